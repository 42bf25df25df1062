/** Filters as SQL on a row `l` of listing, and the sources of such rows. Every value is bound, names are our own. */
import { type SQL, sql } from 'drizzle-orm'
import { CANDIDATES } from '../few-or-walk.ts'
import type { Narrowing, Source } from './plan.ts'

/** Stands in listing for "on request": above every price, so that it sorts last. */
export const ON_REQUEST = sql.raw('9000000000000000')

/** What is searched, beside the filters that `Narrowing` has. */
export interface Selection extends Narrowing {
  /** A MATCH string from matchQuery; there when `words` is. */
  match?: string | undefined
}

/** The row of listing's ancestors: a category's num, or 0 for the whole shop. An unknown id selects nothing. */
export const ancestorNum = (category: string | undefined): SQL =>
  category === undefined ? sql`0` : sql`(SELECT num FROM categories WHERE id = ${category})`

export const companyNum = (supplier: string): SQL => sql`(SELECT num FROM companies WHERE id = ${supplier})`

/** Roubles of the URL in kopecks; a range is about prices, and "on request" is none. */
function priceConditions({ priceMin, priceMax }: Narrowing): SQL[] {
  if (priceMin === undefined && priceMax === undefined) return []
  const top = priceMax === undefined ? sql`l.price < ${ON_REQUEST}` : sql`l.price <= ${priceMax * 100}`
  return priceMin === undefined ? [top] : [sql`l.price >= ${priceMin * 100}`, top]
}

/** Codes that begin so: the colon comes right after 9. */
const tnvedRange = (column: SQL, tnved: string): SQL => sql`${column} >= ${tnved} AND ${column} < ${`${tnved}:`}`

/** @returns all conditions joined by AND; there is always one, the ancestor. */
export function conditions(filter: Selection): SQL {
  const { supplier, country, moq, inStock, tnved } = filter
  const all = [
    sql`l.ancestor = ${ancestorNum(filter.category)}`,
    ...priceConditions(filter),
    ...(supplier === undefined ? [] : [sql`l.company = ${companyNum(supplier)}`]),
    ...(country === undefined ? [] : [sql`l.country = ${country}`]),
    ...(moq === undefined ? [] : [sql`l.moq <= ${moq}`]),
    ...(inStock ? [sql`l.in_stock = 1`] : []),
    ...(tnved === undefined ? [] : [tnvedRange(sql`l.tnved`, tnved)]),
  ]
  return sql.join(all, sql` AND `)
}

/**
 * Products that have the words, the newest ones first and no more than are counted: ranking a common word's every hit
 * takes time without end. Weights: name 10, model 8, category 4, the rest 1; a lower score is a better one.
 */
const hits = (match: string): SQL => sql`(
  SELECT rowid AS product, bm25(product_fts, 10.0, 8.0, 4.0, 1.0) AS score
  FROM product_fts WHERE product_fts MATCH ${match} ORDER BY rowid DESC LIMIT ${CANDIDATES}
)`

/** SQLite's own name for it. Without figures it prefers any index that a filter fits, and sorts a whole category. */
const PRIMARY_KEY = 'sqlite_autoindex_listing_1'

/** CROSS JOIN keeps the order of tables: SQLite has no figures to choose it by. */
export function rowsOf(source: Source, { match, tnved }: Selection): SQL {
  if (source === 'words') {
    return sql`${hits(match ?? '""')} AS w CROSS JOIN products AS p ON p.num = w.product
      CROSS JOIN listing AS l ON l.rank = p.rank AND l.product = p.num`
  }
  if (source === 'tnved') {
    return sql`products AS p INDEXED BY products_tnved CROSS JOIN listing AS l ON p.status = 'published'
      AND ${tnvedRange(sql`p.tnved`, tnved ?? '')} AND l.rank = p.rank AND l.product = p.num`
  }
  return sql`listing AS l INDEXED BY ${sql.raw(source === 'listing' ? PRIMARY_KEY : source)}`
}
