import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { Row } from './format.ts'
import type { Table } from './tables.ts'

/** Bytes of rows read at one time; the number of rows is estimated by those before. */
const AT_ONCE = 1_000_000
const FIRST = 20
const MOST_ROWS = 5_000

const Rows = v.array(Row)

/** Pages by key, so that every page costs the same. */
function pageQuery({ name, columns, key }: Table, isFirst: boolean): string {
  const from = `SELECT ${[...columns, ...key].join()} FROM ${name}`
  const after = isFirst ? '' : ` WHERE (${key.join()}) > (${key.map(() => '?').join()})`
  return `${from}${after} ORDER BY ${key.join()} LIMIT ?`
}

/** @returns the rows of a table in the order of its key, in groups; cells in the order of its columns. */
export async function* readRows(db: D1Database, table: Table): AsyncGenerator<Row[]> {
  const width = table.columns.length
  let after: Row = []
  for (let limit = FIRST; ; ) {
    const query = db.prepare(pageQuery(table, after.length === 0)).bind(...after, limit)
    const found = v.parse(Rows, await query.raw())
    if (found.length > 0) yield found.map((row) => row.slice(0, width))
    if (found.length < limit) return
    after = found.at(-1)?.slice(width) ?? []
    const bytes = JSON.stringify(found).length / found.length
    limit = Math.min(MOST_ROWS, Math.max(1, Math.round(AT_ONCE / bytes)))
  }
}
