/** The facets of products (docs/behaviour.md, "Facets"): read from facet_counts, or summed over `sums` (facet-rows.ts). */
import { type SQL, sql } from 'drizzle-orm'
import { NO_NAMES } from '../listing/facets.ts'
import type { ListFacet, MaintainedFigure } from '../listing/list-table.ts'
import { isShownInStock, maySplit } from './parameters/shown-stock.ts'
import { ancestorNum, companyNum, type ProductSelection } from './selection.ts'
import { endOfPrices } from './step-prices.ts'
import { coveredToCount, isByFlag } from './stock-cover.ts'
import { ON_REQUEST } from './word-hits.ts'

/** Suppliers in the facet at most; the chosen one is always among them. */
const MAX_SUPPLIERS = 16

/** Largest first orders offered as a filter, in units. */
const FIRST_ORDERS = [1, 10, 50, 100, 500, 1000]

/** Children of the chosen category, or the top of the tree. */
const isChild = ({ category }: ProductSelection): SQL =>
  category === undefined ? sql`c.parent IS NULL` : sql`c.parent = ${ancestorNum(category)}`

const countsOf = ({ category }: ProductSelection, facet: 'company' | 'country' | 'stock'): SQL =>
  sql`facet_counts WHERE ancestor = ${ancestorNum(category)} AND facet = ${sql.raw(`'${facet}'`)}`

/** @param counts a SELECT of company and n. */
const supplierRows = (counts: SQL, { supplier }: ProductSelection): SQL => {
  const chosenFirst = supplier === undefined ? sql`` : sql`company = ${companyNum(supplier)} DESC, `
  return sql`SELECT 'supplier' AS facet, s.id AS value, counts.n, s.slug, s.names, s.country, s.verified
    FROM (${counts} ORDER BY ${chosenFirst}n DESC, company LIMIT ${MAX_SUPPLIERS}) AS counts
    CROSS JOIN companies AS s ON s.num = counts.company`
}

/** The two ends of the price range, without "on request". @param ends a SELECT of `lowest` and `highest` */
const priceRows = (
  ends: SQL,
): SQL => sql`SELECT 'price' AS facet, which.value, iif(which.value = 'min', lowest, highest) AS n, ${NO_NAMES}
  FROM (${ends}) CROSS JOIN json_each('["min","max"]') AS which WHERE lowest IS NOT NULL`

const category: ListFacet<ProductSelection> = {
  fromFigure: (selection, { facet, value }: MaintainedFigure) =>
    sql`SELECT 'category' AS facet, c.id AS value, f.n, c.slug, c.names, NULL AS country, NULL AS verified
      FROM categories AS c CROSS JOIN facet_counts AS f
      ON f.ancestor = c.num AND f.facet = ${facet} AND f.value = ${value} WHERE ${isChild(selection)}`,
  // Counted by the products' own categories first: ten thousand products are in a few dozen of them.
  counted: (selection) =>
    sql`SELECT 'category' AS facet, c.id AS value, sum(own.n) AS n, c.slug, c.names, NULL AS country, NULL AS verified
      FROM (SELECT category, sum(n) AS n FROM sums GROUP BY category) AS own
      CROSS JOIN category_ancestors AS up ON up.category = own.category
      CROSS JOIN categories AS c ON c.num = up.ancestor WHERE ${isChild(selection)} GROUP BY c.num`,
}

const supplier: ListFacet<ProductSelection> = {
  maintained: (selection, chosen) =>
    supplierRows(sql`SELECT CAST(value AS INTEGER) AS company, n FROM ${countsOf(selection, 'company')}`, chosen),
  counted: (_, chosen) => supplierRows(sql`SELECT company, sum(n) AS n FROM sums GROUP BY company`, chosen),
}

const price: ListFacet<ProductSelection> = {
  maintained: (selection) => {
    if (selection.quantity !== undefined) {
      return priceRows(
        sql`SELECT ${endOfPrices(selection, sql`ASC`)} AS lowest, ${endOfPrices(selection, sql`DESC`)} AS highest`,
      )
    }
    const end = (direction: SQL) => sql`(SELECT l.price FROM listing AS l INDEXED BY listing_price
      WHERE l.ancestor = ${ancestorNum(selection.category)} AND l.price < ${ON_REQUEST}
      ORDER BY l.price ${direction} LIMIT 1)`
    return priceRows(sql`SELECT ${end(sql`ASC`)} AS lowest, ${end(sql`DESC`)} AS highest`)
  },
  counted: () => priceRows(sql`SELECT min(lowest) AS lowest, max(highest) AS highest FROM sums`),
}

export const FACETS = {
  category,
  supplier,
  country: {
    maintained: (selection) => sql`SELECT 'country' AS facet, value, n, ${NO_NAMES}
      FROM ${countsOf(selection, 'country')} AND value <> ''`,
    counted: () => sql`SELECT 'country' AS facet, sums.country AS value, sum(n) AS n, ${NO_NAMES} FROM sums
      WHERE sums.country <> '' GROUP BY sums.country`,
  },
  price,
  moq: {
    // Products have few different first orders: each is compared with the offered ones once, not once a product.
    counted: () => sql`SELECT 'moq' AS facet, offer.value, sum(own.n) AS n, ${NO_NAMES}
      FROM json_each(${JSON.stringify(FIRST_ORDERS)}) AS offer
      CROSS JOIN (SELECT moq, sum(n) AS n FROM sums GROUP BY moq) AS own ON own.moq <= offer.value GROUP BY offer.value`,
  },
  inStock: {
    maintained: (selection) =>
      isByFlag(selection)
        ? sql`SELECT 'inStock' AS facet, value, n, ${NO_NAMES} FROM ${countsOf(selection, 'stock')} AND value = '1'`
        : coveredToCount(selection),
    readsBase: maySplit,
    ofAll: sql`SELECT 'inStock' AS facet, '1' AS value, coalesce(sum(n), 0) AS n, ${NO_NAMES} FROM sums`,
    // A long condition, once: SQLite compiles what is in \`base\` once for each facet that is counted over \`sums\`.
    counted: (selection) => {
      const split = sql`(SELECT count(*) FROM base WHERE in_stock IS NULL AND ${isShownInStock(sql`base.product`, selection)})`
      return sql`SELECT 'inStock' AS facet, '1' AS value, coalesce(sum(in_stock), 0)${maySplit(selection) ? sql` + ${split}` : sql``} AS n,
        ${NO_NAMES} FROM sums`
    },
  },
} satisfies Record<string, ListFacet<ProductSelection>>

export type Facet = keyof typeof FACETS
