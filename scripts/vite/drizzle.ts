import type { Plugin } from 'vite'

const KINDS = /\/node_modules\/drizzle-orm\/entity\.js$/

/**
 * Drizzle asks of every part of a statement and of every cell of a row which class it is, some thousand times a page, and walks the
 * chain of classes each time, so that two copies of Drizzle in one process know each other's. A bundle has one copy, where
 * `instanceof` says the same. The walks were a tenth of the worker's own time for a page whose data is read.
 */
const KINDS_SOURCE = `
export const entityKind = Symbol.for('drizzle:entityKind')
export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind')
export const is = (value, type) => value instanceof type
`

const ROWS = /\/node_modules\/drizzle-orm\/utils\.js$/
const MAP_ROW = 'function mapResultRow('

/**
 * Drizzle finds out again for each cell how its column is decoded and where in the row's object it goes. Here that is done once for a
 * statement. Rows of nested objects, which joins without names of their own give, are left to Drizzle.
 */
const ROWS_SOURCE = `
const plans = new WeakMap()
const decoderOf = (field) => is(field, Column) ? field : is(field, SQL) ? field.decoder : is(field, Subquery) ? field._.sql.decoder : field.sql.decoder
function planOf(columns) {
  let plan = plans.get(columns)
  if (plan === undefined) {
    plan = columns.every(({ path }) => path.length === 1)
      ? columns.map(({ path, field }) => ({ name: path[0], decoder: decoderOf(field) }))
      : null
    plans.set(columns, plan)
  }
  return plan
}
function mapResultRow(columns, row, joinsNotNullableMap) {
  const plan = planOf(columns)
  if (plan === null) return mapNestedRow(columns, row, joinsNotNullableMap)
  const result = {}
  for (let at = 0; at < plan.length; at++) {
    const { name, decoder } = plan[at]
    const value = row[at]
    result[name] = value === null ? null : decoder.mapFromDriverValue(value)
  }
  return result
}
`

/**
 * @returns Drizzle's module of rows with our way of reading flat ones.
 * @throws Error where another version of Drizzle has no such function
 */
export function withFlatRows(source: string): string {
  if (!source.includes(MAP_ROW)) throw new Error('drizzle-orm/utils.js has no function mapResultRow any more')
  return source.replace(MAP_ROW, 'function mapNestedRow(') + ROWS_SOURCE
}

/** What a bundle has instead of Drizzle's own, where that takes most of the time of a page whose data is read. */
export const drizzlePlugin = (): Plugin => ({
  name: 'kontor:drizzle',
  apply: 'build',
  load: (id) => (KINDS.test(id) ? KINDS_SOURCE : null),
  transform: (source, id) => (ROWS.test(id) ? withFlatRows(source) : null),
})
