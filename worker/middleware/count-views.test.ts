import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BROWSER, CRAWLER } from '../../tests/fixtures/user-agents.ts'
import { workAfterResponse } from '../../tests/fixtures/work-after-response.ts'
import { createResolver } from '../request.ts'
import { countResponse } from './count-response.ts'
import { COLLECT_FOR } from './count-visits.ts'

const resolve = createResolver({ buildId: 'b1', queryKeys: () => [], hasCurrency: () => false })

const ID = '06d2k6t0000g1a2b'
const OTHER = '06d2k6t0000g1a2c'
const EDGE = { API_BASE_URL: 'http://api.example', UPSTREAM_KEY: 'shared by the edge and the API' }

/** Reports that the API received, each with its key. */
const reported: { views: unknown; key: string | null }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  reported.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const { headers, url } = request
    expect([headers.get('Cookie'), headers.get('Authorization')]).toEqual([null, null])
    // A page is counted as a visit, too (count-visits.test.ts), and reported later.
    if (url === 'http://api.example/views')
      reported.push({
        views: await request.json(),
        key: headers.get('X-Upstream-Key'),
      })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.useRealTimers())

interface Visited {
  headers?: Record<string, string>
  method?: string
  status?: number
  env?: Record<string, string>
}

const { context, finish } = workAfterResponse()

/** @returns the response, after its view was counted. */
function respond(path: string, { headers, method = 'GET', status = 200, env = EDGE }: Visited = {}): Response {
  const request = new Request(`http://localhost${path}`, { method, headers: { 'User-Agent': BROWSER, ...headers } })
  const response = new Response(null, { status, headers: { 'Cache-Control': 'public, max-age=30' } })
  countResponse({ request, resolved: resolve(request), env: Object(env), context }, response, null)
  return response
}

const wait = () => finish(COLLECT_FOR)

test('views of some seconds are reported in one call, without anything about the visitors', async () => {
  respond(`/en/product/${ID}`)
  respond(`/ru/product/${ID}-kran?quantity=20`)
  respond(`/product/${OTHER}`)
  respond(`/zh/suppliers/${ID}/_payload.json`)
  respond(`/en/services/company/${ID}`)
  expect(reported).toEqual([])
  await wait()
  const views = [{ product: { [ID]: 2, [OTHER]: 1 }, company: { [ID]: 2 } }]
  expect(reported).toEqual([{ views, key: EDGE.UPSTREAM_KEY }])
  respond(`/en/product/${ID}`)
  await wait()
  expect(reported[1]?.views).toEqual([{ product: { [ID]: 1 }, company: {} }])
})

test('views are reported together whatever cookies are sent, but separately for each account by its opaque id', async () => {
  for (const Cookie of [
    '',
    'access=forged',
    `access=token; session=1; owner=${OTHER}.seal; theme=dark`,
    `owner=${OTHER}`,
  ])
    respond(`/en/suppliers/${ID}`, { headers: { Cookie } })
  expect(reported).toEqual([])
  await wait()
  const views = [
    { product: {}, company: { [ID]: 2 } },
    { product: {}, company: { [ID]: 2 }, by: OTHER },
  ]
  expect(reported).toEqual([{ views, key: EDGE.UPSTREAM_KEY }])
})

test('a page is counted once a visitor and day, where visitors are distinguished by the network of their address', async () => {
  vi.setSystemTime(Date.parse('2026-11-20T12:00:00Z'))
  const from = (address: string) => respond(`/en/product/${ID}`, { headers: { 'CF-Connecting-IP': address } })
  for (const address of ['203.0.113.1', '203.0.113.1', '2001:db8::1', '2001:db8::2', '203.0.113.2']) from(address)
  await wait()
  expect(reported[0]?.views).toEqual([{ product: { [ID]: 3 }, company: {} }])
  vi.setSystemTime(Date.parse('2026-11-21T00:00:01Z'))
  from('203.0.113.1')
  await wait()
  expect(reported[1]?.views).toEqual([{ product: { [ID]: 1 }, company: {} }])
})

test('a report has a bounded number of accounts', async () => {
  for (let at = 100; at < 200; at++) respond(`/en/product/${ID}`, { headers: { Cookie: `owner=06d2k6t0000g1${at}` } })
  await wait()
  expect(reported[0]?.views).toHaveLength(50)
})

describe('not counted', () => {
  const product = `/en/product/${ID}`
  test.each<[string, string, Visited]>([
    ['a crawler', product, { headers: { 'User-Agent': CRAWLER } }],
    ['a program without a User-Agent', product, { headers: { 'User-Agent': '' } }],
    ['a page fetched ahead', product, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a payload fetched ahead', `${product}/_payload.json`, { headers: { Purpose: 'prefetch' } }],
    ['a copy for the service worker', product, { headers: { Purpose: 'prefetch' } }],
    ['a session that ran out more than a day ago', product, { headers: { Cookie: 'session=1; owner=x' } }],
    ['a page that the browser has already', product, { status: 304 }],
    ['a page that does not exist', product, { status: 404 }],
    ['a HEAD request', product, { method: 'HEAD' }],
    ['a form', product, { method: 'POST' }],
    ['another page', '/en/catalog', {}],
    ['a list', `/en/suppliers/${ID}/products`, {}],
    ['the editor', `/en/profile/product/${ID}`, {}],
    ['an API call', `/api/products/${ID}`, {}],
    ['an external API without the key', product, { env: { API_BASE_URL: EDGE.API_BASE_URL } }],
  ])('%s', async (_, path, options) => {
    respond(path, options)
    await wait()
    expect(reported).toEqual([])
  })
})

test('only a prefetched payload is requested again when it is opened', () => {
  const payload = `/en/product/${ID}/_payload.json`
  const ahead = respond(payload, { headers: { Purpose: 'prefetch' } })
  expect(ahead.headers.get('Cache-Control')).toBe('public, max-age=0, stale-while-revalidate=30')
  expect(respond(payload).headers.get('Cache-Control')).toBe('public, max-age=30')
})
