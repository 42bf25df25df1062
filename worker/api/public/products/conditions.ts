/** Filters as SQL on a row `l` of listing, and the sources of such rows. Every value is bound, names are our own. */
import { type SQL, sql } from 'drizzle-orm'
import { CANDIDATES } from '../filter-or-scan.ts'
import type { Narrowing, Source } from './plan.ts'
import { listedProducts, ON_REQUEST, type Scoring, wordHits } from './word-hits.ts'

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

/** listing has the ancestor in its key; a product found by its words has but its own category. */
function withinCategory(category: string | undefined, source: Source): SQL {
  const ancestor = ancestorNum(category)
  if (source !== 'words') return sql`l.ancestor = ${ancestor}`
  if (category === undefined) return sql`true`
  return sql`EXISTS (SELECT 1 FROM category_ancestors AS up WHERE up.category = l.category AND up.ancestor = ${ancestor})`
}

/** @returns all conditions joined by AND on rows of that source; there is always one. */
export function conditions(filter: Selection, source: Source): SQL {
  const { supplier, country, moq, inStock, tnved } = filter
  const all = [
    withinCategory(filter.category, source),
    ...priceConditions(filter),
    ...(supplier === undefined ? [] : [sql`l.company = ${companyNum(supplier)}`]),
    ...(country === undefined ? [] : [sql`l.country = ${country}`]),
    ...(moq === undefined ? [] : [sql`l.moq <= ${moq}`]),
    ...(inStock ? [sql`l.in_stock = 1`] : []),
    ...(tnved === undefined ? [] : [tnvedRange(sql`l.tnved`, tnved)]),
  ]
  return sql.join(all, sql` AND `)
}

/** SQLite's own name for it. Without figures it prefers any index that a filter fits, and sorts a whole category. */
const PRIMARY_KEY = 'sqlite_autoindex_listing_1'

/** CROSS JOIN keeps the order of tables: SQLite has no figures to choose it by. */
export function rowsOf(source: Source, { match, tnved }: Selection, scoring: Scoring = 'unscored'): SQL {
  if (source === 'words') {
    const hits = wordHits(match ?? '""', CANDIDATES, scoring)
    return sql`${hits} AS w CROSS JOIN ${listedProducts} AS l ON l.product = w.product`
  }
  if (source === 'tnved') {
    return sql`products AS p INDEXED BY products_tnved CROSS JOIN listing AS l ON p.status = 'published'
      AND ${tnvedRange(sql`p.tnved`, tnved ?? '')} AND l.rank = p.rank AND l.product = p.num`
  }
  return sql`listing AS l INDEXED BY ${sql.raw(source === 'listing' ? PRIMARY_KEY : source)}`
}
