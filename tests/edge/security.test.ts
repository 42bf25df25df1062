import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { observatory, type Visit } from '../fixtures/observatory/observatory.ts'
import { request, requestSecurely, samples, startSite, tags } from './site.ts'

const MAPS_KEY = 'a "key"&lang=xx'
startSite({ YANDEX_MAPS_KEY: MAPS_KEY })

const STRANGER = 'https://stranger.example'

const PATHS = [
  '/en',
  '/en/no/such',
  '/en/favorites',
  '/api/products',
  '/api/nothing',
  '/robots.txt',
  '/en/catalog/_payload.json',
]

test.each(PATHS)('%s carries every security header', async (path) => {
  const { headers } = await request(path)
  for (const name of [
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'X-Frame-Options',
    'Content-Security-Policy',
    'Cache-Control',
  ]) {
    expect(headers.get(name), name).toBeTruthy()
  }
  expect(headers.get('Content-Security-Policy')).not.toMatch(/unsafe-/)
})

test.each([
  '/en',
  '/en/catalog',
  '/en/search',
  '/en/auth',
  '/en/talp',
  '/en/no/such',
  '/api/products',
  '/robots.txt',
  '/api/docs',
])('the policy of %s leaves Google’s evaluator nothing of weight to say', async (path) => {
  const policy = (await request(path)).headers.get('Content-Security-Policy') ?? ''
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate()
  const weighty = found.filter(({ severity }) => severity < Severity.STRICT_CSP)
  expect(weighty.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([])
})

describe('MDN’s HTTP Observatory', () => {
  let judge: Awaited<ReturnType<typeof observatory>>
  beforeAll(async () => {
    judge = await observatory()
  })

  /** @returns a page without the named header, and the response to a preflight */
  async function visit(path: string, without = ''): Promise<Visit> {
    const page = await requestSecurely(path, { Accept: 'text/html' })
    const preflight = await requestSecurely(
      path,
      { Origin: STRANGER, 'Access-Control-Request-Method': 'GET' },
      'OPTIONS',
    )
    const headers = new Headers([...page.headers].filter(([name]) => name !== without.toLowerCase()))
    return { path, page: { status: page.status, headers }, html: await page.text(), preflight }
  }

  test.each([
    '/en',
    '/ru/catalog',
    '/en/search?q=valve',
    '/zh/auth',
    '/en/talp',
    '/en/inquiry',
    '/api/docs',
    '/api/products',
  ])('gives %s its best grade', async (path) => {
    expect(judge(await visit(path))).toMatchObject({ grade: 'A+', failed: [] })
  })

  test.each([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Cross-Origin-Resource-Policy',
  ])('misses %s', async (header) => {
    const { score } = judge(await visit('/en'))
    expect(judge(await visit('/en', header)).score).toBeLessThan(score)
  })
})

test('a page whose deferred section was read with the rest is not streamed', async () => {
  const { product } = await samples()
  const response = await request(`/en/product/${product.id}?quantity=7`)
  expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce-')
  expect(await response.text()).toContain('<article')
})

test('the two inline scripts of a page that is not streamed are allowed by their hashes, and no script has an address', async () => {
  const response = await request('/en/catalog')
  const html = await response.text()
  const scripts = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].map(([, script]) => script)
  expect(scripts).toHaveLength(2)
  for (const script of scripts) {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
    const hash = Buffer.from(digest).toString('base64')
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
  }
  expect(html).not.toMatch(/<script[^>]* src=/)
})

test('every page, cached, drawn or personal, demands Trusted Types with a single policy', async () => {
  const { product } = await samples()
  for (const path of ['/en', `/en/product/${product.id}?quantity=9`, '/en/auth', '/en/no/such', '/en/inquiry']) {
    const policy = policyOf((await request(path)).headers)
    expect(policy['require-trusted-types-for'], path).toEqual(["'script'"])
    expect(policy['trusted-types'], path).toEqual(['kontor'])
  }
})

test('drawings are served so that nothing in them can run', async () => {
  const { data } = JSON.parse(await (await request('/api/products?perPage=1')).text())
  const response = await request(data[0].picture.url)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  expect(response.headers.get('Content-Security-Policy')).toMatch(/sandbox/)
  expect(response.headers.get('Cache-Control')).toMatch(/immutable/)
})

/** Directives by name. */
const policyOf = (headers: { get: (name: string) => string | null }) =>
  Object.fromEntries(
    (headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('the map’s frame has its own policy, no origin, and can be framed by this site alone', async () => {
  const response = await request('/_map?lang=en')
  const policy = policyOf(response.headers)
  expect(response.status).toBe(200)
  expect(policy.sandbox).not.toContain('allow-same-origin')
  expect(policy['default-src']).toEqual(["'none'"])
  expect(policy['script-src']).toContain("'unsafe-eval'")
  // Whatever the vendor's code does, it cannot read from or write to this site.
  for (const [name, sources] of Object.entries(policy)) {
    if (name !== 'frame-ancestors') expect(sources, name).not.toContain("'self'")
    expect(sources, name).not.toContain("'unsafe-inline'")
  }
  expect(policy['frame-ancestors']).toEqual(["'self'"])
  expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect(response.headers.get('Cache-Control')).toBeTruthy()
})

test.each([
  ['en', 'en_US'],
  ['ru', 'ru_RU'],
  ['zh', 'en_US'],
  ['xx"><script>', 'ru_RU'],
])('the map speaks %s as %s, and its key stays one attribute', async (requested, language) => {
  const html = await (await request(`/_map?lang=${encodeURIComponent(requested)}`)).text()
  const [body] = tags(html, 'body')
  const address = new URL((body?.['data-api'] ?? '').replaceAll('&amp;', '&'))
  expect(address.origin).toBe('https://api-maps.yandex.ru')
  expect(Object.fromEntries(address.searchParams)).toEqual({ apikey: MAPS_KEY, lang: language })
  expect(tags(html, 'script')).toHaveLength(1)
})

test('a page may frame this site alone, and may not be framed', async () => {
  const { company } = await samples()
  for (const path of ['/en', `/en/suppliers/${company.id}`]) {
    const policy = policyOf((await request(path)).headers)
    expect(policy['frame-src']).toEqual(["'self'"])
    expect(policy['frame-ancestors']).toEqual(["'none'"])
  }
})

test('an unknown display of a list is a 404', async () => {
  for (const path of ['/en/suppliers?view=table', '/en/services/company?view=x', '/en/catalog?view=map'])
    expect((await request(path)).status, path).toBe(404)
  expect((await request('/en/suppliers?view=map')).status).toBe(200)
})
