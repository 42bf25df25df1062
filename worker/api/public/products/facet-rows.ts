/** The rows that facets of products are counted over: thousands of products are grouped into some dozens of rows first, with their numbers. */
import { type SQL, sql } from 'drizzle-orm'
import type { Facet } from './facets.ts'
import { maySplit } from './parameters/shown-stock.ts'
import type { ProductSelection } from './selection.ts'
import { priceColumn } from './step-prices.ts'
import { hasSoonest, inStockOrSplit } from './stock-cover.ts'
import { ON_REQUEST } from './word-hits.ts'

interface FacetRows {
  /** Of a product. */
  column: (selection: ProductSelection, source: string) => SQL
  /** What the products are grouped by. */
  key?: SQL
  /** What is summed for each group. */
  sum?: SQL
}

const own = (key: SQL): FacetRows => ({ column: () => sql`l.${key}`, key })

const ROWS: Record<Facet, FacetRows> = {
  category: own(sql`category`),
  supplier: own(sql`company`),
  country: own(sql`country`),
  moq: own(sql`moq`),
  price: {
    column: (selection) => sql`${priceColumn(selection)} AS price`,
    sum: sql`min(iif(price < ${ON_REQUEST}, price, NULL)) AS lowest, max(iif(price < ${ON_REQUEST}, price, NULL)) AS highest`,
  },
  inStock: {
    column: (selection, source) => sql`${inStockOrSplit(sql`l`, selection, hasSoonest(source))} AS in_stock`,
    sum: sql`sum(in_stock) AS in_stock`,
  },
}

const isFacet = (name: string): name is Facet => Object.hasOwn(ROWS, name)

/** @returns what `base` has of each product for the facets; the others, of parameters, need its number, and so does its variants' stock */
export const facetColumns =
  (selection: ProductSelection) =>
  (facets: string[], source: string): SQL => {
    const columns = facets.filter(isFacet).map((name) => ROWS[name].column(selection, source))
    const needsNumber = columns.length < facets.length || (facets.includes('inStock') && maySplit(selection))
    return sql.join(needsNumber ? [sql`l.product`, ...columns] : columns, sql`, `)
  }

/** @returns a statement that groups the products of `base` by what these facets count, with the number of each group as `n` */
export function sumsOf(facets: string[]): SQL {
  const rows = facets.filter(isFacet).map((name) => ROWS[name])
  const keys = rows.flatMap(({ key }) => key ?? [])
  const sums = rows.flatMap(({ sum }) => sum ?? [])
  const by = keys.length > 0 ? sql` GROUP BY ${sql.join(keys, sql`, `)}` : sql``
  return sql`SELECT ${sql.join([...keys, ...sums, sql`count(*) AS n`], sql`, `)} FROM base${by}`
}
