import { type SQL, sql } from 'drizzle-orm'
import type { ProductFilter } from '../../../../domain/contract/products.ts'
import type { TypedRange } from '../../../../domain/parameters/typed-ranges.ts'
import type { Searchable } from '../listing/list-table.ts'

/** The selection of products that are listed, counted and grouped. */
export interface ProductSelection extends Omit<ProductFilter, 'q' | 'sort'>, Searchable {
  /** Key of the parameter that the list is sorted by. */
  by?: string | undefined
  /** The query of a list of what is in stock, or that has it first: it may be the article of a variant. */
  named?: string | undefined
  /** Whether prices are those of the variants that filters lead to, instead of the cheapest ones (parameters/shown-price.ts). */
  byVariant?: boolean | undefined
  /** Whether prices at the quantity are neither filtered nor sorted by, so that they are not read with each row. */
  isWithoutPrices?: boolean | undefined
  /** Those of the query: what is within them comes first among what has its words. */
  ranges?: TypedRange[] | undefined
}

/** A category's number; of one that was merged, that of the category which has its goods now. */
const categoryNum = (id: string): SQL => sql`(SELECT coalesce(
    (SELECT num FROM categories WHERE id = wanted.id), (SELECT category FROM category_redirects WHERE id = wanted.id)
  ) FROM (SELECT ${id} AS id) AS wanted)`

/**
 * The ancestor in listing: a category's number, or 0 for the whole shop; an unknown id gives NULL, which matches no
 * row.
 */
export const ancestorNum = (category: string | undefined): SQL =>
  category === undefined ? sql`0` : categoryNum(category)

export const companyNum = (supplier: string | undefined): SQL => sql`(SELECT num FROM companies WHERE id = ${supplier})`

/**
 * The number of a parameter of the category; NULL, which matches no row, for a parameter that it does not have.
 * @param which a further condition on the parameter
 */
export const parameterNum = (category: string | undefined, key: string, which?: SQL): SQL =>
  sql`(SELECT num FROM parameters WHERE category = ${ancestorNum(category)} AND key = ${key}${which ? sql` AND ${which}` : sql``})`
