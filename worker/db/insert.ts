/** Inserts many rows in few statements: D1 accepts at most 100 bound parameters, so the rows are passed as one JSON parameter. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Characters of JSON in one parameter. D1's limit is 2 MB; a character here is three bytes at most. */
const MAX_JSON_LENGTH = 500_000

/** Objects and arrays are stored as JSON text, booleans as 0 and 1. */
type Cells = readonly unknown[]

/** @returns the rows as JSON arrays, each short enough for one parameter */
export function* jsonChunks(rows: Iterable<Cells>): Generator<string> {
  let parts: string[] = []
  let length = 0
  for (const row of rows) {
    const part = JSON.stringify(row)
    if (length + part.length > MAX_JSON_LENGTH && parts.length > 0) {
      yield `[${parts.join()}]`
      parts = []
      length = 0
    }
    parts.push(part)
    length += part.length + 1
  }
  if (parts.length > 0) yield `[${parts.join()}]`
}

/**
 * @param table its name, from the code, since it goes into SQL unescaped, like the columns.
 * @param rows cells in the order of the columns. A row whose key exists already is left unchanged.
 */
export function* insertCells(
  db: D1Database,
  table: string,
  columns: string[],
  rows: Iterable<Cells>,
): Generator<D1PreparedStatement> {
  const cells = columns.map((_, at) => `value ->> ${at}`)
  const sql = `INSERT OR IGNORE INTO ${table} (${columns.join()}) SELECT ${cells.join()} FROM json_each(?)`
  for (const chunk of jsonChunks(rows)) yield db.prepare(sql).bind(chunk)
}

/**
 * @param rows as Drizzle types them; a field that some have and others lack becomes NULL, one that all lack its default.
 * @returns statements to be run one by one or as a batch. A row whose key exists already is left unchanged.
 */
export function insertRows<Table extends SQLiteTable>(
  db: D1Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Generator<D1PreparedStatement> {
  const isGiven = (key: string) => rows.some((row) => Reflect.get(row, key) !== undefined)
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => isGiven(key))
  const names = columns.map(([, column]) => column.name)
  const cells = rows.map((row) => columns.map(([key]): unknown => Reflect.get(row, key)))
  return insertCells(db, getTableName(table), names, cells)
}
