import type { Plugin } from 'vite'

const KINDS = /\/node_modules\/drizzle-orm\/entity\.js$/

/**
 * Drizzle checks the class of every part of a statement and of every cell of a row by walking the chain of classes, some thousand times
 * a page, so that two copies of Drizzle in one process recognize each other's objects. A bundle has one copy, for which `instanceof` is
 * enough. The walks took a tenth of the worker's own time for a page with data.
 */
const KINDS_SOURCE = `
export const entityKind = Symbol.for('drizzle:entityKind')
export const hasOwnEntityKind = Symbol.for('drizzle:hasOwnEntityKind')
export const is = (value, type) => value instanceof type
`

const ROWS = /\/node_modules\/drizzle-orm\/utils\.js$/
const MAP_ROW = 'function mapResultRow('

/**
 * Drizzle determines again for each cell how its column is decoded and where it belongs in the row's object. Here that is done once per
 * statement. Rows with nested objects, as from joins without aliases, are left to Drizzle.
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
 * @returns Drizzle's module of rows, changed to read flat rows faster
 * @throws Error where another version of Drizzle has no such function
 */
export function withFlatRows(source: string): string {
  if (!source.includes(MAP_ROW)) throw new Error('drizzle-orm/utils.js has no function mapResultRow any more')
  return source.replace(MAP_ROW, 'function mapNestedRow(') + ROWS_SOURCE
}

/**
 * What of Drizzle's own modules is never run, which no bundler can know: relational queries, which need the schema of all tables, without
 * which the worker makes its database (worker/db/connection.ts); its migrations, transactions, which D1 refuses, its cache, and named
 * subqueries.
 */
const UNUSED: { file: string; from: string; until: string }[] = [
  { file: 'sqlite-core/dialect.js', from: '  buildRelationalQuery({', until: '}\nclass SQLiteSyncDialect ' },
  { file: 'sqlite-core/dialect.js', from: '  migrate(migrations,', until: '}\nclass SQLiteAsyncDialect ' },
  { file: 'sqlite-core/dialect.js', from: '  async migrate(migrations,', until: '}\nexport {' },
  { file: 'sqlite-core/db.js', from: '    if (this._.schema) {', until: '    this.$cache = ' },
  { file: 'sqlite-core/db.js', from: '  $with = (alias', until: '  $count(source' },
  { file: 'sqlite-core/db.js', from: '  with(...queries) {', until: '  select(fields) {' },
  { file: 'sqlite-core/session.js', from: '    if (this.cacheConfig && !this', until: '  }\n  getQuery() {' },
  { file: 'd1/driver.js', from: '  if (config.schema) {', until: '  const session = ' },
  { file: 'd1/session.js', from: '  async transaction(transaction, config) {', until: '}\nclass D1Transaction ' },
  { file: 'd1/session.js', from: '  async transaction(transaction) {', until: '}\nfunction d1ToRawMapping' },
]

function without(source: string, { file, from, until }: (typeof UNUSED)[number]): string {
  const start = source.indexOf(from)
  const end = source.indexOf(until, start)
  if (start < 0 || end < 0) throw new Error(`drizzle-orm/${file} no longer has ${from.trim()}`)
  return source.slice(0, start) + source.slice(end)
}

/**
 * @param id path of a module
 * @returns its source without what is never run; null for a module that has nothing of it
 * @throws Error where another version of Drizzle has other code there
 */
export function withoutUnused(source: string, id: string): string | null {
  const places = UNUSED.filter(({ file }) => id.endsWith(`/node_modules/drizzle-orm/${file}`))
  return places.length > 0 ? places.reduce(without, source) : null
}

/** Replaces the parts of Drizzle that take most of the time of a page with data, and leaves out those that are never run. */
export const drizzlePlugin = (): Plugin => ({
  name: 'kontor:drizzle',
  apply: 'build',
  load: (id) => (KINDS.test(id) ? KINDS_SOURCE : null),
  transform: (source, id) => (ROWS.test(id) ? withFlatRows(source) : withoutUnused(source, id)),
})
