import type { ImportReport } from '../../domain/contract/import-report.ts'
import type { Bindings } from '../bindings.ts'
import { categoryMatcher } from '../db/import/category-match.ts'
import { type Fault, quotable } from '../db/import/faults.ts'
import type { FeedCategory } from '../db/import/feed.ts'
import { typedArticles } from '../db/import/stored-goods.ts'
import { joinedUpdates } from '../db/import/variant-updates.ts'
import type { StoredTable } from '../db/schema.ts'
import type { StoredImport } from './context.ts'
import { fileKey } from './files.ts'
import { findTable, headsOf } from './found-table.ts'
import { asRefused, openFile } from './open-file.ts'
import { pictureFinder, readArticles } from './packed-pictures.ts'
import { advance } from './progress.ts'
import { entriesOf, storeParts } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'
import { rememberedColumns } from './remembered-columns.ts'
import { storedSource } from './source.ts'
import { addToReport, emptyReport } from './tally.ts'
import { findVariants } from './variant-offers.ts'

/** Most unknown elements in the report. */
const MAX_UNKNOWN = 30
/** Most unused pictures in the report, and characters of each name. */
const MAX_UNUSED = 3
const MAX_PATH_LENGTH = 30

/** Faults of the file's own tree of categories. */
function categoryFaults(categories: FeedCategory[]): Fault[] {
  const matcher = categoryMatcher([], new Map())
  return [...categories.flatMap((category) => matcher.add(category) ?? []), ...matcher.orphans()]
}

/** Asks the supplier for the roles of the columns, filled in with their answers for a table with the same heads, else with guesses. */
async function askColumns(env: Bindings, row: StoredImport, table: StoredTable, now: number): Promise<void> {
  const heads = headsOf(table)
  const remembered = await rememberedColumns(env, row, heads)
  const columns = remembered?.length === table.columns.length ? remembered : table.columns
  const found = { questions: ['columns' as const], table: { ...table, columns } }
  await advance(env, row, { format: row.format, heads, found, report: null, status: 'asking' }, now)
}

/** Reports, in one line, pictures of the archive that belong to no product. */
function addUnusedPictures(report: ImportReport, paths: string[]): void {
  const named = paths.slice(0, MAX_UNUSED).map((path) => quotable(path).slice(0, MAX_PATH_LENGTH))
  const detail = `${paths.length}: ${named.join(', ')}${paths.length > MAX_UNUSED ? '…' : ''}`
  if (paths.length > 0) addToReport(report, 'mended', { line: 0, code: 'pictures.unused', detail })
}

/** Reports, in one line, sheets of a workbook that were left out. */
function addUnreadSheets(report: ImportReport, { sheets, sheet }: StoredTable): void {
  const others = sheets.filter((one) => one !== sheet)
  if (others.length > 0) addToReport(report, 'mended', { line: 0, code: 'sheets.unread', detail: others.join(', ') })
}

async function readFile(env: Bindings, row: StoredImport, now: number): Promise<void> {
  const { columns, sheet, priceType } = row.answers
  const file = await openFile(storedSource(env.FILES, fileKey(row.id), row.size), sheet)
  const table = 'table' in file ? await findTable(file.table) : null
  if ('table' in file && !table) throw new RefusedFile('no-offers')
  const format = 'table' in file ? file.table.format : file.format
  if (table && columns?.length !== table.columns.length) {
    await askColumns(env, { ...row, format }, table, now)
    return
  }
  const { packed = [] } = file
  const entries = () => entriesOf(file, table, columns ?? [], priceType)
  const pictures = pictureFinder(packed, row.company, await readArticles(entries(), packed))
  const read = joinedUpdates(entries(), (ids) => findVariants(env.DB, row.company, ids))
  const typed = await typedArticles(env.DB, row.company)
  const { survey, parts, questions: open } = await storeParts(env.FILES, row.id, read, typed, pictures)
  const report = emptyReport()
  addUnusedPictures(report, pictures.unused())
  if (table) addUnreadSheets(report, table)
  for (const fault of survey.faults) addToReport(report, 'mended', fault)
  for (const fault of categoryFaults(survey.categories)) addToReport(report, 'mended', fault)
  report.unknown = [...survey.unknown]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_UNKNOWN)
  const { priceTypes } = survey
  // If the file was read again only because another type of prices was chosen, questions that were answered together with that are not
  // asked again.
  const isChosen = row.found.priceTypes !== undefined && priceTypes?.read === priceType
  const questions = isChosen ? [...new Set([...(row.found.questions ?? []), ...open])] : open
  const isAsked = isChosen && open.every((question) => row.found.questions?.includes(question))
  const status = questions.length > 0 && !isAsked ? 'asking' : 'checking'
  const found = { questions, read: report, ...(table && { table }), ...(priceTypes && { priceTypes }) }
  const encoding = format === 'xlsx' ? null : survey.encoding
  await advance(env, row, { encoding, format, found, parts, position: 0, report: null, status }, now)
}

/** The first step: reads the file, and continues with the dry run unless something has to be asked. */
export async function readNext(env: Bindings, row: StoredImport, now: number): Promise<void> {
  try {
    await readFile(env, row, now)
  } catch (error) {
    const refused = asRefused(error)
    if (!(refused instanceof RefusedFile)) throw error
    await advance(env, row, { status: 'refused', error: refused.code, errorDetail: refused.detail }, now)
  }
}
