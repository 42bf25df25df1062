/** Many products by the supplier's own articles: each row judged by itself, the batch written once. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { beforeEach, describe, expect, test } from 'vitest'
import { aToken, TOKEN } from '../../../../../tests/fixtures/api-token.ts'
import { askApi } from '../../../../../tests/fixtures/ask-api.ts'
import { bolts, ural } from '../../../../../tests/fixtures/catalogue.ts'
import { interrupted, momentsAt } from '../../../../../tests/fixtures/interrupted.ts'
import { READY, SOLD, serveOwnProducts } from '../../../../../tests/fixtures/own-products.ts'
import { asPerson } from '../../../../../tests/fixtures/people.ts'
import { ownProduct } from '../../../../../tests/fixtures/suppliers.ts'
import { WatchedDatabase, type WatchedStatement } from '../../../../db/watched-database.ts'

const { as, bindings, found, own, variables, waiting } = serveOwnProducts()
const ADDRESS = '/api/profile/company/products/by-article'
const PRICES = { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 700 }] }
const NEW = { names: { en: 'Quince press' }, category: bolts.id }

beforeEach(async () => {
  variables.LIMITS = 'off'
  variables.ENVIRONMENT = 'local'
  await bindings().DB.exec('DELETE FROM idempotency; DELETE FROM rate_counters')
})

const put = async (products: object[], headers: Record<string, string> = {}) =>
  as('MANAGER', 'PUT', ADDRESS, { products }, headers)
const results = async (products: object[], headers: Record<string, string> = {}) => {
  const response = await put(products, headers)
  expect(response.status).toBe(200)
  return (await response.json()).data
}
const count = (sql: string) => bindings().DB.prepare(`SELECT count(*) AS n FROM ${sql}`).first<number>('n')

describe('a row', () => {
  test('creates a draft, changes it, and leaves it alone where nothing differs', async () => {
    const [created] = await results([{ article: 'A-1', ...NEW, stock: 5, prices: PRICES }])
    expect(created).toMatchObject({ article: 'A-1', result: 'created', errors: [] })
    expect(await own(created.id)).toMatchObject({ status: 'draft', stock: 5, prices: { tiers: [{ amount: 700 }] } })
    const [updated] = await results([{ article: 'A-1', stock: 6 }])
    expect(updated).toEqual({ ...created, result: 'updated' })
    expect(await own(created.id)).toMatchObject({ stock: 6, version: 2, names: NEW.names })
    expect(await results([{ article: 'A-1', stock: 6 }])).toEqual([{ ...created, result: 'unchanged' }])
    expect(await own(created.id)).toMatchObject({ version: 2 })
  })

  test('finds goods that were made by hand by their model, where only one has it', async () => {
    const id = await ownProduct(bindings(), 1, { ...READY, model: 'M-1' })
    expect(await results([{ article: 'M-1', stock: 9 }])).toMatchObject([{ id, result: 'updated' }])
    await ownProduct(bindings(), 2, { ...READY, model: 'M-1' })
    expect(await results([{ article: 'M-1', stock: 8 }])).toMatchObject([
      { result: 'refused', errors: [{ path: 'article', code: 'ambiguous' }] },
    ])
  })

  test('that is wrong is refused by itself, with the field and the reason', async () => {
    const deleted = await ownProduct(bindings(), 1, {
      externalId: 'GONE',
      deletedAt: Date.now(),
      deletedStatus: 'draft',
    })
    const variants = [{ id: 'v1', sku: 'V', factor: 1, options: [], stock: 3 }]
    await ownProduct(bindings(), 2, { externalId: 'VARIED', variants })
    const refusals = await results([
      { article: 'OK', ...NEW },
      { article: '' },
      {},
      { article: 'B', stock: -1, moq: 'many' },
      { article: 'C', names: NEW.names },
      { article: 'D', ...NEW, category: '0000000000000000' },
      { article: 'OK', stock: 1 },
      { article: 'GONE', stock: 1 },
      { article: 'VARIED', stock: 1 },
      {
        article: 'P',
        ...NEW,
        prices: {
          ...PRICES,
          tiers: [
            { from: 5, amount: 1 },
            { from: 2, amount: 1 },
          ],
        },
      },
    ])
    const faults = refusals.map(({ errors }: { errors: { path: string; code: string }[] }) =>
      errors.map(({ path, code }) => `${path} ${code}`).join(),
    )
    expect(faults).toEqual([
      '',
      'article required',
      'article required',
      'moq type,stock too-small',
      'category required',
      'category unknown',
      'article repeated',
      'article deleted',
      'stock of-variants',
      'prices.tiers overlap',
    ])
    expect(deleted).toBeTruthy()
    expect(await count("products WHERE external_id = 'OK'")).toBe(1)
  })

  test('of a public product is reviewed as one edit of it is; a price that cannot be true takes it off', async () => {
    await ownProduct(bindings(), 1, { ...SOLD, externalId: 'S-1' })
    await ownProduct(bindings(), 2, { ...SOLD, externalId: 'S-2' })
    await results([{ article: 'S-1', names: { en: 'Quince press' } }])
    expect(await waiting()).toHaveLength(1)
    expect(await found('quince')).toHaveLength(1)
    const [{ id }] = await results([
      { article: 'S-2', prices: { ...PRICES, tiers: [{ from: 1, amount: 9_000_000_000_000 }] } },
    ])
    expect(await own(id)).toMatchObject({ status: 'moderation' })
  })

  test('touches nothing of another organization', async () => {
    const { DB } = bindings()
    await DB.prepare("UPDATE products SET external_id = 'E-' || id, model = 'M-' || id WHERE company <> ?")
      .bind(ural.num)
      .run()
    const foreign = () => DB.prepare('SELECT * FROM products WHERE company <> ? LIMIT 5').bind(ural.num).all()
    const before = await foreign()
    const names = before.results.flatMap(({ id }) => [`E-${id}`, `M-${id}`, String(id)])
    expect(names.length).toBeGreaterThan(3)
    await results(names.map((article) => ({ article, stock: 1 })))
    expect((await foreign()).results).toEqual(before.results)
    await DB.prepare('UPDATE products SET external_id = NULL WHERE company <> ?').bind(ural.num).run()
  })
})

test('a token for prices and stock changes these alone, and begins nothing', async () => {
  await ownProduct(bindings(), 1, { ...READY, externalId: 'T-1' })
  await aToken(bindings(), { scopes: ['prices.write'] })
  const products = [
    { article: 'T-1', stock: 4, prices: PRICES },
    { article: 'T-2', stock: 4 },
    { article: 'T-1', names: NEW.names },
  ]
  const response = await as('ANONIM', 'PUT', ADDRESS, { products }, { Authorization: `Bearer ${TOKEN}` })
  const { data } = await response.json()
  expect(
    data.map(({ result, errors }: { result: string; errors: { code: string }[] }) => [result, errors[0]?.code]),
  ).toEqual([
    ['updated', undefined],
    ['refused', 'unknown'],
    ['refused', 'scope'],
  ])
})

const BATCH = Array.from({ length: 500 }, (_, at) => ({ article: `N-${at}`, ...NEW, stock: at, prices: PRICES }))

/** @returns how often a batch goes to the database */
async function tripsOf(products: object[]): Promise<number> {
  let trips = 0
  class Counting extends WatchedDatabase {
    override batch<Row>(statements: D1PreparedStatement[]) {
      trips += 1
      return super.batch<Row>(statements)
    }
    override send<Value>(statement: WatchedStatement, call: () => Promise<Value>) {
      trips += 1
      return super.send(statement, call)
    }
  }
  const env = { ...bindings(), DB: new Counting(bindings().DB), LIMITS: 'off', ENVIRONMENT: 'local' }
  const headers = { ...(await asPerson('MANAGER')), 'Content-Type': 'application/json' }
  const response = await askApi(ADDRESS, { method: 'PUT', headers, body: JSON.stringify({ products }) }, env)
  expect(response.status).toBe(200)
  return trips
}

