/** The filters of the organization's list: each finds what it says, and counts as many as it finds. */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { gateValves } from '../../../../tests/fixtures/catalogue/categories.ts'
import { aFeed, FEED_ID } from '../../../../tests/fixtures/feeds.ts'
import { ADDRESS, PICTURES, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { inquiry, ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings } = serveOwnProducts()
const TIERS = [{ from: 1, amount: 500 }]

interface Listed {
  data: { id: string; name: { text: string }; views: number; requests: number; category: { id: string } }[]
  meta: {
    total: number
    filters: Record<string, Record<string, number>> & Record<'categories' | 'feeds', { id: string; n: number }[]>
  }
}

const list = async (query = ''): Promise<Listed> =>
  (await as('EMPLOYEE', 'GET', `${ADDRESS}?perPage=96&${query}`)).json()
const named = async (query: string) =>
  (await list(query)).data.flatMap(({ name }) => (name.text.startsWith('Own') ? name.text : [])).sort()

beforeEach(async () => {
  const env = bindings()
  const now = Date.now()
  const whole = { pictures: PICTURES, tiers: TIERS, stock: 5, pricedAt: now, updatedAt: now }
  await ownProduct(env, 1, { ...whole, names: { en: 'Own 1', ru: 'Свой', zh: '自' } })
  await ownProduct(env, 2, { ...whole, pictures: [], stock: 0, externalId: 'x-2', fed: { source: 'upload' } })
  await ownProduct(env, 3, { ...whole, tiers: [], stock: null, category: gateValves.num })
  await aFeed(env, 0)
  const fed = { source: `feed:${FEED_ID}` }
  await ownProduct(env, 4, { ...whole, pricedAt: now - 91 * DAY_MS, externalId: 'x-4', fed })
  await ownProduct(env, 5, {
    ...whole,
    pictures: PICTURES.map((one) => ({ ...one, kind: 'document' as const })),
    onRequest: true,
  })
})

test.each([
  ['lacks=picture', ['Own 2', 'Own 5']],
  ['lacks=price', ['Own 3']],
  ['lacks=ru', ['Own 2', 'Own 3', 'Own 4', 'Own 5']],
  ['lacks=en', []],
  ['stock=none', ['Own 2']],
  ['stock=unknown', ['Own 3']],
  ['age=old', ['Own 4']],
  ['source=file', ['Own 2', 'Own 4']],
  ['source=upload', ['Own 2']],
  ['source=exchange', []],
  [`source=${FEED_ID}`, ['Own 4']],
  [`category=${gateValves.id}`, ['Own 3']],
  ['lacks=picture&stock=some', ['Own 5']],
])('%s finds exactly those', async (query, expected) => {
  expect(await named(query)).toEqual(expected)
})

test('each value of a filter counts as many products as it finds', async () => {
  const { meta } = await list()
  const { categories, feeds, ...filters } = meta.filters
  const pairs = Object.entries(filters).flatMap(([filter, counts]) =>
    Object.entries(counts).map(([value, n]) => [`${filter}=${value}`, n] as const),
  )
  pairs.push(...feeds.map(({ id, n }) => [`source=${id}`, n] as const))
  pairs.push(...categories.map(({ id, n }) => [`category=${id}`, n] as const))
  expect(pairs.length).toBeGreaterThan(12)
  for (const [query, n] of pairs) expect([query, (await list(query)).meta.total]).toEqual([query, n])
})

test('views and requests are those of the last 30 days', async () => {
  const { DB } = bindings()
  const id = await ownProduct({ DB }, 6, {})
  const num = Number(await DB.prepare('SELECT num FROM products WHERE id = ?').bind(id).first('num'))
  const day = Math.floor(Date.now() / DAY_MS)
  const view = DB.prepare("INSERT INTO views (day, company, kind, subject, count) VALUES (?, 1, 'product', ?, ?)")
  await DB.batch([view.bind(day, num, 4), view.bind(day - 29, num, 3), view.bind(day - 30, num, 100)])
  const asked = await inquiry({ DB }, 40, { product: num, createdAt: Date.now() })
  await DB.batch([
    DB.prepare(
      "INSERT INTO requests (num, id, contact, locale, message, created_at) VALUES (940, 'r940', '{}', 'en', '', 0)",
    ),
    DB.prepare(
      'INSERT INTO request_lines (num, request, position, product) VALUES (9401, 940, 0, ?1), (9402, 940, 1, ?1)',
    ).bind(num),
    DB.prepare('INSERT INTO inquiry_lines (inquiry, line) SELECT num, 9401 FROM inquiries WHERE id = ?1').bind(asked),
    DB.prepare('INSERT INTO inquiry_lines (inquiry, line) SELECT num, 9402 FROM inquiries WHERE id = ?1').bind(asked),
  ])
  const found = (await list()).data.find((row) => row.id === id)
  expect([found?.views, found?.requests]).toEqual([7, 1])
})
