/** Filters and orders by parameters. listing_parameters has a row for each value of a public product (migrations/0040_parameters.sql). */
import { type SQL, sql } from 'drizzle-orm'
import type { ParameterFilter } from '../../../../../domain/parameters/filter.ts'
import type { ListFilter, ListScan } from '../../listing/list-table.ts'
import { ancestorNum, type ProductSelection, parameterNum } from '../selection.ts'
import { areTogether, ofParameter, storedValue } from './together.ts'

const LP = sql`lp`

const hasSeveral = ({ params = [] }: ProductSelection): boolean => params.length > 1

/** A prefix distinguishes it from other facets, whose names a parameter's key may equal. */
export const facetName = (key: string): string => `parameter ${key}`

/** @returns the filter for one parameter of the selection; with others it is a part of TOGETHER */
const filterOf = (filter: ParameterFilter, all: ParameterFilter[]): ListFilter<ProductSelection, unknown> => ({
  facet: facetName(filter.key),
  unset: { params: all.filter(({ key }) => key !== filter.key) },
  isSet: ({ params = [] }) => params.some(({ key }) => key === filter.key),
  condition: (selection, source) =>
    source === 'parameter' || hasSeveral(selection)
      ? null
      : sql`EXISTS (SELECT 1 FROM listing_parameters AS lp WHERE lp.product = l.product AND ${ofParameter(LP, selection, filter)})`,
})

/** Several filters: values that one variant has together. */
const TOGETHER: ListFilter<ProductSelection, unknown> = {
  unset: {},
  isSet: hasSeveral,
  condition: (selection, source) => (source === 'parameter' ? null : areTogether(sql`l.product`, selection)),
}

/** @returns a filter for each parameter of the selection, and one for all of them together */
export const parameterFilters = ({ params = [] }: ProductSelection): ListFilter<ProductSelection, unknown>[] => [
  ...params.map((filter) => filterOf(filter, params)),
  TOGETHER,
]

const BY_VALUE = sql`listing_parameters AS lp INDEXED BY listing_parameters_value`

/** The products that have one value: with `=` they are in the order of the index, which `IN` would make SQLite sort them by. */
const havingValue = ({ category }: ProductSelection, key: string, value: string): SQL =>
  sql`SELECT lp.rank, lp.product FROM parameters AS p CROSS JOIN ${BY_VALUE}
    ON lp.parameter = p.num AND lp.value = ${storedValue(sql`p`, value)} WHERE p.category = ${ancestorNum(category)} AND p.key = ${key}`

/** The products that a filter selects, from the index of its parameter's values. @param rows which of those with several values */
function chosenBy(selection: ProductSelection, filter: ParameterFilter, rows = sql`ALL`): SQL {
  const [value, ...others] = filter.values
  if (value !== undefined && others.length === 0) return havingValue(selection, filter.key, value)
  return sql`SELECT ${rows} lp.rank, lp.product FROM ${BY_VALUE} WHERE ${ofParameter(LP, selection, filter)}`
}

/** SELECTs that D1 accepts in one compound. */
const MAX_TERMS = 5

/** @param each at least one SELECT */
const intersected = (each: SQL[]): SQL =>
  sql.join(
    each.length <= MAX_TERMS
      ? each
      : [...each.slice(0, MAX_TERMS - 1), sql`SELECT * FROM (${intersected(each.slice(MAX_TERMS - 1))})`],
    sql` INTERSECT `,
  )

/** The products that have values of all filters, but no variant with all of them; only those whose variants differ are read. */
const apart = (selection: ProductSelection, filter: ParameterFilter): SQL =>
  sql`SELECT lp.product FROM listing_parameters AS lp INDEXED BY listing_parameters_held
    WHERE lp.held IS NOT NULL AND ${ofParameter(LP, selection, filter)} AND NOT ${areTogether(sql`lp.product`, selection)}`

const NONE = sql`SELECT NULL AS rank, NULL AS product WHERE false`

/**
 * The ranks and numbers of the products that all filters select. They are intersected in the indexes: reading one in order costs a tenth
 * of looking each of its products up under the other parameters, and what is in order in all of them is not sorted.
 */
