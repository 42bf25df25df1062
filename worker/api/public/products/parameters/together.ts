/**
 * Values that one variant of a product has together (docs/behaviour.md, "Values together"). listing_parameters says which combinations of
 * a product's values have each one (domain/parameters/value-combinations.ts); NULL where any of its values are together.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { ParameterFilter } from '../../../../../domain/parameters/filter.ts'
import { type ProductSelection, parameterNum } from '../selection.ts'

const isNumber = (value: string): boolean => /^-?\d+(?:\.\d+)?$/.test(value)

/** A number is written into the statement: D1 accepts at most 100 bound parameters, and eight filters are each there up to three times. */
const literal = (end: number): SQL => sql.raw(String(end))

/** The stored values that a value in an address may mean: '8' is a number for one parameter, and the key of an option for another. */
export const storedValues = (values: string[]): (number | string)[] =>
  values.flatMap((value) => (isNumber(value) ? [Number(value), value] : [value]))

/** The one of them that goods can have, by the parameter's kind. @param parameter an alias of `parameters` */
export const storedValue = (parameter: SQL, value: string): SQL =>
  isNumber(value)
    ? sql`iif(${parameter}.kind IN ('number', 'range'), ${literal(Number(value))}, ${value})`
    : sql`${value}`

/** The ends of a filter by a range: for a number between `least` and `most`, for a range of which `low` and `high` have to be in it. */
export const endsOf = ({ min, max }: ParameterFilter) => ({
  least: min ?? -Number.MAX_VALUE,
  most: max ?? Number.MAX_VALUE,
  low: min ?? max ?? 0,
  high: max ?? min ?? 0,
})

/** A condition on a row of listing_parameters: a number between the ends, or a range around them. @param row its alias */
export const inRange = (row: SQL, { least, most, low, high }: Record<keyof ReturnType<typeof endsOf>, SQL>): SQL =>
  sql`(${row}.most IS NULL AND ${row}.value >= ${least} AND ${row}.value <= ${most}
    OR ${row}.most IS NOT NULL AND ${row}.value <= ${low} AND ${row}.most >= ${high})`

/** A condition on a row of listing_parameters: one of the values, or in the range. @param row its alias */
function matches(row: SQL, filter: ParameterFilter): SQL {
  if (filter.values.length > 0)
    return sql`${row}.value IN (SELECT value FROM json_each(${JSON.stringify(storedValues(filter.values))}))`
  const { least, most, low, high } = endsOf(filter)
  return inRange(row, { least: literal(least), most: literal(most), low: literal(low), high: literal(high) })
}

/** A condition on a row of listing_parameters: a value that the filter selects. @param row its alias */
export const ofParameter = (row: SQL, { category }: ProductSelection, filter: ParameterFilter): SQL =>
  sql`${row}.parameter = ${parameterNum(category, filter.key)} AND ${matches(row, filter)}`

/**
 * A condition: the product has a value of every filter of the selection, all of them in one combination.
 * @param product its number
 * @param held a set of combinations of which it has to be, too
 */
export function areTogether(product: SQL, selection: ProductSelection, held?: SQL): SQL {
  const rows = (selection.params ?? []).map((filter, at) => ({ filter, row: sql.raw(`h${at}`) }))
  const [first, ...others] = [...(held ? [held] : []), ...rows.map(({ row }) => sql`${row}.held`)]
  const tables = rows.map(({ row }) => sql`listing_parameters AS ${row}`)
  // In brackets: a row of conditions would be deeper than D1 accepts.
  const where = rows.map(
    ({ row, filter }) => sql`(${row}.product = ${product} AND ${ofParameter(row, selection, filter)})`,
  )
  const bits = [sql`bits.value`, ...others.map((set) => sql`coalesce(${set} ->> bits.key, 0)`)]
  return sql`EXISTS (SELECT 1 FROM ${sql.join(tables, sql` CROSS JOIN `)} WHERE ${sql.join(where, sql` AND `)} AND (${first} IS NULL
    OR EXISTS (SELECT 1 FROM json_each(${first}) AS bits WHERE (${sql.join(bits, sql` & `)}) <> 0)))`
}
