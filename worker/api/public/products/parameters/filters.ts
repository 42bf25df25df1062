/** Filters and orders by parameters. listing_parameters has a row for each value of a public product (migrations/0040_parameters.sql). */
import { type SQL, sql } from 'drizzle-orm'
import type { ParameterFilter } from '../../../../../domain/parameters/filter.ts'
import type { ListFilter, ListScan } from '../../listing/list-table.ts'
import { ancestorNum, type ProductSelection, parameterNum } from '../selection.ts'

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/** The stored values that an address may mean: '8' is a number of one parameter, and an option's key of another. */
const storedValues = (values: string[]): string =>
  JSON.stringify(values.flatMap((value) => (isNumber(value) ? [Number(value), value] : [value])))

/** A row `lp` of listing_parameters: one of the values; a number within the ends; a range that has both ends within it. */
function matches({ values, min, max }: ParameterFilter): SQL {
  if (values.length > 0) return sql`lp.value IN (SELECT value FROM json_each(${storedValues(values)}))`
  const least = min ?? -Number.MAX_VALUE
  const most = max ?? Number.MAX_VALUE
  return sql`(lp.most IS NULL AND lp.value >= ${least} AND lp.value <= ${most}
    OR lp.most IS NOT NULL AND lp.value <= ${min ?? max} AND lp.most >= ${max ?? min})`
}

const ofParameter = ({ category }: ProductSelection, filter: ParameterFilter): SQL =>
  sql`lp.parameter = ${parameterNum(category, filter.key)} AND ${matches(filter)}`

/** Of the facet of one parameter: its key could be that of another facet. */
export const facetName = (key: string): string => `parameter ${key}`

/** @returns the filter for one parameter of the selection */
const filterOf = (filter: ParameterFilter, all: ParameterFilter[]): ListFilter<ProductSelection, unknown> => ({
  facet: facetName(filter.key),
  unset: { params: all.filter(({ key }) => key !== filter.key) },
  isSet: ({ params = [] }) => params.some(({ key }) => key === filter.key),
  condition: (selection) =>
    sql`EXISTS (SELECT 1 FROM listing_parameters AS lp WHERE lp.product = l.product AND ${ofParameter(selection, filter)})`,
})

/** @returns a filter for each parameter of the selection */
export const parameterFilters = ({ params = [] }: ProductSelection): ListFilter<ProductSelection, unknown>[] =>
  params.map((filter) => filterOf(filter, params))

/** The filter whose index is read: one value, or the fewest; a range only where there is nothing else. */
function narrowest(params: ParameterFilter[]): ParameterFilter | undefined {
  const breadth = ({ values }: ParameterFilter) => values.length || Number.POSITIVE_INFINITY
  return [...params].sort((a, b) => breadth(a) - breadth(b))[0]
}

/** The FROM clause by the index of a parameter's values; a product that has several of them comes once. */
export function fromParameter(selection: ProductSelection): SQL {
  const filter = narrowest(selection.params ?? [])
  const which = filter ? ofParameter(selection, filter) : sql`false`
  return sql`(SELECT DISTINCT lp.product, lp.rank FROM listing_parameters AS lp INDEXED BY listing_parameters_value WHERE ${which}) AS chosen
    CROSS JOIN listing AS l ON l.ancestor = ${ancestorNum(selection.category)} AND l.rank = chosen.rank AND l.product = chosen.product`
}

const sortedBy = ({ category, by = '' }: ProductSelection): SQL => parameterNum(category, by)

/** The product's lowest value of the parameter; NULL without one. */
export const sortKey = (selection: ProductSelection): SQL => sql`(SELECT v.value FROM listing_parameters AS v
  WHERE v.product = l.product AND v.parameter = ${sortedBy(selection)} AND v.lowest = 1) AS sort_value, l.rank`

/** Terms of ORDER BY for the rows of a list; those without a value come last both ways. */
export const sortTerms = (row: SQL, direction: SQL): SQL =>
  sql`(${row}sort_value IS NULL) ASC, ${row}sort_value ${direction}, ${row}rank ${direction}, ${row}product ${direction}`

/** Those with a value in the order of its index, then those without, the former as long as a page needs. */
export const scanByParameter =
  (direction: SQL) =>
  ({ columns, where, limit, offset }: ListScan, selection: ProductSelection): SQL => {
    const parameter = sortedBy(selection)
    const valued = sql`SELECT ${columns} FROM listing_parameters AS o INDEXED BY listing_parameters_value
      CROSS JOIN listing AS l ON l.rank = o.rank AND l.product = o.product
      WHERE o.parameter = ${parameter} AND o.lowest = 1 AND ${where}
      ORDER BY o.value ${direction}, o.lowest ${direction}, o.rank ${direction}, o.product ${direction}`
    const others = sql`SELECT ${columns} FROM listing AS l WHERE ${where} AND NOT EXISTS
      (SELECT 1 FROM listing_parameters AS o WHERE o.product = l.product AND o.parameter = ${parameter})
      ORDER BY l.rank ${direction}, l.product ${direction}`
    const stretch = (rows: SQL) => sql`SELECT * FROM (${rows} LIMIT (${limit}) + ${offset})`
    return sql`${stretch(valued)} UNION ALL ${stretch(others)} LIMIT ${limit} OFFSET ${offset}`
  }
