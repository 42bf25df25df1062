import type { ExecutionContext } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BROWSER, CRAWLER } from '../../tests/fixtures/user-agents.ts'
import { createResolver } from '../request.ts'
import { COLLECT_FOR, countView } from './count-views.ts'

const resolve = createResolver({ buildId: 'b1', queryKeys: () => [] })

const ID = '06d2k6t0000g1a2b'
const OTHER = '06d2k6t0000g1a2c'
const EDGE = { API_BASE_URL: 'http://api.example', UPSTREAM_KEY: 'shared by the edge and the api' }

/** What the api was told, and in whose name. */
const told: { views: unknown; bearer: string | null; key: string | null }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    const { headers, url } = request
    expect(url).toBe('http://api.example/views')
    expect(headers.get('Cookie')).toBeNull()
    told.push({
      views: await request.json(),
      bearer: headers.get('Authorization'),
      key: headers.get('X-Upstream-Key'),
    })
    return new Response(null, { status: 204 })
  })
})
afterEach(() => vi.useRealTimers())

interface Asked {
  headers?: Record<string, string>
  method?: string
  status?: number
  env?: Record<string, string>
}

const behind: Promise<unknown>[] = []
const context: ExecutionContext = Object({ waitUntil: (work: Promise<unknown>) => behind.push(work) })

/** @returns the answer, once it has been looked at. */
function answer(path: string, { headers, method = 'GET', status = 200, env = EDGE }: Asked = {}): Response {
  const request = new Request(`http://localhost${path}`, { method, headers: { 'User-Agent': BROWSER, ...headers } })
  const answered = new Response(null, { status, headers: { 'Cache-Control': 'public, max-age=30' } })
  countView({ request, resolved: resolve(request), env: Object(env), context }, answered)
  return answered
}

/** Until everything behind the answers is done. */
async function wait(): Promise<void> {
  await vi.advanceTimersByTimeAsync(COLLECT_FOR)
  await Promise.all(behind.splice(0))
}

test('what people look at within some seconds is told at once, and nothing of them', async () => {
  answer(`/en/product/${ID}`)
  answer(`/ru/product/${ID}-kran?quantity=20`)
  answer(`/product/${OTHER}`)
  answer(`/zh/suppliers/${ID}/_payload.json`)
  answer(`/en/services/company/${ID}`)
  expect(told).toEqual([])
  await wait()
  const views = { product: { [ID]: 2, [OTHER]: 1 }, company: { [ID]: 2 } }
  expect(told).toEqual([{ views, bearer: null, key: EDGE.UPSTREAM_KEY }])
  answer(`/en/product/${ID}`)
  await wait()
  expect(told[1]?.views).toEqual({ product: { [ID]: 1 }, company: {} })
})

test('who is signed in is told of alone: the api knows whose people they are', async () => {
  answer(`/en/product/${ID}`, { headers: { Cookie: 'session=1; access=token' } })
  await Promise.all(behind.splice(0))
  const views = { product: { [ID]: 1 }, company: {} }
  expect(told).toEqual([{ views, bearer: 'Bearer token', key: EDGE.UPSTREAM_KEY }])
})

test('whose session has run out is told of alone, by the id that their browser keeps for a day', async () => {
  answer(`/en/suppliers/${ID}`, { headers: { Cookie: `session=1; owner=${OTHER}; theme=dark` } })
  await Promise.all(behind.splice(0))
  const views = { product: {}, company: { [ID]: 1 }, by: OTHER }
  expect(told).toEqual([{ views, bearer: null, key: EDGE.UPSTREAM_KEY }])
})

describe('no view', () => {
  const product = `/en/product/${ID}`
  test.each<[string, string, Asked]>([
    ['a crawler', product, { headers: { 'User-Agent': CRAWLER } }],
    ['a program that does not say what it is', product, { headers: { 'User-Agent': '' } }],
    ['a page fetched ahead', product, { headers: { 'Sec-Purpose': 'prefetch;prerender' } }],
    ['a payload fetched ahead', `${product}/_payload.json`, { headers: { Purpose: 'prefetch' } }],
    ['a copy that the service worker keeps', product, { headers: { Purpose: 'prefetch' } }],
    ['somebody whose session ran out more than a day ago', product, { headers: { Cookie: 'session=1; owner=x' } }],
    ['a page that the browser has', product, { status: 304 }],
    ['a page that is not there', product, { status: 404 }],
    ['a head alone', product, { method: 'HEAD' }],
    ['a form', product, { method: 'POST' }],
    ['another page', '/en/catalog', {}],
    ['a list', `/en/suppliers/${ID}/products`, {}],
    ['the editor', `/en/profile/product/${ID}`, {}],
    ['a call', `/api/products/${ID}`, {}],
    ['nobody to be told', product, { env: { API_BASE_URL: EDGE.API_BASE_URL } }],
  ])('%s', async (_, path, asked) => {
    answer(path, asked)
    expect(behind).toEqual([])
    await wait()
    expect(told).toEqual([])
  })
})

test('what was fetched ahead is asked for once more when it is opened, and nothing else is', () => {
  const payload = `/en/product/${ID}/_payload.json`
  const ahead = answer(payload, { headers: { Purpose: 'prefetch' } })
  expect(ahead.headers.get('Cache-Control')).toBe('public, max-age=0, stale-while-revalidate=30')
  expect(answer(payload).headers.get('Cache-Control')).toBe('public, max-age=30')
})
