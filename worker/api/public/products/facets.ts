/** Facets: what each filter could be set to, counted as if that filter alone were unset (DECISIONS section 2). */
import { type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { number, unionAll } from '../../../db/select.ts'
import { CANDIDATES } from '../filter-or-scan.ts'
import { ancestorNum, companyNum, conditions, rowsOf, type Selection } from './conditions.ts'
import { type MaintainedFacet, maintainedFacet } from './list.ts'
import { countingSource } from './plan.ts'
import { ON_REQUEST } from './word-hits.ts'

export const FACETS = ['category', 'supplier', 'country', 'price', 'moq', 'inStock'] as const
export type Facet = (typeof FACETS)[number]

/** Beyond these nobody scrolls; the chosen one is always among them. */
const MOST_SUPPLIERS = 16

/** Largest first orders offered as a filter, in units. */
export const FIRST_ORDERS = [1, 10, 50, 100, 500, 1000] as const

/** The filter without one facet's part. The category facet leads down from the chosen category, so that stays. */
export function without(facet: Facet, filter: Selection): Selection {
  const { supplier, country, priceMin, priceMax, moq, inStock, ...rest } = filter
  return {
    ...rest,
    ...(facet !== 'supplier' && supplier !== undefined && { supplier }),
    ...(facet !== 'country' && country !== undefined && { country }),
    ...(facet !== 'price' && priceMin !== undefined && { priceMin }),
    ...(facet !== 'price' && priceMax !== undefined && { priceMax }),
    ...(facet !== 'moq' && moq !== undefined && { moq }),
    ...(facet !== 'inStock' && inStock !== undefined && { inStock }),
  }
}

/** Facets that share one set of products, and so one statement. */
export interface FacetGroup {
  facets: Facet[]
  filter: Selection
  /** The figure that triggers keep for this set; null when it has to be counted. */
  kept: MaintainedFacet | null
}

/** @returns the statements needed: a facet whose filter is not set sees the same products as all the others like it. */
export function groupFacets(filter: Selection): FacetGroup[] {
  const groups = new Map<string, FacetGroup>()
  for (const facet of FACETS) {
    const own = without(facet, filter)
    const key = JSON.stringify(own)
    const group = groups.get(key) ?? { facets: [], filter: own, kept: maintainedFacet(own) }
    group.facets.push(facet)
    groups.set(key, group)
  }
  return [...groups.values()]
}

const COLUMNS = sql.raw('facet, value, n, slug, names, country, verified')
const union = (parts: SQL[]) => unionAll(COLUMNS, parts)
const NOTHING_MORE = sql.raw('NULL AS slug, NULL AS names, NULL AS country, NULL AS verified')

/** Children of the chosen category, or the top of the tree. */
const children = (filter: Selection): SQL =>
  filter.category === undefined ? sql`c.parent IS NULL` : sql`c.parent = ${ancestorNum(filter.category)}`

const supplierRows = (counts: SQL): SQL => sql`
  SELECT 'supplier' AS facet, s.id AS value, counts.n, s.slug, s.names, s.country, s.verified
  FROM (${counts}) AS counts CROSS JOIN companies AS s ON s.num = counts.company`

const chosenFirst = (chosen: string | undefined): SQL =>
  chosen === undefined ? sql`n DESC` : sql`company = ${companyNum(chosen)} DESC, n DESC`

function keptCategories(filter: Selection, { facet, value }: MaintainedFacet): SQL {
  return sql`SELECT 'category' AS facet, c.id AS value, f.n, c.slug, c.names, NULL AS country, NULL AS verified
    FROM categories AS c CROSS JOIN facet_counts AS f
    ON f.ancestor = c.num AND f.facet = ${facet} AND f.value = ${value} WHERE ${children(filter)}`
}

/** Parts that are read from facet_counts when nothing else narrows: exact at any size. */
const KEPT_PARTS: Partial<Record<Facet, (filter: Selection, chosen: Selection) => SQL>> = {
  supplier: (filter, chosen) =>
    supplierRows(sql`SELECT CAST(value AS INTEGER) AS company, n FROM facet_counts
      WHERE ancestor = ${ancestorNum(filter.category)} AND facet = 'company'
      ORDER BY ${chosenFirst(chosen.supplier)}, company LIMIT ${MOST_SUPPLIERS}`),
  country: (filter) => sql`SELECT 'country' AS facet, value, n, ${NOTHING_MORE} FROM facet_counts
    WHERE ancestor = ${ancestorNum(filter.category)} AND facet = 'country' AND value <> ''`,
  inStock: (filter) => sql`SELECT 'inStock' AS facet, value, n, ${NOTHING_MORE} FROM facet_counts
    WHERE ancestor = ${ancestorNum(filter.category)} AND facet = 'stock' AND value = '1'`,
  price: (filter) => {
    const end = (direction: SQL) => sql`(SELECT l.price FROM listing AS l INDEXED BY listing_price
      WHERE l.ancestor = ${ancestorNum(filter.category)} AND l.price < ${ON_REQUEST} ORDER BY l.price ${direction} LIMIT 1)`
    return sql`SELECT 'price' AS facet, value, n, ${NOTHING_MORE} FROM (
      SELECT 'min' AS value, ${end(sql`ASC`)} AS n UNION ALL SELECT 'max', ${end(sql`DESC`)}) WHERE n IS NOT NULL`
  },
}

/** Parts that are grouped over `base`, the products of the set. */
const COUNTED_PARTS: Record<Facet, (filter: Selection, chosen: Selection) => SQL> = {
  // Counted by its own category first: ten thousand products are in some dozens of them.
  category: (
    filter,
  ) => sql`SELECT 'category' AS facet, c.id AS value, sum(own.n) AS n, c.slug, c.names, NULL AS country,
      NULL AS verified
    FROM (SELECT category, count(*) AS n FROM base GROUP BY category) AS own
    CROSS JOIN category_ancestors AS up ON up.category = own.category
    CROSS JOIN categories AS c ON c.num = up.ancestor WHERE ${children(filter)} GROUP BY c.num`,
  supplier: (_, chosen) =>
    supplierRows(sql`SELECT company, count(*) AS n FROM base GROUP BY company
      ORDER BY ${chosenFirst(chosen.supplier)}, company LIMIT ${MOST_SUPPLIERS}`),
  country: () => sql`SELECT 'country' AS facet, base.country AS value, count(*) AS n, ${NOTHING_MORE} FROM base
    WHERE base.country <> '' GROUP BY base.country`,
  price: () => sql`SELECT 'price' AS facet, value, n, ${NOTHING_MORE} FROM (
      SELECT 'min' AS value, min(price) AS n FROM base WHERE price < ${ON_REQUEST}
      UNION ALL SELECT 'max', max(price) FROM base WHERE price < ${ON_REQUEST}) WHERE n IS NOT NULL`,
  moq: () => sql`SELECT 'moq' AS facet, offer.value, count(*) AS n, ${NOTHING_MORE}
    FROM json_each(${JSON.stringify(FIRST_ORDERS)}) AS offer CROSS JOIN base ON base.moq <= offer.value
    GROUP BY offer.value`,
  inStock: () =>
    sql`SELECT 'inStock' AS facet, '1' AS value, count(*) AS n, ${NOTHING_MORE} FROM base WHERE in_stock = 1`,
}

function baseRows(filter: Selection): SQL {
  const source = countingSource(filter)
  return sql`SELECT l.company, l.country, l.moq, l.in_stock, l.price, l.category
    FROM ${rowsOf(source, filter)} WHERE ${conditions(filter, source)} LIMIT ${CANDIDATES}`
}

const sizeOfBase = sql`SELECT 'counted' AS facet, '' AS value, count(*) AS n, ${NOTHING_MORE} FROM base`

const facetColumns = {
  facet: sql<Facet | 'counted'>`facet`.as('facet'),
  value: sql<string>`value`.mapWith(String).as('value'),
  n: number(sql`n`, 'n'),
  slug: sql<string | null>`slug`.as('slug'),
  names: sql<Text | null>`names`.mapWith((value: string): Text => JSON.parse(value)).as('names'),
  country: sql<string | null>`country`.as('country'),
  verified: sql<boolean | null>`verified`.mapWith(Boolean).as('verified'),
}

const select = (db: Database, rows: SQL) => db.select(facetColumns).from(sql`(${rows}) AS facets`)
export type FacetRow = Awaited<ReturnType<typeof select>>[number]

/**
 * @returns the statements of all facets. Rows of facet 'counted' tell how many products a counted set has, or any number
 *   above 10,000.
 */
export function selectFacets(db: Database, chosen: Selection) {
  return groupFacets(chosen).flatMap(({ facets, filter, kept }) => {
    const plain = kept?.facet === 'all'
    const isKept = (facet: Facet) => (facet === 'category' ? kept !== null : plain && KEPT_PARTS[facet] !== undefined)
    const keptParts = facets.filter(isKept).flatMap((facet) => {
      if (facet === 'category') return kept ? [keptCategories(filter, kept)] : []
      return KEPT_PARTS[facet]?.(filter, chosen) ?? []
    })
    const countedParts = facets.filter((facet) => !isKept(facet)).map((facet) => COUNTED_PARTS[facet](filter, chosen))
    const base = sql`WITH base AS MATERIALIZED (${baseRows(filter)}) ${union([...countedParts, sizeOfBase])}`
    return [
      ...(keptParts.length > 0 ? [select(db, union(keptParts))] : []),
      ...(countedParts.length > 0 ? [select(db, base)] : []),
    ]
  })
}
