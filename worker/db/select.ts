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
