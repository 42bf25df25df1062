import { type AnyColumn, type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Locale } from '../../domain/locale.ts'

/**
 * A column under a unique name. D1 returns rows of a batch as objects, in which two columns with the same name become
 * one, and all later values get into wrong fields. So columns of joined tables always need this.
 */
export const named = <Column extends AnyColumn>(column: Column, name: string): SQL.Aliased<GetColumnData<Column>> =>
  sql<GetColumnData<Column>>`${column}`.mapWith(column).as(name)

/**
 * The translations in a text, cut by SQLite to the one that a response in this language has: the others are half of a list's bytes,
 * which cost more than anything else in reading it. A text without that translation comes whole, so that `localized`
 * (worker/api/http/locale.ts) finds the language to fall back to.
 */
export const translation = (text: SQLWrapper, language: Locale): SQL => {
  const key = sql.raw(`'${language}'`)
  return sql`iif(${text} ->> ${key} <> '', json_object(${key}, ${text} ->> ${key}), ${text})`
}

/** The same for a column, under a unique name. */
export const translated = <Column extends AnyColumn>(
  column: Column,
  language: Locale,
  name: string,
): SQL.Aliased<GetColumnData<Column>> =>
  sql<GetColumnData<Column>>`${translation(column, language)}`.mapWith(column).as(name)

/** Keys of a list's objects that hold a text, or another list of such objects. */
type TextKeys = { [key: string]: 'text' | TextKeys }

/** @param depth of nested lists: the subquery of each needs a name of its own */
export function translationOfEach(list: SQLWrapper, language: Locale, keys: TextKeys, depth = 0): SQL {
  const one = sql.identifier(`one${depth}`)
  const replaced = Object.entries(keys).map(([key, kind]) => {
    const held = sql`${one}.value -> ${key}`
    const cut = kind === 'text' ? translation(held, language) : translationOfEach(held, language, kind, depth + 1)
    return sql`${`$.${key}`}, json(${cut})`
  })
  return sql`(SELECT json_group_array(json_replace(${one}.value, ${sql.join(replaced, sql`, `)})) FROM json_each(${list}) AS ${one})`
}

/** The same for the texts in a column that holds a list of objects: `{ place: 'text' }` for the places of prices. */
export const translatedEach = <Column extends AnyColumn>(
  column: Column,
  language: Locale,
  keys: TextKeys,
  name: string,
): SQL.Aliased<GetColumnData<Column>> =>
  sql<GetColumnData<Column>>`${translationOfEach(column, language, keys)}`.mapWith(column).as(name)

/** @returns an expression that holds JSON, decoded. */
export const decoded = <Shape>(expression: SQL, name: string): SQL.Aliased<Shape> =>
  expression.mapWith((value: string): Shape => JSON.parse(value)).as(name)

/** @returns the values as a subquery, for `IN`: a list of any length is one bound value, where D1 takes a hundred */
export const valuesOf = (values: readonly unknown[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** @returns a number under a name. */
export const number = (expression: SQL, name: string): SQL.Aliased<number> => expression.mapWith(Number).as(name)

/** D1 allows five terms in one compound SELECT; one is left for the surrounding statement. */
const MAX_TERMS = 4

/**
 * @param columns of every part, by name.
 * @returns all rows of the parts, of which there may be any number.
 */
export function unionAll(columns: SQL, parts: SQL[]): SQL {
  if (parts.length <= MAX_TERMS) {
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
