/** Which index a list of companies is read by, as worker/api/public/products/plan.ts chooses it for products. */
import type { CompanySort } from '../../../../domain/contract/companies.ts'

/** Rows found one way or the other; named after the index they come through. */
export type Source =
  | 'words'
  | 'activity'
  | 'company_listing_offers'
  | 'company_listing_new'
  | 'company_listing_founded'
  | 'company_listing_country'
  | 'company_listing_city'

export type Order = 'relevance' | CompanySort

/** What is left of a query for choosing: `words` says whether there is anything to search for. */
export interface Narrowing {
  country?: string | undefined
  city?: string | undefined
  activity?: string | undefined
  verified?: boolean | undefined
  /** The latest year of foundation. */
  foundedBy?: number | undefined
  words?: boolean
}

export interface Plan {
  order: Order
  /** Gives the rows already in order, so that a page stops early; null where nothing does. */
  walk: Source | null
  /** Gives the fewest rows, to be sorted; null where `walk` is as good. */
  few: Source | null
}

/** @returns the source with the fewest rows for the filters, or null when none of them is selective. */
function fewest(filter: Narrowing): Source | null {
  if (filter.words) return 'words'
  if (filter.city !== undefined) return 'company_listing_city'
  if (filter.activity !== undefined) return 'activity'
  if (filter.country !== undefined) return 'company_listing_country'
  return filter.foundedBy === undefined ? null : 'company_listing_founded'
}

/** @returns the source that has the order; a town's and a country's rows lie in the order of what is offered. */
function ordered(order: Order, { words, city, country }: Narrowing): Source | null {
  if (words || order === 'relevance') return null
  if (order === 'new') return 'company_listing_new'
  if (order === 'founded') return 'company_listing_founded'
  if (city !== undefined) return 'company_listing_city'
  return country === undefined ? 'company_listing_offers' : 'company_listing_country'
}

/** @returns how to read the list: the default order of a search is relevance. */
export function choosePlan(filter: Narrowing, sort: CompanySort): Plan {
  const order = filter.words && sort === 'offers' ? 'relevance' : sort
  const walk = ordered(order, filter)
  const few = fewest(filter)
  return { order, walk, few: few === walk ? null : few }
}

/** @returns the source for counting and grouping: the order does not matter there. */
export const countingSource = (filter: Narrowing): Source => fewest(filter) ?? 'company_listing_offers'
