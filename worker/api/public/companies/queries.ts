/** What the calls of both directories read: each in one round trip, and three more when a query has to be understood first. */

import type { CompanyList, CompanyListQuery } from '../../../../domain/contract/companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { searchUnderstood } from '../search/understanding/search-understood.ts'
import { selectCompanyCards, toCompanyCard } from './cards.ts'
import type { Selection } from './conditions.ts'
import type { Directory } from './directories.ts'
import { type FacetRow, selectFacets } from './facets.ts'
import { pageOrder, pageRows, selectCount } from './list.ts'
import { choosePlan } from './plan.ts'
import { toFacets } from './views.ts'

/** A list's filter with the branch under one name: a category for suppliers, a service for service companies. */
export interface DirectoryFilter extends Omit<CompanyListQuery, 'category' | 'page' | 'perPage' | 'locale'> {
  branch?: string | undefined
}

export type DirectoryListQuery = DirectoryFilter & { page: number; perPage: number }

/** A search that is settled; an empty `q` searches for nothing in particular. */
function selectionOf(directory: Directory, filter: DirectoryFilter, match: string | null, now: Date): Selection {
  const { branch, country, activity, verified, years } = filter
  return {
    directory,
    ...(branch !== undefined && { branch }),
    ...(country !== undefined && { country }),
    ...(filter.city && { city: filter.city }),
    ...(activity !== undefined && { activity }),
    ...(verified !== undefined && { verified }),
    ...(years !== undefined && { foundedBy: now.getUTCFullYear() - years }),
    ...(match !== null && { words: true, match }),
  }
}

async function readPage(db: Database, selection: Selection, query: DirectoryListQuery) {
  const plan = choosePlan(selection, query.sort)
  const [cards, counted] = await db.batch([
    selectCompanyCards(db, pageRows(plan, selection, query), pageOrder(plan.order)),
    selectCount(db, selection),
  ])
  return { cards, total: counted[0]?.n ?? 0 }
}

/**
 * @param now gives the year that years in business are counted from.
 * @returns a page of the directory's active companies.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readCompanies(
  db: Database,
  directory: Directory,
  query: DirectoryListQuery,
  { locale, now }: { locale: Locale; now: Date },
): Promise<CompanyList> {
  refuseDeepPage(query)
  const run = (match: string | null) => readPage(db, selectionOf(directory, query, match, now), query)
  const { answer, understood } = query.q
    ? await searchUnderstood(db, query.q, { scope: 'companies', run })
    : { answer: await run(null), understood: null }
  const { cards, total } = answer
  return {
    data: cards.map((row) => toCompanyCard(row, locale)),
    meta: { ...pageMeta(query, total), ...(understood && { understood }) },
  }
}

async function readFacetRows(db: Database, selection: Selection, now: Date): Promise<FacetRow[]> {
  const [first, ...others] = selectFacets(db, selection, now)
  if (!first) return []
  return (await db.batch([first, ...others])).flat()
}

/** @returns what each filter of the directory could be set to. */
export async function readFacets(
  db: Database,
  directory: Directory,
  filter: DirectoryFilter,
  { locale, now }: { locale: Locale; now: Date },
) {
  const run = (match: string | null) => readFacetRows(db, selectionOf(directory, filter, match, now), now)
  if (!filter.q) return toFacets(await run(null), locale)
  const { answer } = await searchUnderstood(db, filter.q, { scope: 'companies', run })
  return toFacets(answer, locale)
}
