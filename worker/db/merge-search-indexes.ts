/**
 * Merges the segments of the search indexes. FTS5 writes a segment with each change, and each look-up of a word opens every segment: with the
 * 28 of a bulk load a query takes twice the time (docs/decisions/0093-merged-search-index.md).
 */
import type { D1Database } from '@cloudflare/workers-types'

const INDEXES = ['product_fts', 'directory_fts']

/** Pages of 4 kB that a statement writes, some 50 ms of work. */
const PAGES = 1000

/** FTS5 counts its own row for a statement that found nothing to merge. */
const NOTHING = 1

async function merge(db: D1Database, index: string, pages: number): Promise<boolean> {
  const { meta } = await db.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ${pages})`).run()
  return meta.changes > NOTHING
}

/** Writes some pages of segments of like size. @returns whether there may be more to merge */
export async function mergeSome(db: D1Database): Promise<boolean> {
  for (const index of INDEXES) if (await merge(db, index, PAGES)) return true
  return false
}

/** Merges everything into one segment an index, as after a bulk load. */
export async function mergeWhole(db: D1Database): Promise<void> {
  // FTS5 takes a negative number for all segments, whatever their sizes.
  for (const index of INDEXES) while (await merge(db, index, -PAGES));
}