test('500 rows go to the database as often as one; 501 are refused', async () => {
  expect((await put([...BATCH, { article: 'X' }])).status).toBe(422)
  const one = await tripsOf([{ article: 'ONE', ...NEW }])
  expect(await tripsOf(BATCH)).toBe(one)
  expect(await count("products WHERE external_id LIKE 'N-%'")).toBe(500)
  expect(await tripsOf(BATCH.map(({ article }) => ({ article, stock: 7 })))).toBe(one)
  expect(await count("products WHERE external_id LIKE 'N-%' AND stock = 7")).toBe(500)
})

test('the same key gives the same answer, and new goods are begun once by two at the same time', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const first = await results([{ article: 'K-1', ...NEW }], key)
  expect(await results([{ article: 'K-1', ...NEW }], key)).toEqual(first)
  const both = await Promise.all([results([{ article: 'K-2', ...NEW }]), results([{ article: 'K-2', ...NEW }])])
  expect(both.map(([one]) => one.result).sort()).toEqual(['created', 'unchanged'])
  expect(await count("products WHERE external_id = 'K-2'")).toBe(1)
})

/** How many round trips are killed; `npm run test:full` kills at all of them. */
const MAX_KILLED = process.env.FULL ? 60 : 14

test('a batch of a server that is killed is written once, whole, when it is sent again', {
  timeout: 120_000,
}, async () => {
  const products = BATCH.slice(0, 120)
  let kills = 0
  for (let at = 0, isKilled = true; isKilled && at < MAX_KILLED; at += 1) {
    for (const moment of momentsAt(at)) {
      await bindings().DB.exec("DELETE FROM products WHERE external_id LIKE 'N-%'; DELETE FROM rate_counters")
      const headers = {
        ...(await asPerson('MANAGER')),
        'Content-Type': 'application/json',
        'Idempotency-Key': `killed-${moment}-round-trip-${at}`,
      }
      const env = { ...bindings(), LIMITS: 'off', ENVIRONMENT: 'local' }
      const send = (to: Parameters<typeof askApi>[2]) =>
        askApi(ADDRESS, { method: 'PUT', headers, body: JSON.stringify({ products }) }, to)
      const first = await send(interrupted(env, { at, moment }))
      isKilled = first.status >= 500
      if (isKilled) kills += 1
      const stored = await count("products WHERE external_id LIKE 'N-%'")
      expect([0, 120], `killed ${moment} round trip ${at}`).toContain(stored)
      const response = isKilled ? await send(env) : first
      expect(response.status).toBe(200)
      const { data } = await response.json()
      expect(
        data.every(({ result }: { result: string }) => result === 'created'),
        `${moment} ${at}`,
      ).toBe(true)
      expect(await count("products WHERE external_id LIKE 'N-%'")).toBe(120)
    }
  }
  expect(kills).toBeGreaterThan(8)
})
