/**
 * What the page of a code reads does not grow with the goods: the same rows among 12,000 as among 20,000 (lists count up to 10,000).
 * `GOODS=1000000 npx vitest run --project unit worker/api/public/code-links/flat.test.ts` compares times instead, since so large a database
 * cannot be copied into workerd, which counts rows; it takes some minutes.
 */
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { ProductListQuery } from '../../../../domain/contract/products.ts'
import { servePeople } from '../../../../tests/fixtures/api.ts'
import { flangedValve } from '../../../../tests/fixtures/catalogue/products.ts'
import { rowsRead } from '../../../../tests/fixtures/rows-read.ts'
import { beginBulkLoad, finishBulkLoad } from '../../../db/bulk-load.ts'
import { type Database, database } from '../../../db/connection.ts'
import { readImportServices } from '../import-services/queries.ts'
import { readProductList } from '../products/queries.ts'
import { readActivityGoods, readMakers } from './queries.ts'

const { bindings } = servePeople()
const FIRST = 100_000
const GOODS = Number(process.env.GOODS ?? 0)
const FEW = 12_000
const MANY = GOODS || 20_000
const ROUNDS = 15

/** Copies of a product with a code of its own, until there are so many. */
async function grow(from: number, to: number): Promise<void> {
  const { DB } = bindings()
  const { results } = await DB.prepare(
    "SELECT name FROM pragma_table_info('products') WHERE name NOT IN ('num', 'id', 'external_id', 'tnved')",
  ).all<{ name: string }>()
  const columns = results.map(({ name }) => `"${name}"`).join(', ')
  await beginBulkLoad(DB, 0)
  await DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      INSERT INTO products (num, id, tnved, ${columns})
      SELECT ${FIRST} + i, printf('g%015d', i), '8481808199', ${columns} FROM products CROSS JOIN n WHERE id = ?`,
  )
    .bind(from, to - 1, flangedValve.id)
    .run()
  await finishBulkLoad(DB, FIRST + from - 1)
}

const CALLS: [string, (db: Database) => Promise<unknown>][] = [
  ['makers of a heading', (db) => readMakers(db, '8481', 'en')],
  ['makers of a code', (db) => readMakers(db, '8481808199', 'en')],
  ['goods of a heading', (db) => readProductList(db, v.parse(ProductListQuery, { tnved: '8481', perPage: '8' }), 'en')],
  [
    'goods of a code',
    (db) => readProductList(db, v.parse(ProductListQuery, { tnved: '8481808199', perPage: '8' }), 'en'),
  ],
  ['who brings them here', (db) => readImportServices(db, undefined, 'en')],
  ['goods of an activity', (db) => readActivityGoods(db, '28.14', 'en')],
]

/** @returns microseconds of the fastest of some calls */
async function timeOf(call: (db: Database) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now()
    await call(database(bindings().DB))
    times.push((performance.now() - start) * 1000)
  }
  return Math.min(...times)
}

const among: { few: number[]; many: number[] } = { few: [], many: [] }

beforeAll(
  async () => {
    const { DB } = bindings()
    await DB.prepare(`UPDATE companies SET activities = '["28.14"]' WHERE num = 1`).run()
    const costs = async () => {
      const costs: number[] = []
      for (const [, call] of CALLS) costs.push(GOODS ? await timeOf(call) : (await rowsRead(DB, call)).rows)
      return costs
    }
    await grow(0, FEW)
    among.few = await costs()
    await grow(FEW, MANY)
    among.many = await costs()
  },
  Math.max(120_000, GOODS),
)

test.each(CALLS.map(([name], at) => [name, at] as const))('%s', (_, at) => {
  const few = among.few[at] ?? 0
  expect(few).toBeGreaterThan(0)
  const many = among.many[at] ?? 0
  if (GOODS) process.stdout.write(`${CALLS[at]?.[0]}: ${Math.round(few)} and ${Math.round(many)} µs\n`)
  // A page of an index more or less; times vary more.
  expect(many).toBeLessThan(GOODS ? few * 1.3 + 300 : few * 1.1 + 50)
})
