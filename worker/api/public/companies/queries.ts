/** Reads both directories: one round trip for each call, and three more when a query has to be interpreted first. */

import type { CompanyList, CompanyListQuery } from '../../../../domain/contract/companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { type PageRequest, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { readFacetRows } from '../listing/facets.ts'
import { pageOrder, pageRows, selectCount } from '../listing/page-rows.ts'
import { choosePlan } from '../listing/plan.ts'
import { searchOrList } from '../search/understanding/search-or-list.ts'
import { selectCompanyCards, toCompanyCard } from './cards.ts'
import type { CompanySelection, Directory } from './directories.ts'
import type { FreightRouteEnds } from './freight-route-filter.ts'
import { COMPANY_LIST } from './list-table.ts'
import { toFacets } from './views.ts'

/** The filters of both directories. Of `category` and `service` each reads the one that it has as branches. */
type DirectoryFilter = Omit<CompanyListQuery, 'page' | 'perPage'> &
  FreightRouteEnds &
  Pick<CompanySelection, 'regulation'> & { service?: string | undefined }

export type DirectoryListQuery = DirectoryFilter & PageRequest

/** @param match a MATCH string for the words of the filter's `q`, undefined where it has none. */
function selectionOf(directory: Directory, filter: DirectoryFilter, match: string | undefined): CompanySelection {
  const { country, city, activity, verified, years, from, to, regulation } = filter
  const year = new Date().getUTCFullYear()
  return {
    directory,
    branch: filter[directory.branchKey],
    country,
    city: city || undefined,
    activity,
    verified,
    foundedBy: years === undefined ? undefined : year - years,
    year,
    from,
    to,
    regulation,
    match,
  }
}

async function readPage(db: Database, selection: CompanySelection, query: DirectoryListQuery, locale: Locale) {
  const plan = choosePlan(COMPANY_LIST, selection, query.sort)
  const rows = pageRows(COMPANY_LIST, plan, selection, query)
  const [cards, counted] = await db.batch([
    selectCompanyCards(db, rows, pageOrder(COMPANY_LIST, plan.order), locale),
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
  locale: Locale,
): Promise<CompanyList> {
  refuseDeepPage(query)
  const run = (match?: string) => readPage(db, selectionOf(directory, query, match), query, locale)
  const { result, understood } = await searchOrList(db, query.q, { scope: 'companies', locale, run })
  const { cards, total } = result
  return {
    data: cards.map((row) => toCompanyCard(row, locale)),
    meta: { ...pageMeta(query, total), ...(understood && { understood }) },
  }
}

/** @returns what each filter of the directory could be set to. */
export async function readFacets(db: Database, directory: Directory, filter: DirectoryFilter, locale: Locale) {
  const run = (match?: string) => readFacetRows(db, COMPANY_LIST, selectionOf(directory, filter, match), locale)
  const { result } = await searchOrList(db, filter.q, { scope: 'companies', locale, run })
  return toFacets(result, locale)
}
