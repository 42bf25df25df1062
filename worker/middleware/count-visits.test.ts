import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BROWSER, CRAWLER } from '../../tests/fixtures/user-agents.ts'
import { workAfterResponse } from '../../tests/fixtures/work-after-response.ts'
import { createResolver } from '../request.ts'
import type { countResponse } from './count-response.ts'
import { COLLECT_FOR, type collectVisits } from './count-visits.ts'

const resolve = createResolver({ buildId: 'b1', queryKeys: () => [], hasCurrency: () => false })
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const reported: unknown[] = []
const { context, finish } = workAfterResponse()
const env = Object({ API_BASE_URL: 'http://api.example', UPSTREAM_KEY: 'shared' })

let counting: { countResponse: typeof countResponse; collectVisits: typeof collectVisits }

// Test files share their modules, and another one may have left counts that are not reported yet.
beforeAll(async () => {
  vi.resetModules()
  counting = { ...(await import('./count-response.ts')), ...(await import('./count-visits.ts')) }
})

beforeEach(() => {
  vi.useFakeTimers()
  reported.length = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    expect([request.url, request.headers.get('Cookie')]).toEqual(['http://api.example/visits', null])
    reported.push(await request.json())
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Shown {
  agent?: string
  address?: string
  status?: number
  headers?: Record<string, string>
}

function show(
  path: string,
  { agent = BROWSER, address = '203.0.113.1', status = 200, headers = {} }: Shown = {},
): void {
  const request = new Request(`http://localhost${path}`, {
    headers: { 'User-Agent': agent, 'CF-Connecting-IP': address, Cookie: 'session=1', ...headers },
  })
  counting.countResponse({ request, env, context, resolved: resolve(request) }, new Response(null, { status }), null)
}

const wait = () => finish(COLLECT_FOR)

test('pages are reported together as numbers, crawlers apart', async () => {
  show('/en/catalog')
  show('/ru/search?q=valve', { agent: PHONE, address: '203.0.113.2' })
  show('/product/06d2k6t0000g1a2b')
  show('/en/profile')
  show('/en/catalog', { agent: CRAWLER })
  show('/en/catalog', { status: 404 })
  show('/en/catalog', { headers: { Purpose: 'prefetch' } })
  show('/robots.txt')
  await wait()
  expect(reported).toEqual([
    {
      'page catalogue': 1,
      'page search': 1,
      'page product': 1,
      'page personal': 1,
      'search ': 1,
      'language en': 2,
      'language ru': 1,
      'language none': 1,
      'device computer': 3,
      'device phone': 1,
      'visitor ': 2,
      'bot ': 1,
    },
  ])
})

test('web vitals are counted in classes, once for a visitor and screen', async () => {
  const measured = (address: string) =>
    new Request('http://localhost/vitals', { headers: { 'CF-Connecting-IP': address } })
  for (const address of ['203.0.113.3', '203.0.113.3', '203.0.113.4'])
    counting.collectVisits({ request: measured(address), env, context }, ({ addVitals }) =>
      addVitals(measured(address), 'product', { lcp: 2100.4, cls: 0.3, ttfb: 99_000 }),
    )
  await wait()
  expect(reported).toEqual([{ 'lcp product 2500': 2, 'cls product 500': 2, 'ttfb product more': 2 }])
})
