/** The first screen of the operators' desk (docs/behaviour.md, "Operators' desk"). */
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../../domain/durations.ts'
import { serveModeration } from '../../../../tests/fixtures/moderation.ts'
import { READY } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'
import { newId } from '../../../db/id.ts'
import { runWhole } from '../../../jobs/job.ts'
import { storeSizes } from '../../../jobs/store-sizes.ts'
import { countMessage } from '../../delivery/ceilings.ts'

const { as, bindings, submit, decide, variables } = serveModeration()

const overview = async () => (await (await as('ADMIN', 'GET', '/api/operator/overview')).json()).data
const waiting = async (list: string) => (await overview()).waiting.find((one: { list: string }) => one.list === list)

beforeEach(() => bindings().DB.exec('DELETE FROM jobs; DELETE FROM leads; DELETE FROM empty_searches'))

test('the overview states how much waits in each list, and since when', async () => {
  expect(await waiting('products')).toEqual({ list: 'products', count: 0, oldest: null, late: false })
  const id = await ownProduct(bindings(), 1, READY)
  await submit(id)
  await submit(await ownProduct(bindings(), 2, READY))
  await bindings()
    .DB.prepare('UPDATE reviews SET asked_at = 5 WHERE subject = (SELECT num FROM products WHERE id = ?)')
    .bind(id)
    .run()
  expect(await waiting('products')).toMatchObject({ count: 2, oldest: '1970-01-01T00:00:00.005Z' })
  await decide('product', id, 'published')
  expect(await waiting('products')).toMatchObject({ count: 1 })
  await as('ANONIM', 'POST', '/api/leads', {
    page: 'talp',
    message: 'We carry',
    contact: { name: 'Li Wei', phone: '+8613800138000' },
    consent: true,
  })
  expect(await waiting('leads')).toMatchObject({ count: 1 })
})

test('what waits longer than suppliers were promised is late', async () => {
  await submit(await ownProduct(bindings(), 1, READY))
  const since = (days: number) =>
    bindings()
      .DB.prepare('UPDATE reviews SET asked_at = ?')
      .bind(Date.now() - days * DAY_MS)
      .run()
  await since(9)
  expect(await waiting('products')).toMatchObject({ late: false })
  variables.REVIEW_DAYS = '3'
  expect(await waiting('products')).toMatchObject({ late: true })
  await since(1)
  expect(await waiting('products')).toMatchObject({ late: false })
})

test('messages that were given up are apart from other work', async () => {
  await bindings().DB.exec(
    "INSERT INTO jobs (name, kind, started_at, due_at, dead_at) VALUES ('notice:1', 'notice', 1, NULL, 2), ('notice:2', 'notice', 1, NULL, 3), ('backup', '', 1, NULL, 4)",
  )
  expect(await waiting('deliveries')).toMatchObject({ count: 2, oldest: '1970-01-01T00:00:00.002Z' })
  expect(await waiting('jobs')).toMatchObject({ count: 1, oldest: '1970-01-01T00:00:00.004Z' })
})

test('the overview states what is spent of the ceilings of the day', async () => {
  Object.assign(variables, { EMAIL_DAILY: '9', SMS_DAILY: '5', SMS_COUNTRIES: '+7, +86' })
  const env = { ...bindings(), ...variables }
  const before = (await overview()).ceilings[0].spent
  await countMessage(env, { kind: 'email', value: 'a@people.example' })
  await countMessage(env, { kind: 'phone', value: '+79161234567' })
  expect((await overview()).ceilings).toEqual([
    { channel: 'email', country: null, spent: before + 1, most: 9 },
    { channel: 'sms', country: '+7', spent: 1, most: 5 },
    { channel: 'sms', country: '+86', spent: 0, most: 5 },
  ])
})

test('events of the last week are counted by the time in their ids', async () => {
  const people = async () => (await overview()).lately.find((one: { event: string }) => one.event === 'people').count
  const before = await people()
  for (const days of [6, 8])
    await bindings()
      .DB.prepare("INSERT INTO users (id, name, locale, created_at, updated_at) VALUES (?, 'Anna', 'en', 0, 0)")
      .bind(newId(Date.now() - days * DAY_MS))
      .run()
  expect(await people()).toBe(before + 1)
})

