/** Stores what undoing a bulk change needs: of each product the columns that it changed, as they were. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { prepareStatement } from '../api/http/writes/commit.ts'
import type { Replaced } from '../db/import/plan-writes.ts'
import { changedColumns } from '../db/import/replace.ts'
import { jsonChunks } from '../db/insert.ts'

/**
 * @param of number of the change, or SQL of it
 * @returns the statements, which run before the change: a row that somebody has saved since it was read is neither stored nor changed
 */
export function storeColumnsForUndo(db: D1Database, of: number | SQL, replaced: Replaced[]): D1PreparedStatement[] {
  if (replaced.length === 0) return []
  const columns = changedColumns(replaced)
  const cells = replaced.map(({ before, after }) => [
    before.num,
    before.version,
    after.version,
    Object.fromEntries(columns.map((column) => [column, before[column]])),
  ])
  const stored = (chunk: string) => sql`INSERT OR IGNORE INTO import_changes (import, product, before, version)
    SELECT ${of}, p.num, given.value -> 3, given.value ->> 2 FROM json_each(${chunk}) AS given
    CROSS JOIN products AS p ON p.num = given.value ->> 0 AND p.version = given.value ->> 1`
  return Array.from(jsonChunks(cells), (chunk) => prepareStatement(db, stored(chunk)))
}
