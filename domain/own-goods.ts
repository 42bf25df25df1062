/** How suppliers filter their own products (docs/behaviour.md, "Own products"). */
import { LOCALES } from './locale.ts'

/** What a product may lack; a language: a name in it. */
export const LACKS = ['category', 'picture', 'price', 'parameter', ...LOCALES] as const
export type Lack = (typeof LACKS)[number]

/** In stock, made to order, not stated. */
export const STOCKS = ['some', 'none', 'unknown'] as const
/** By hand, by any import; of these from an uploaded price list, or from 1C. Goods from an address are found by its id. */
export const GOODS_SOURCES = ['hand', 'file', 'upload', 'exchange'] as const

/** Keys of the filter in the address of the list, besides the search and the status. */
export const OWN_FILTERS = ['lacks', 'stock', 'age', 'source', 'category', 'import'] as const
