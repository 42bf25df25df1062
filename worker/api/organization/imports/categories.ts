/** The categories of a file: where their goods go, and where their supplier wants them to go (docs/behaviour.md, "Categories of a file"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type {
  CategoryChoices,
  FileCategories,
  FileCategoriesQuery,
  FileCategory,
} from '../../../../domain/contract/import-categories.ts'
import { pathKey } from '../../../../domain/price-list/category-path.ts'
import type { Bindings } from '../../../bindings.ts'
import { database } from '../../../db/connection.ts'
import type { CategoryMatcher } from '../../../db/import/category-match.ts'
import { readShopCategories, type ShopCategory } from '../../../db/import/shop-categories.ts'
import type { StoredImport } from '../../../imports/context.ts'
import { fileMatcher, readChoices } from '../../../imports/file-matcher.ts'
import { type FileHead, readHead, readUsed } from '../../../imports/files.ts'
import { type CategorySuggestion, categorySuggester, suggestionSources } from '../../../imports/suggest-categories.ts'
import type { UsedCategory } from '../../../imports/used-categories.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { commit } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult } from '../../http/writes/version.ts'
import { type Proposed, readProposals, storeProposals } from './propose.ts'
import { setImportStatus } from './set-status.ts'
import { type ChosenPath, storeChoices } from './store-choices.ts'

interface Mapping {
  used: UsedCategory[]
  shop: ShopCategory[]
  matcher: CategoryMatcher
}

const NO_HEAD: FileHead = { currency: '', categories: [], ambiguous: {} }

/** Without categories where the file was read by a version that counted none. */
async function readMapping(env: Bindings, row: StoredImport, used: UsedCategory[]): Promise<Mapping> {
  const [shop, choices] = await Promise.all([readShopCategories(env.DB), readChoices(env.DB, row.company)])
  const head = used.length > 0 ? await readHead(env.FILES, row.id) : NO_HEAD
  return { used, shop, matcher: fileMatcher(head, shop, choices) }
}

function toFileCategory(
  { id, goods, names }: UsedCategory,
  matcher: CategoryMatcher,
  suggestion: CategorySuggestion | null,
  proposals: Awaited<ReturnType<typeof readProposals>>,
): FileCategory {
  const path = matcher.label(id)
  const match = matcher.found(id)
  return {
    path,
    goods,
    samples: names,
    proposal: proposals.get(pathKey(path)) ?? null,
    current: match?.category?.id ?? null,
    suggested: suggestion?.category.id ?? null,
    by: suggestion?.by ?? match?.by ?? null,
  }
}

/** Whether neither the supplier's choice nor the category's own name decides where its goods go. */
const isUndecided = (matcher: CategoryMatcher, id: string): boolean => (matcher.found(id)?.by ?? 'above') === 'above'

/**
 * The categories of a file, those with most goods first; none unless the import is ready to be applied, since only then they can be chosen.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readFileCategories(
  env: Bindings,
  row: StoredImport,
  page: FileCategoriesQuery,
): Promise<FileCategories> {
  refuseDeepPage(page)
  if (row.status !== 'ready') return { data: [], meta: pageMeta(page, 0) }
  const used = await readUsed(env.FILES, row.id)
  const shown = used.slice(offsetOf(page), offsetOf(page) + page.perPage)
  const [{ shop, matcher }, sources, proposals] = await Promise.all([
    readMapping(env, row, used),
    suggestionSources(env, shown),
    readProposals(database(env.DB), row.company),
  ])
  const suggest = categorySuggester(shop, sources)
  return {
    data: shown.map((one) =>
      toFileCategory(one, matcher, isUndecided(matcher, one.id) ? suggest(one) : null, proposals),
    ),
    meta: pageMeta(page, used.length),
  }
}

/**
 * @returns what differs from where the goods go already
 * @throws AppError 422 `input.invalid` for a path that is not the file's, or an unknown category
 */
function differences({ used, shop, matcher }: Mapping, { categories }: CategoryChoices): ChosenPath[] {
  const byPath = new Map(used.map(({ id }) => [pathKey(matcher.label(id)), id]))
  return categories.flatMap(({ path, category }, at): ChosenPath[] => {
    const id = byPath.get(pathKey(path))
    if (id === undefined)
      throw invalidInput([{ path: `categories.${at}.path`, code: 'unknown', message: 'The file has no such category' }])
    const ours = category === null ? null : shop.find((one) => one.id === category)
    if (ours === undefined)
      throw invalidInput([{ path: `categories.${at}.category`, code: 'unknown', message: 'No such category' }])
    const isSame = (matcher.found(id)?.category?.id ?? null) === category
    return isSame ? [] : [[pathKey(path), ours?.num ?? null]]
  })
}

/** The categories for which the supplier says that none of ours fits, and which it proposes. */
function proposed({ used, matcher }: Mapping, { categories }: CategoryChoices): Proposed[] {
  const byPath = new Map(used.map((one) => [pathKey(matcher.label(one.id)), one]))
  return categories.flatMap(({ path, category, propose }) => {
    const found = propose && category === null ? byPath.get(pathKey(path)) : undefined
    return found ? [{ label: matcher.label(found.id), goods: found.goods, samples: found.names }] : []
  })
}

/**
 * Stores where goods of the file's categories go, for this file and later ones, and begins the dry run anew.
 * @throws AppError 422 `input.invalid`; 409 `status.refused` unless the import is ready
 */
export async function chooseCategories(c: Context<ApiEnv>, row: StoredImport, choices: CategoryChoices) {
  const { id, status, version } = row
  if (status !== 'ready') {
    const refused = new AppError('status.refused', 409, { members: { allowed: [] } })
    // Of a double press, the slower one has the stored response of the faster one.
    return commit(c, [refuseUnless(sql`false`, refused)], editResult(200, { id, status, version }, version))
  }
  const mapping = await readMapping(c.env, row, await readUsed(c.env.FILES, id))
  const chosen = differences(mapping, choices)
  const now = Date.now()
  const proposals = storeProposals(row.company, proposed(mapping, choices), now)
  if (chosen.length === 0) return commit(c, proposals, editResult(200, { id, status, version }, version))
  const change = { position: 0, report: row.found.read ?? null }
  const more = [...storeChoices(row.company, chosen, now), ...proposals]
  return setImportStatus(c, { row, to: 'checking', change, more })
}
