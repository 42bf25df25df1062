/**
 * Which index a list is read by. `listing` has a row for every product under every category above it, in indexes that
 * hold each sort order and each selective filter; the wrong one reads a million rows for a page of 24.
 */
import type { ProductFilter } from '../../../../domain/contract/products.ts'

/** Rows found one way or the other; named after the index they come through. */
export type Source =
  | 'words'
  | 'tnved'
  | 'listing'
  | 'listing_new'
  | 'listing_price'
  | 'listing_company'
  | 'listing_country'

export type Order = 'relevance' | 'popular' | 'new' | 'price' | '-price'

/** What is left of a query for choosing: `words` says whether there is anything to search for. */
export type Narrowing = Omit<ProductFilter, 'q' | 'sort'> & { words?: boolean }

export interface Plan {
  order: Order
  /** Gives the rows already in order, so that a page stops early; null where nothing does. */
  walk: Source | null
  /** Gives the fewest rows, to be sorted; null where `walk` is as good. */
  few: Source | null
}

/** A TN VED heading: from here on a code is selective. */
const HEADING_DIGITS = 4

const hasPrice = ({ priceMin, priceMax }: Narrowing): boolean => priceMin !== undefined || priceMax !== undefined

/** @returns the source with the fewest rows for the filters, or null when none of them is selective. */
function fewest(filter: Narrowing): Source | null {
  if (filter.words) return 'words'
  if (filter.supplier !== undefined) return 'listing_company'
  if ((filter.tnved?.length ?? 0) >= HEADING_DIGITS) return 'tnved'
  if (hasPrice(filter)) return 'listing_price'
  return filter.country === undefined ? null : 'listing_country'
}

/** @returns the source that has the order; a supplier's and a country's rows lie in the order of popularity. */
function ordered(order: Order, filter: Narrowing): Source | null {
  if (filter.words || order === 'relevance') return null
  if (order === 'new') return 'listing_new'
  if (order !== 'popular') return 'listing_price'
  if (filter.supplier !== undefined) return 'listing_company'
  return filter.country === undefined ? 'listing' : 'listing_country'
}

/**
 * @param sort as asked for; the default order of a search is relevance.
 * @returns how to read the list. With both sources the rows of `few` are counted first: up to 10,000 are sorted; more are
 *   so many that walking in order soon meets a page of them.
 */
export function choosePlan(filter: Narrowing, sort: ProductFilter['sort']): Plan {
  const order = filter.words && sort === 'popular' ? 'relevance' : sort
  const walk = ordered(order, filter)
  const few = fewest(filter)
  return { order, walk, few: few === walk ? null : few }
}

/** @returns the source for counting and grouping: the order does not matter there. */
export const countingSource = (filter: Narrowing): Source => fewest(filter) ?? 'listing'
