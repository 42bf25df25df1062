import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { QueueQuery } from '../../../../domain/contract/moderation.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { ural } from '../../../../tests/fixtures/catalogue.ts'
import { MANY } from '../../../../tests/fixtures/many.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { rowsRead } from '../../../../tests/fixtures/rows-read.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { readProductQueue } from './queries.ts'

const { bindings } = serveModeration()

/** Many copies of a product that waits for the moderators, all found by one word. */
async function fill(): Promise<void> {
  const { DB } = bindings()
  const id = await ownProduct(bindings(), 1, { status: 'moderation' })
  const { results } = await DB.prepare(
    "SELECT name FROM pragma_table_info('products') WHERE name NOT IN ('num', 'id')",
  ).all<{ name: string }>()
  const columns = results.map(({ name }) => `"${name}"`).join(', ')
  const rows = (most: number) => `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most})`
  await DB.prepare(
    `${rows(MANY)} INSERT INTO products (num, id, ${columns})
      SELECT 1000000 + i, printf('q%015d', i), ${columns} FROM products CROSS JOIN n WHERE id = ?`,
  )
    .bind(id)
    .run()
  await DB.batch([
    DB.prepare(`INSERT INTO reviews (kind, subject, company, before, asked_at)
      SELECT 'product', num, company, '{}', num FROM products WHERE num > 1000000`),
    DB.prepare(`INSERT INTO unpublished_fts (rowid, name, model, category, body)
      SELECT num, 'pump', '', '', '' FROM products WHERE num > 1000000`),
  ])
}

/** Runs a page of the queue. @returns how many products it shows, its total, and the rows that the database reads for it */
async function costOf(search: Record<string, string>) {
  const { result, rows } = await rowsRead(bindings().DB, (db) => readProductQueue(db, parse(QueueQuery, search), 'en'))
  return { shown: result.data.length, total: result.meta.total, more: result.meta.more, rows }
}

test('a page of a queue of many thousand products, its total and its filters read a bounded part of it', async () => {
  await fill()
  const ofSupplier = { company: ural.id }
  const searches: [Record<string, string>, number][] = [
    [{}, MAX_COUNTED + 500],
    [ofSupplier, MAX_COUNTED + 500],
    [{ q: 'pump' }, MAX_COUNTED + 500],
    [{ page: '200' }, MAX_COUNTED * 1.5],
    [{ ...ofSupplier, page: '200' }, MAX_COUNTED * 1.5],
    [{ q: 'pump', page: '200' }, MAX_COUNTED * 2],
    [{ q: 'pump', ...ofSupplier }, MAX_COUNTED * 2 + 500],
  ]
  for (const [search, most] of searches) {
    const { rows, ...list } = await costOf(search)
    expect(list, JSON.stringify(search)).toEqual({ shown: 24, total: MAX_COUNTED, more: true })
    expect(rows, JSON.stringify(search)).toBeLessThan(most)
  }
}, 60_000)
