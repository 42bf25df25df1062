/**
 * A supplier's goods from an address: changes are imported automatically, and a faulty address or file changes no goods and only sends a
 * notice.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aFeed, FEED_ID, FEED_URL } from '../../tests/fixtures/feeds.ts'
import { feed } from '../../tests/fixtures/imports.ts'
import { serveOwnProducts } from '../../tests/fixtures/own-products.ts'
import type { Bindings } from '../bindings.ts'
import { runJobs } from '../jobs/run-jobs.ts'

const { as, bindings } = serveOwnProducts()
const FEEDS = '/api/profile/company/feeds'
const env = (): Bindings => ({ ...bindings(), SITE_ORIGIN: 'https://market.example' })

let asked: { url: string; headers: Headers; redirect: string | undefined }[] = []
/** What the supplier's servers respond, by address. */
let answer: (url: string) => Response | Promise<Response> = () => new Response(null, { status: 404 })

beforeEach(async () => {
  asked = []
  const { objects } = await bindings().FILES.list({ prefix: 'imports/' })
  await bindings().FILES.delete(objects.map(({ key }) => key))
  for (const table of ['import_runs', 'imports', 'products WHERE external_id IS NOT NULL', 'jobs', 'notices'])
    await bindings().DB.prepare(`DELETE FROM ${table}`).run()
  await aFeed(bindings(), 0)
  vi.stubGlobal('fetch', async (url: URL, { headers, redirect }: RequestInit) => {
    asked.push({ url: String(url), headers: new Headers(headers), redirect })
    return answer(String(url))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const GOODS = Array.from({ length: 10 }, (_, at) => ({ id: `f${at}`, name: `Болт М${at}`, price: `${10 + at}` }))
const file = (goods = GOODS, headers: Record<string, string> = {}) => new Response(feed(goods), { headers })

/**
 * Fetches the feed as the scheduled job does, and runs all jobs that follow.
 * @returns the last run
 */
async function fetched() {
  await bindings().DB.prepare('UPDATE goods_feeds SET next_at = 0').run()
  await runJobs(env(), Date.now(), { kinds: ['goods-feeds'] })
  await bindings()
    .DB.prepare(
      "INSERT OR REPLACE INTO jobs (name, kind, argument, started_at, due_at) VALUES ('goods-feeds', '', 'null', 0, 0)",
    )
    .run()
  await runJobs(env(), Date.now(), { kinds: ['goods-feeds', 'import-files', 'import-run'] })
  const { data } = await (await as('OWNER', 'GET', `${FEEDS}/${FEED_ID}/runs`)).json()
  return data[0]
}
const rows = async () =>
  (
    await bindings()
      .DB.prepare(
        'SELECT external_id, names, tiers, status, version FROM products WHERE external_id IS NOT NULL ORDER BY num',
      )
      .all()
  ).results
const notices = async () =>
  Number(
    await bindings()
      .DB.prepare("SELECT count(*) AS n FROM notices WHERE email ->> '$.name' = 'importStopped'")
      .first('n'),
  )

test('goods come as drafts, and what has changed comes with the next fetch', async () => {
  answer = () => file()
  expect(await fetched()).toMatchObject({ status: 'applied', goods: 10, reason: null })
  expect(await rows()).toHaveLength(10)
  answer = () => file(GOODS.map((good, at) => (at === 0 ? { ...good, price: '99' } : good)))
  expect(await fetched()).toMatchObject({ status: 'applied' })
  expect(JSON.stringify((await rows())[0])).toContain('9900')
  expect(await fetched()).toMatchObject({ status: 'unchanged' })
  expect(await notices()).toBe(0)
  const found = async (source: string) =>
    (await as('OWNER', 'GET', `/api/profile/company/products?source=${source}`)).json()
  const { meta } = await found(FEED_ID)
  expect([meta.total, meta.filters.feeds, meta.filters.source.upload]).toEqual([
    10,
    [{ id: FEED_ID, url: FEED_URL, n: 10 }],
    0,
  ])
  expect((await found('upload')).meta.total).toBe(0)
})

test('the request is conditional (ETag, Last-Modified) after a fetch whose goods were imported', async () => {
  answer = () => file(GOODS, { ETag: '"v1"', 'Last-Modified': 'Sat, 28 Nov 2026 10:00:00 GMT' })
  await fetched()
  answer = () => new Response(null, { status: 304 })
  expect(await fetched()).toMatchObject({ status: 'unchanged', import: null, goods: 10 })
  expect(await fetched()).toMatchObject({ status: 'unchanged' })
  const last = asked.at(-1)?.headers
  expect([last?.get('If-None-Match'), last?.get('If-Modified-Since')]).toEqual([
    '"v1"',
    'Sat, 28 Nov 2026 10:00:00 GMT',
  ])
  expect(asked[0]?.headers.has('If-None-Match')).toBe(false)
})

test('name and password are sent only to the address’s own server, are stored encrypted and never shown', async () => {
  const made = { url: FEED_URL, user: 'магазин', password: 'sesame-17', hour: 1, weekday: null }
  answer = (url) => (url === FEED_URL ? Response.redirect('https://cdn.ural-armatura.ru/goods.yml', 302) : file())
  await bindings().DB.prepare('DELETE FROM goods_feeds').run()
  expect((await as('MANAGER', 'POST', FEEDS, made)).status).toBe(201)
  const list = await (await as('OWNER', 'GET', FEEDS)).text()
  expect(JSON.parse(list).data[0]).toMatchObject({ url: FEED_URL, hasPassword: true })
  const { results } = await bindings().DB.prepare('SELECT * FROM goods_feeds').all()
  for (const text of [list, JSON.stringify(results)]) expect(text).not.toMatch(/sesame|c2VzYW1l/)
  await runJobs(env(), Date.now(), { kinds: ['goods-feeds'] })
  const [first, second] = asked.slice(-2)
  expect(Buffer.from(first?.headers.get('Authorization')?.slice(6) ?? '', 'base64').toString()).toBe(
    'магазин:sesame-17',
  )
  expect(second?.headers.has('Authorization')).toBe(false)
})

describe('changes no goods and sends a notice:', () => {
  let before: unknown
  beforeEach(async () => {
    answer = () => file()
    await fetched()
    await bindings().DB.prepare("UPDATE products SET status = 'published' WHERE external_id IS NOT NULL").run()
    before = await rows()
  })

  const endless = () =>
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000).fill(32)) })

  test.each<[string, (url: string) => Response | Promise<Response>, object]>([
    ['a feed that shrinks', () => file(GOODS.slice(0, 6)), { status: 'waiting', reason: 'shrinks' }],
    [
      'one that is a page now',
      () =>
        new Response('<!doctype html><html><p>Maintenance</p></html>', { headers: { 'Content-Type': 'text/html' } }),
      { status: 'failed' },
    ],
    ['an empty one', () => new Response(''), { status: 'failed', reason: 'empty' }],
    [
      'a redirect into a private network',
      () => new Response(null, { status: 302, headers: { Location: 'http://169.254.169.254/meta' } }),
      { status: 'failed', reason: 'address' },
    ],
    [
      'a second redirect into one',
      (url) =>
        new Response(null, {
          status: 302,
          headers: { Location: url === FEED_URL ? 'https://a.ural-armatura.ru/' : 'http://10.0.0.1/' },
        }),
      { status: 'failed', reason: 'address' },
    ],
    [
      'a redirect to the site itself',
      () => new Response(null, { status: 302, headers: { Location: 'https://market.example/' } }),
      { status: 'failed', reason: 'address' },
    ],
    [
      'redirects in a circle',
      () => new Response(null, { status: 302, headers: { Location: FEED_URL } }),
      { status: 'failed', reason: 'redirects' },
    ],
    ['one that never ends', () => new Response(endless()), { status: 'failed', reason: 'too-large' }],
    [
      'an error of the server',
      () => new Response('no', { status: 500 }),
      { status: 'failed', reason: 'status', detail: '500' },
    ],
    ['a wrong password', () => new Response('no', { status: 401 }), { status: 'failed', reason: 'credentials' }],
    [
      'a server that is not there',
      () => Promise.reject(new TypeError('connect')),
      { status: 'failed', reason: 'silent' },
    ],
  ])('%s', async (_, response, found) => {
    answer = response
    expect(await fetched()).toMatchObject(found)
    expect(await rows()).toEqual(before)
    expect(await notices()).toBeGreaterThan(0)
    const left = await bindings().FILES.list({ prefix: 'imports/' })
    const known = await bindings().DB.prepare('SELECT id FROM imports').all<{ id: string }>()
    for (const { key } of left.objects)
      expect(known.results.some(({ id }) => key.startsWith(`imports/${id}/`))).toBe(true)
    expect(asked.every(({ redirect }) => redirect === 'manual')).toBe(true)
    // The next fetch is scheduled, and a file that is complete again is applied.
    answer = () => file(GOODS.map((good) => ({ ...good, price: '5' })))
    expect(await fetched()).toMatchObject({ status: 'applied' })
  })
})

test.each(['http://10.0.0.1/a.yml', 'https://localhost/a', 'https://a:b@valves.com/a', 'ftp://valves.com/a', 'x'])(
  '%s is no address of a feed',
  async (url) => {
    const response = await as('MANAGER', 'POST', FEEDS, { url, hour: 1, weekday: null })
    expect([response.status, (await response.json()).errors?.[0]?.path]).toEqual([422, 'url'])
  },
)
