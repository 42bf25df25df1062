import { type AnyColumn, type GetColumnData, type SQL, sql } from 'drizzle-orm'

/**
 * A column under a name of its own. D1 answers a batch with objects, so that two columns of one name become one, and
 * every value after them lands in the wrong field: columns of joined tables are always read through this.
 */
export const named = <Column extends AnyColumn>(column: Column, name: string): SQL.Aliased<GetColumnData<Column>> =>
  sql<GetColumnData<Column>>`${column}`.mapWith(column).as(name)

/** @returns an expression that holds JSON, decoded. */
export const decoded = <Shape>(expression: SQL, name: string): SQL.Aliased<Shape> =>
  expression.mapWith((value: string): Shape => JSON.parse(value)).as(name)

/** @returns a number under a name. */
export const number = (expression: SQL, name: string): SQL.Aliased<number> => expression.mapWith(Number).as(name)

/** D1 allows five terms in one compound SELECT; one is left for the surrounding statement. */
const MOST_TERMS = 4

/**
 * @param columns of every part, by name.
 * @returns all rows of the parts, of which there may be any number.
 */
export function unionAll(columns: SQL, parts: SQL[]): SQL {
  if (parts.length <= MOST_TERMS) {
    return sql.join(
      parts.map((part) => sql`SELECT ${columns} FROM (${part})`),
      sql` UNION ALL `,
    )
  }
  const half = Math.ceil(parts.length / 2)
  const first = parts.slice(0, half)
  const second = parts.slice(half)
  return sql`SELECT * FROM (${unionAll(columns, first)}) UNION ALL SELECT * FROM (${unionAll(columns, second)})`
}