export function chosenByAll(selection: ProductSelection): SQL {
  const { params = [] } = selection
  const [first] = params
  if (!first) return NONE
  // A product with several values of a filter is chosen once; an intersection has no row twice.
  if (!hasSeveral(selection)) return chosenBy(selection, first, sql`DISTINCT`)
  const each = params.map((filter) => chosenBy(selection, filter))
  // With a limit, which is none: SQLite would ask of each row of the indexes whether it is apart.
  return sql`SELECT rank, product FROM (${intersected(each)} LIMIT -1) WHERE product NOT IN (${apart(selection, first)})`
}

/** The FROM clause by the indexes of the parameters' values. */
export const fromParameters = (selection: ProductSelection): SQL => sql`(${chosenByAll(selection)}) AS chosen
  CROSS JOIN listing AS l ON l.ancestor = ${ancestorNum(selection.category)} AND l.rank = chosen.rank AND l.product = chosen.product`

const sortedBy = ({ category, by = '' }: ProductSelection, which?: SQL): SQL => parameterNum(category, by, which)

const IS_RANGE = sql`kind = 'range'`
const IS_NO_RANGE = sql`kind <> 'range'`

/**
 * The product's lowest value of the parameter; NULL without one. Ranges are in the order of their upper ends, then of their lower ones:
 * those of gauges all begin at 0.
 */
export function sortKey(selection: ProductSelection): SQL {
  const lowest = (end: SQL) => sql`(SELECT ${end} FROM listing_parameters AS v
    WHERE v.product = l.product AND v.parameter = ${sortedBy(selection)} AND v.lowest = 1)`
  return sql`${lowest(sql`coalesce(v.most, v.value)`)} AS sort_value, ${lowest(sql`v.value`)} AS sort_from, l.rank`
}

/** Terms of ORDER BY for the rows of a list; products without a value come last in both directions. */
export const sortTerms = (row: SQL, direction: SQL): SQL =>
  sql`(${row}sort_value IS NULL) ASC, ${row}sort_value ${direction}, ${row}sort_from ${direction}, ${row}rank ${direction},
    ${row}product ${direction}`

/**
 * Products with a value in the order of its index, as many as a page needs, then those without. A parameter has numbers or ranges, so that
 * one of the two indexes has no row of it.
 */
export const scanByParameter =
  (direction: SQL) =>
  ({ columns, where, limit, offset }: ListScan, selection: ProductSelection): SQL => {
    const parameter = sortedBy(selection)
    const from = (index: SQL, condition: SQL) =>
      sql`SELECT ${columns} FROM listing_parameters AS o INDEXED BY ${index}
        CROSS JOIN listing AS l ON l.rank = o.rank AND l.product = o.product
        WHERE ${condition} AND o.lowest > 0 AND ${where}`
    const then = sql`o.rank ${direction}, o.product ${direction}`
    const numbers = sql`${from(sql`listing_parameters_value`, sql`o.parameter = ${sortedBy(selection, IS_NO_RANGE)}`)} ORDER BY o.value ${direction}, ${then}`
    const ranges = sql`${from(
      sql`listing_parameters_upper`,
      sql`o.parameter = ${sortedBy(selection, IS_RANGE)} AND o.most IS NOT NULL`,
    )} ORDER BY o.most ${direction}, o.value ${direction}, o.lowest ${direction}, ${then}`
    const others = sql`SELECT ${columns} FROM listing AS l WHERE ${where} AND NOT EXISTS
      (SELECT 1 FROM listing_parameters AS o WHERE o.product = l.product AND o.parameter = ${parameter})
      ORDER BY l.rank ${direction}, l.product ${direction}`
    const stretch = (rows: SQL) => sql`SELECT * FROM (${rows} LIMIT (${limit}) + ${offset})`
    return sql`${stretch(numbers)} UNION ALL ${stretch(ranges)} UNION ALL ${stretch(others)} LIMIT ${limit} OFFSET ${offset}`
  }
