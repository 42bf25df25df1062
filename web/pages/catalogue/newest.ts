import { FOLLOWED_FILTERS } from '../../../domain/followed-filters.ts'
import type { CatalogueData } from './load.ts'

type Query = Record<string, string>

/** The filters of a list, whatever its order, page and view: what a feed of its newest goods has. */
export const newestOf = ({ sort: _, page: __, view: ___, ...filters }: Query) => filters

/** @returns what of a list can be followed: its own filters, and the category or supplier of its path; nothing for all goods */
export function followedOf({ category, seller }: Pick<CatalogueData, 'category' | 'seller'>, query: Query) {
  const all: Query = { ...query, ...(category && { category: category.id }), ...(seller && { supplier: seller.id }) }
  const filters = Object.fromEntries(FOLLOWED_FILTERS.flatMap((key) => (all[key] ? [[key, all[key]]] : [])))
  return Object.keys(filters).length === 0 ? {} : { followed: { kind: 'goods' as const, filters } }
}
