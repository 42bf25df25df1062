import type { D1Database } from '@cloudflare/workers-types'
import { expect, test } from 'vitest'
import { servePeople } from '../../tests/fixtures/api.ts'
import { beginBulkLoad, finishBulkLoad } from '../db/bulk-load.ts'
import { runWhole } from './job.ts'
import { searchIndex } from './search-index.ts'

const { bindings } = servePeople()

/** Each segment has rows of its own in the table of FTS5. */
const segments = (db: D1Database) =>
  db.prepare('SELECT count(DISTINCT segid) AS n FROM product_fts_idx').first<number>('n')

/** Each statement leaves a segment. */
async function write(db: D1Database, from: number) {
  for (let num = from; num < from + 4; num++)
    await db.prepare(`INSERT INTO product_fts (rowid, name) VALUES (?, 'segment n${num}')`).bind(num).run()
}

const found = async (db: D1Database) =>
  (await db.prepare(`SELECT rowid FROM product_fts WHERE product_fts MATCH 'segment' ORDER BY rowid`).all()).results

test('once an hour segments of like size of the search index are merged, and so they are after a bulk load', async () => {
  const { DB } = bindings()
  const few = await segments(DB)
  await write(DB, 1_000_001)
  expect(await segments(DB)).toBeGreaterThan(few ?? 0)
  const before = await found(DB)
  expect(before).toHaveLength(4)
  const many = (await segments(DB)) ?? 0
  expect(await runWhole(bindings(), searchIndex, 1)).not.toBe('0 steps')
  expect(await segments(DB)).toBeLessThan(many)
  expect(await found(DB)).toEqual(before)
  expect(await runWhole(bindings(), searchIndex, 2)).toBe('0 steps')
  await beginBulkLoad(DB, 3)
  await write(DB, 1_000_005)
  await finishBulkLoad(DB, 1_000_000)
  expect(await segments(DB)).toBe(1)
  expect(await found(DB)).toHaveLength(8)
})
