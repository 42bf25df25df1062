/**
 * Merges the segments of the search indexes. FTS5 writes a segment with each change, and each look-up of a word opens every segment: with the
 * 28 of a bulk load a query takes twice the time (docs/decisions/0093-merged-search-index.md).
 */
import type { D1Database } from '@cloudflare/workers-types'

/** Each writes a thousand pages of 4 kB, some 50 ms of work. */
const SOME = [
  "INSERT INTO product_fts (product_fts, rank) VALUES ('merge', 1000)",
  "INSERT INTO directory_fts (directory_fts, rank) VALUES ('merge', 1000)",
]

/** FTS5 takes a negative number for all segments, whatever their sizes. */
const WHOLE = SOME.map((statement) => statement.replace('1000', '-1000'))

/** FTS5 counts its own row for a statement that found nothing to merge. */
const NOTHING = 1

/** @returns whether there may be more to merge */
async function merge(db: D1Database, statement: string): Promise<boolean> {
  const { meta } = await db.prepare(statement).run()
  return meta.changes > NOTHING
}

/** Writes some pages of segments of like size. @returns whether there may be more to merge */
export async function mergeSome(db: D1Database): Promise<boolean> {
  for (const statement of SOME) if (await merge(db, statement)) return true
  return false
}

/** Merges everything into one segment an index, as after a bulk load. */
export async function mergeWhole(db: D1Database): Promise<void> {
  for (const statement of WHOLE) while (await merge(db, statement));
}
