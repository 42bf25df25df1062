/** The check of every API test's statements (tests/fixtures/bindings.ts) finds full scans, and nothing else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type StartedBindings, startBindings } from '../fixtures/bindings.ts'
import { fullScans } from '../fixtures/query-plans.ts'
import { watched } from '../fixtures/watched-database.ts'

let started: StartedBindings
beforeAll(async () => {
  started = await startBindings()
})
afterAll(() => started.stop())

const tablesScanned = async (sql: string, parameter: unknown) => {
  const parameters = sql.includes('?') ? [parameter] : []
  return (await fullScans(started.unwatched.DB, [{ sql, parameters }])).map(({ table }) => table)
}

describe('a full scan is found', () => {
  test.each([
    ['of a table', 'SELECT * FROM products WHERE brand = ?', 'products'],
    ['under another name', 'SELECT p.id FROM categories AS c CROSS JOIN products p ON p.brand = ?', 'products'],
    ['as Drizzle writes it', 'select "companies"."id" from "companies" where "companies"."country" = ?', 'companies'],
    ['with an automatic index', 'SELECT 1 FROM rates AS r CROSS JOIN stories AS s ON s.slug = r.dated', 'stories'],
    ['of an index', 'SELECT count(*) FROM listing WHERE in_stock = ?', 'listing'],
    ['within a subquery', 'SELECT 1 WHERE EXISTS (SELECT 1 FROM stories WHERE slug = ?)', 'stories'],
    ['of what a limit does not cut', 'SELECT count(*) FROM stories ORDER BY num LIMIT ?', 'stories'],
    ['of a page in an order without an index', 'SELECT id FROM stories ORDER BY slug LIMIT ?', 'stories'],
    ['of a page with a filter', 'SELECT id FROM stories WHERE cover IS NULL ORDER BY num LIMIT ?', 'stories'],
    ['of an update', 'UPDATE products SET rank = 0 WHERE brand = ?', 'products'],
  ])('%s', async (_, sql, table) => {
    expect(await tablesScanned(sql, 'x')).toEqual([table])
  })
})

describe('no full scan is reported', () => {
  test.each([
    ['for a search by key', 'SELECT * FROM products WHERE id = ?'],
    ['for a small table', 'SELECT * FROM rates WHERE dated = ?'],
    [
      'for a list that was passed as JSON',
      'SELECT p.id FROM json_each(?) AS wanted CROSS JOIN products AS p ON p.num = value',
    ],
    ['for rows of a subquery', 'SELECT * FROM (SELECT num FROM products WHERE id = ? LIMIT 5) AS page'],
    ['for a page in the order of an index', 'SELECT id FROM stories ORDER BY num DESC LIMIT 24 OFFSET ?'],
    ['for a count within a limit', 'SELECT (SELECT count(*) FROM (SELECT 1 FROM stories LIMIT 10001)) AS n'],
    ['for a full-text search', 'SELECT rowid FROM product_fts WHERE product_fts MATCH ?'],
  ])('%s', async (_, sql) => {
    expect(await tablesScanned(sql, '[]')).toEqual([])
  })
})

test('every kind of statement is recorded once', async () => {
  const { db, statements } = watched(started.unwatched.DB)
  await db.prepare('SELECT 1').first()
  await db.prepare('SELECT ?').bind(2).all()
  await db.prepare('SELECT ?').bind(3).all()
  await db.batch([db.prepare('SELECT 4'), db.prepare('SELECT ? AS n').bind(5)])
  expect(
    statements()
      .map(({ sql }) => sql)
      .sort(),
  ).toEqual(['SELECT 1', 'SELECT 4', 'SELECT ?', 'SELECT ? AS n'])
})

test('stopping the bindings throws an error that names the statement', async () => {
  const other = await startBindings()
  await other.env.DB.prepare('SELECT id FROM products WHERE brand = ?').bind('x').all()
  await expect(other.stop()).rejects.toThrow(/full scan of products .*\n.*WHERE brand/)
})
