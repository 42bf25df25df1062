/** Imports of price lists, as the members of the organization read them. */

import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { Import, ImportRow as ImportCard, ImportList, ImportsQuery } from '../../../../domain/contract/imports.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { PART_OF_FILE, partCount, UNDO_FOR } from '../../../../domain/price-list/import-terms.ts'
import { IMPORT_BY_MEMBERS, type ImportStatus, isRunning } from '../../../../domain/statuses/import.ts'
import type { Database } from '../../../db/connection.ts'
import { importChanges, importParts, imports, products, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'

/** Price lists and bulk changes, with who began them. */
export const selectImports = (db: Database) =>
  db
    .select({ row: imports, author: named(users.name, 'author_name') })
    .from(imports)
    .leftJoin(users, eq(users.num, imports.author))

type OwnImport = Awaited<ReturnType<typeof selectImports>>[number]

/** An upload that has not ended has no name yet; a bulk change never has one. */
const isFile = ne(imports.fileName, '')
const isOwn = (company: number): SQL =>
  sql`${imports.company} = ${company} AND (${isFile} OR ${imports.edit} IS NOT NULL)`

export const readOwnImport = async (db: Database, company: number, id: string): Promise<OwnImport | undefined> =>
  (await selectImports(db).where(and(eq(imports.id, id), eq(imports.company, company), isFile)))[0]

function countsOf({ report, edit }: OwnImport['row']): ImportCard['counts'] {
  if (edit?.report) {
    const refused = edit.report.refused.reduce((sum, { count }) => sum + count, 0)
    return { added: 0, changed: edit.report.changed, refused, missing: 0 }
  }
  if (!report) return null
  const { added, changed } = report.applied ?? report
  return { added, changed, refused: report.refused, missing: report.missing.count }
}

/** Until when an applied import can be undone; null in another state. */
export const undoUntilOf = ({ status, appliedAt }: OwnImport['row']): string | null =>
  status === 'applied' && appliedAt !== null ? isoOrNull(appliedAt + UNDO_FOR) : null

const toCard = ({ row, author }: OwnImport): ImportCard => ({
  id: row.id,
  fileName: row.fileName,
  size: row.size,
  status: row.status,
  format: row.format,
  counts: countsOf(row),
  author: author ?? '',
  createdAt: new Date(row.createdAt).toISOString(),
  undoUntil: undoUntilOf(row),
  edit: row.edit && { field: row.edit.change?.field ?? null, total: row.edit.total },
})

/** The states that members can set; none once the file is deleted. */
export const statusesToSet = ({ status, kept }: Pick<OwnImport['row'], 'status' | 'kept'>): ImportStatus[] =>
  kept ? [...IMPORT_BY_MEMBERS[status]] : []

/** The first hundred goods that undoing has left as they are. */
const selectKept = (db: Database, num: number) =>
  db
    .select({ id: products.id, names: products.names })
    .from(importChanges)
    .innerJoin(products, eq(products.num, importChanges.product))
    .where(and(eq(importChanges.import, num), eq(importChanges.state, 'kept')))
    .limit(100)

function tableOf({ found: { table }, answers }: OwnImport['row']): Import['table'] {
  if (!table) return null
  const { sheets, sheet, heads, rows } = table
  const columns = answers.columns?.length === heads.length ? answers.columns : table.columns
  return {
    sheets,
    sheet,
    columns: heads.map((head, at) => ({
      ...(columns[at] ?? { role: 'ignore' }),
      head,
      samples: rows.map((cells) => cells[at] ?? ''),
    })),
  }
}

/** @returns what undoing has brought back and left so far; null where it was not begun */
export async function undoOf(db: Database, row: OwnImport['row'], locale: Locale): Promise<Import['undo']> {
  if (!row.undo) return null
  const kept = await selectKept(db, row.num)
  return { ...row.undo, goods: kept.map(({ id, names }) => ({ id, name: localized(names, locale).text })) }
}

/** The parts of a file that have arrived. */
export const selectParts = (db: Database, { num }: Pick<OwnImport['row'], 'num'>) =>
  db.select().from(importParts).where(eq(importParts.import, num)).orderBy(asc(importParts.part))

async function uploadOf(db: Database, row: OwnImport['row']): Promise<Import['upload']> {
  if (row.status !== 'uploading') return null
  const arrived = await selectParts(db, row)
  return {
    partSize: PART_OF_FILE,
    parts: partCount(row.size),
    arrived: arrived.map(({ part, digest }) => ({ part, digest })),
  }
}

/** @returns an import with its report */
export async function toImport(db: Database, found: OwnImport, locale: Locale): Promise<Import> {
  const { row } = found
  return {
    ...toCard(found),
    version: row.version,
    moves: statusesToSet(row),
    encoding: row.encoding,
    upload: await uploadOf(db, row),
    progress: isRunning(row.status) ? { done: row.position, total: row.parts } : null,
    questions: row.found.questions ?? [],
    answers: row.answers,
    table: tableOf(row),
    priceTypes: row.found.priceTypes?.types ?? [],
    report: row.report,
    choice: row.choice,
    undo: await undoOf(db, row, locale),
    error: row.error === null ? null : { code: row.error, detail: row.errorDetail ?? '' },
  }
}

/**
 * The imports of an organization, latest first.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readImports(db: Database, company: number, page: ImportsQuery): Promise<ImportList> {
  const own = isOwn(company)
  const { rows, meta } = await pageByNumber(db, page, sql`FROM imports WHERE ${own}`, (limit, offset) =>
    selectImports(db).where(own).orderBy(desc(imports.num)).limit(limit).offset(offset),
  )
  return { data: rows.map(toCard), meta }
}

/** The supplier's last answers, to suggest for the next file, which mostly asks the same; without those about one table's columns. */
export async function lastAnswers(db: Database, company: number): Promise<OwnImport['row']['answers']> {
  const [last] = await db
    .select({ answers: imports.answers })
    .from(imports)
    .where(and(eq(imports.company, company), sql`${imports.answers} <> '{}'`))
    .orderBy(desc(imports.num))
    .limit(1)
  const { columns: _, sheet: __, ...answers } = last?.answers ?? {}
  return answers
}
