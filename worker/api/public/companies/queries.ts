/** Reads both directories: one round trip for each call, and three more when a query has to be interpreted first. */

import type { CompanyList, CompanyListQuery } from '../../../../domain/contract/companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { readFacetRows } from '../listing/facets.ts'
import { pageOrder, pageRows, selectCount } from '../listing/page-rows.ts'
import { choosePlan } from '../listing/plan.ts'
import { searchOrList } from '../search/understanding/search-understood.ts'
import { selectCompanyCards, toCompanyCard } from './cards.ts'
import type { Directory } from './directories.ts'
import { COMPANY_LIST } from './list-table.ts'
import type { CompanySelection } from './selection.ts'
import { toFacets } from './views.ts'

/** A list's filter with the branch under one name: a category for suppliers, a service for service companies. */
interface DirectoryFilter extends Omit<CompanyListQuery, 'category' | 'page' | 'perPage' | 'locale'> {
  branch?: string | undefined
}

type DirectoryListQuery = DirectoryFilter & { page: number; perPage: number }

interface Reader {
  locale: Locale
  /** Years in business are counted up to this date. */
  now: Date
}

/** @param match a MATCH string for the words of the filter's `q`, undefined where it has none. */
function selectionOf(
  directory: Directory,
  { branch, country, city, activity, verified, years }: DirectoryFilter,
  match: string | undefined,
  { now }: Reader,
): CompanySelection {
  const year = now.getUTCFullYear()
  return {
    directory,
    branch,
    country,
    city: city || undefined,
    activity,
    verified,
    foundedBy: years === undefined ? undefined : year - years,
    year,
    match,
  }
}

async function readPage(db: Database, selection: CompanySelection, query: DirectoryListQuery) {
  const plan = choosePlan(COMPANY_LIST, selection, query.sort)
  const rows = pageRows(COMPANY_LIST, plan, selection, query)
  const [cards, counted] = await db.batch([
    selectCompanyCards(db, rows, pageOrder(COMPANY_LIST, plan.order)),
    selectCount(db, COMPANY_LIST, selection),
  ])
  return { cards, total: counted[0]?.n ?? 0 }
}

/**
 * @returns a page of the directory's active companies.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readCompanies(
  db: Database,
  directory: Directory,
  query: DirectoryListQuery,
  reader: Reader,
): Promise<CompanyList> {
  refuseDeepPage(query)
  const run = (match?: string) => readPage(db, selectionOf(directory, query, match, reader), query)
  const { result, understood } = await searchOrList(db, query.q, { scope: 'companies', run })
  const { cards, total } = result
  return {
    data: cards.map((row) => toCompanyCard(row, reader.locale)),
    meta: { ...pageMeta(query, total), ...(understood && { understood }) },
  }
}

/** @returns what each filter of the directory could be set to. */
export async function readFacets(db: Database, directory: Directory, filter: DirectoryFilter, reader: Reader) {
  const run = (match?: string) => readFacetRows(db, COMPANY_LIST, selectionOf(directory, filter, match, reader))
  const { result } = await searchOrList(db, filter.q, { scope: 'companies', run })
  return toFacets(result, reader.locale)
}
