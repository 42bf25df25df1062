import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { DumpRow } from './format.ts'
import type { DumpTable } from './tables.ts'

/** Characters of rows read at one time; the number of rows is estimated from those read before. */
const AT_ONCE = 1_000_000
const FIRST = 20
const MAX_ROWS = 5_000

/** Where reading a table continues. */
export const ReadPosition = v.object({
  /** Key of the last row; null at the beginning. */
  after: v.nullable(DumpRow),
  /** Rows to read at most. */
  limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type ReadPosition = v.InferOutput<typeof ReadPosition>

export const TABLE_START: ReadPosition = { after: null, limit: FIRST }

const Rows = v.array(DumpRow)

/**
 * Reads a table in pages by key, so that every page costs the same. A page ends early where its rows are long: one long draft after many
 * short ones must not fill the memory.
 */
function pageQuery({ name, columns, key }: DumpTable, isFirst: boolean): string {
  const length = columns.map((column) => `ifnull(length(${column}), 0)`).join(' + ')
  const keys = key.map((column, at) => `${column} AS key_${at}`)
  const inner = `SELECT ${[...columns, ...keys].join()}, ${length} AS own_length,
      sum(${length}) OVER (ORDER BY ${key.join()} ROWS UNBOUNDED PRECEDING) AS all_lengths
    FROM ${name} WHERE (${key.join()}) ${isFirst ? '>=' : '>'} (${key.map(() => '?').join()}) ORDER BY ${key.join()} LIMIT ?`
  const names = [...columns, ...key.map((_, at) => `key_${at}`)]
  return `SELECT ${names.join()} FROM (${inner}) WHERE all_lengths - own_length < ${AT_ONCE}`
}

/**
 * Reads some rows in the order of the table's key, a megabyte or one row.
 * @returns them with cells in the order of the table's columns, and where the next ones are; `next` is null where there were none
 */
export async function readPage(
  db: D1Database,
  table: DumpTable,
  { after, limit }: ReadPosition,
): Promise<{ rows: DumpRow[]; next: ReadPosition | null }> {
  const query = db.prepare(pageQuery(table, after === null)).bind(...(after ?? table.smallest), limit)
  const found = v.parse(Rows, await query.raw())
  const last = found.at(-1)
  if (!last) return { rows: [], next: null }
  const width = table.columns.length
  const average = JSON.stringify(found).length / found.length
  const fitting = Math.round(AT_ONCE / average)
  return {
    rows: found.map((row) => row.slice(0, width)),
    next: { after: last.slice(width), limit: Math.min(MAX_ROWS, Math.max(1, fitting)) },
  }
}

/** @returns the rows of a table in the order of its key, in groups; cells in the order of its columns. */
export async function* readTableRows(db: D1Database, table: DumpTable): AsyncGenerator<DumpRow[]> {
  for (let place: ReadPosition | null = TABLE_START; place; ) {
    const page = await readPage(db, table, place)
    if (page.rows.length > 0) yield page.rows
    place = page.next
  }
}