test('automatic imports that failed within the week are counted', async () => {
  const broken = async () =>
    (await overview()).lately.find((one: { event: string }) => one.event === 'brokenFeeds').count
  const before = await broken()
  const run = (id: string, days: number, status: string) =>
    bindings()
      .DB.prepare(
        "INSERT INTO import_runs (id, company, source, name, status, created_at, updated_at) VALUES (?, 1, 'exchange', '', ?, ?, 0)",
      )
      .bind(id, status, Date.now() - days * DAY_MS)
  await bindings().DB.batch([run('b1', 6, 'failed'), run('b2', 8, 'failed'), run('b3', 1, 'applied')])
  expect(await broken()).toBe(before + 1)
})

test('the size of the database is said where the database says it', async () => {
  const { database } = await overview()
  if (database) expect(database.bytes).toBeLessThan(database.most)
  else expect(database).toBeNull()
})

test('the sizes of the other stores are those that were counted last', async () => {
  await bindings().DB.exec('DELETE FROM store_sizes')
  await bindings().FILES.put('a-file', 'bytes')
  const env = bindings()
  await runWhole(env, storeSizes, 5)
  const { stores } = await overview()
  const files = stores.find(({ store }: { store: string }) => store === 'files')
  expect(files.bytes).toBeGreaterThanOrEqual(5)
  expect(files.objects).toBeGreaterThanOrEqual(1)
  expect(files.countedAt).toBe('1970-01-01T00:00:00.005Z')
  expect(stores.find(({ store }: { store: string }) => store === 'cache')).toMatchObject({ bytes: null })
  expect(stores.some(({ store }: { store: string }) => store === 'backups')).toBe(false)
  // Many objects are counted a part at a time.
  const many = (from: number) => ({
    objects: Array.from({ length: 1000 }, () => ({ size: 2 })),
    ...(from < 24 ? { truncated: true, cursor: String(from + 1) } : { truncated: false }),
  })
  const bucket = { list: async ({ cursor = '0' }: { cursor?: string }) => many(Number(cursor)) }
  await runWhole({ ...env, FILES: Object(bucket), BACKUPS: Object(bucket) }, storeSizes, 6)
  const counted = (await overview()).stores.map(({ store, bytes, objects }: Record<string, unknown>) => [
    store,
    bytes,
    objects,
  ])
  expect(counted).toContainEqual(['files', 50_000, 25_000])
  expect(counted).toContainEqual(['backups', 50_000, 25_000])
})

test('people’s searches that find nothing are counted as words, and nothing that may name a person', async () => {
  const search = (q: string, counted = '&counted=1') =>
    as('ANONIM', 'GET', `/dev/search?locale=en&q=${encodeURIComponent(q)}${counted}`)
  for (const q of ['Qwxz  Vbnm', 'qwxz vbnm', 'zzqqj', 'zzqqj a@b.example', 'zzqqj +7 916 123-45-67', 'x'.repeat(81)])
    expect((await search(q)).status).toBe(200)
  await search('zzqqj', '')
  const list = async (query = '') => (await as('ADMIN', 'GET', `/api/operator/empty-searches${query}`)).json()
  const today = new Date().toISOString().slice(0, 10)
  expect(await list()).toMatchObject({
    data: [
      { query: 'qwxz vbnm', locale: 'en', times: 2, last: today },
      { query: 'zzqqj', locale: 'en', times: 1, last: today },
    ],
    meta: { total: 2 },
  })
  expect((await list('?perPage=1&page=2')).data).toHaveLength(1)
  expect((await overview()).emptySearches).toBe(2)
})

test('a day stores a limited number of different searches', async () => {
  const day = Math.floor(Date.now() / DAY_MS)
  await bindings()
    .DB.prepare(
      `WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO empty_searches SELECT ?, 'en', 'word ' || i, 1 FROM n`,
    )
    .bind(day)
    .run()
  await as('ANONIM', 'GET', '/dev/search?locale=en&q=zzqqj&counted=1')
  await bindings().DB.exec("UPDATE empty_searches SET query = 'qwxz' WHERE query = 'word 7'")
  await as('ANONIM', 'GET', '/dev/search?locale=en&q=qwxz&counted=1')
  const found = await bindings()
    .DB.prepare('SELECT query, n FROM empty_searches WHERE query NOT LIKE ?')
    .bind('word%')
    .all()
  expect(found.results).toEqual([{ query: 'qwxz', n: 2 }])
})
