/** The facets of a category's parameters: read from parameter_counts where nothing is filtered, else counted over `base`. */
import { type SQL, sql } from 'drizzle-orm'
import type { ListFacet } from '../../listing/list-table.ts'
import { ancestorNum, type ProductSelection, parameterNum } from '../selection.ts'
import { facetName } from './filters.ts'
import { stockedVariants } from './shown-stock.ts'
import { areTogether } from './together.ts'

/** Most values of one facet. */
const MAX_VALUES = sql.raw('200')

/** A row has its parameter's key in `slug`; a facet of ranges has two rows, its ends. */
const KEYED = sql.raw('p.key AS slug, NULL AS names, NULL AS country, NULL AS verified')

interface Which {
  /** A condition on `p`: the parameters of the category that a facet is about. */
  declared: (selection: ProductSelection) => SQL
  /** A condition on `lp`: its row is of such a parameter. */
  stated: (selection: ProductSelection) => SQL
  /** What rows of `lp` are grouped by; sorting them by one column takes a fifth less. */
  by: SQL
}

const ofCategory = ({ category }: ProductSelection): SQL =>
  sql`p.category = ${ancestorNum(category)} AND p.filter IS NOT NULL`

const withoutFilter = (selection: ProductSelection): SQL => {
  const keys = JSON.stringify((selection.params ?? []).map(({ key }) => key))
  return sql`${ofCategory(selection)} AND p.key NOT IN (SELECT value FROM json_each(${keys}))`
}

/**
 * All parameters without a filter; each of the others is counted as if its own filter were not set. The plus keeps SQLite from looking
 * each product up once a parameter, instead of reading its few rows one after the other.
 */
const others: Which = {
  declared: withoutFilter,
  stated: (selection) => sql`+lp.parameter IN (SELECT p.num FROM parameters AS p WHERE ${withoutFilter(selection)})`,
  by: sql`lp.parameter, lp.value`,
}

const one = (key: string): Which => ({
  declared: (selection) => sql`${ofCategory(selection)} AND p.key = ${key}`,
  stated: ({ category }) => sql`lp.parameter = ${parameterNum(category, key)}`,
  by: sql`lp.value`,
})

const end = (direction: SQL): SQL =>
  sql`(SELECT value FROM parameter_counts WHERE parameter = p.num ORDER BY value ${direction} LIMIT 1)`

/** For ranges only the counts are maintained: their upper ends are in no index. */
const maintained = (which: SQL): SQL => sql`
  SELECT 'parameter' AS facet, c.value, c.n, ${KEYED} FROM parameters AS p CROSS JOIN parameter_counts AS c
    ON c.parameter = p.num AND c.value IN (
      SELECT value FROM parameter_counts WHERE parameter = p.num ORDER BY n DESC LIMIT ${MAX_VALUES})
    WHERE ${which} AND p.filter = 'values'
  UNION ALL SELECT 'parameterMin', ${end(sql`ASC`)}, 1, ${KEYED} FROM parameters AS p
    WHERE ${which} AND p.filter = 'range' AND p.kind = 'number'
  UNION ALL SELECT 'parameterMax', ${end(sql`DESC`)}, 1, ${KEYED} FROM parameters AS p
    WHERE ${which} AND p.filter = 'range' AND p.kind = 'number'`

/** Of products whose variants differ, the values of those that have what is chosen. */
const withChosen = (selection: ProductSelection): SQL =>
  (selection.params ?? []).length === 0
    ? sql``
    : sql`AND (lp.held IS NULL OR ${areTogether(sql`lp.product`, selection, sql`lp.held`)})`

/**
 * Named SELECT of the products to count, none in a category without such parameters; where the filter by stock is set, each with those of its variants that have enough, else NULL.
 */
const toCount = (which: SQL, selection: ProductSelection): SQL => {
  // Not EXISTS, which SQLite makes a join of: it would look the parameters up for each product.
  const rows = sql`FROM base WHERE (SELECT count(*) FROM parameters AS p WHERE ${which}) > 0`
  return selection.inStock
    ? sql`b AS MATERIALIZED (SELECT product, ${stockedVariants(sql`base.product`, selection)} AS stocked ${rows})`
    : sql`b AS NOT MATERIALIZED (SELECT product, NULL AS stocked ${rows})`
}

/** Of products whose variants have stocks of their own, the values of those that have enough. */
const withStocked = ({ inStock }: ProductSelection): SQL =>
  inStock
    ? sql`AND (lp.variants IS NULL OR b.stocked IS NULL
        OR EXISTS (SELECT 1 FROM json_each(b.stocked) AS bits WHERE bits.value & coalesce(lp.variants ->> bits.key, 0)))`
    : sql``

/** Grouped before the declarations are joined: a category has some dozens of values, and thousands of products with them. */
const counted = (
  { declared, stated, by }: Which,
  selection: ProductSelection,
): SQL => sql`WITH ${toCount(declared(selection), selection)}, grouped AS MATERIALIZED (
    SELECT lp.parameter, lp.value, count(*) AS n FROM b CROSS JOIN listing_parameters AS lp ON lp.product = b.product
    WHERE ${stated(selection)} ${withChosen(selection)} ${withStocked(selection)}
    GROUP BY ${by}
  ), placed AS (SELECT *, row_number() OVER (PARTITION BY parameter ORDER BY n DESC) AS place FROM grouped)
  SELECT 'parameter' AS facet, g.value, g.n, ${KEYED} FROM placed AS g CROSS JOIN parameters AS p ON p.num = g.parameter
    WHERE p.filter = 'values' AND g.place <= ${MAX_VALUES}
  UNION ALL SELECT 'parameterMin', min(g.value), count(*), ${KEYED} FROM grouped AS g CROSS JOIN parameters AS p ON p.num = g.parameter
    WHERE p.filter = 'range' AND p.kind = 'number' GROUP BY p.num
  UNION ALL SELECT 'parameterMax', max(g.value), count(*), ${KEYED} FROM grouped AS g CROSS JOIN parameters AS p ON p.num = g.parameter
    WHERE p.filter = 'range' AND p.kind = 'number' GROUP BY p.num`

const facetOf = (which: Which): ListFacet<ProductSelection> => ({
  byRow: true,
  maintained: (selection) => maintained(which.declared(selection)),
  counted: (selection) => counted(which, selection),
})

/**
 * @param selection with all filters
 * @returns a facet for each parameter with a filter, and one for all others; none without a category
 */
export function parameterFacets({
  category,
  params = [],
}: ProductSelection): Record<string, ListFacet<ProductSelection>> {
  if (category === undefined) return {}
  const own = params.map(({ key }) => [facetName(key), facetOf(one(key))] as const)
  return { ...Object.fromEntries(own), parameter: facetOf(others) }
}
