/** An edge without data of its own, and the API in another instance (docs/behaviour.md, "Roles of the script"). */
import { rmSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import zh from '../../locales/zh.json' with { type: 'json' }
import { startLocal } from '../../scripts/local.ts'
import { documented } from '../fixtures/documented.ts'
import { type Fault, type Relay, startRelay } from './relay.ts'
import { BROWSER, CRAWLER, publicPaths, samples, seededState, tags } from './site.ts'

const SITE_ORIGIN = 'https://market.example'
/** Two equal databases, since two instances must not write to one. */
const states: string[] = []
const running: Miniflare[] = []
let relay: Relay
/** Addresses: the edge in front of the remote API, that API itself, and one instance that is both. */
let edge = ''
let remote = ''
let whole = ''

async function serve(state: string | undefined, variables: Record<string, string>): Promise<string> {
  const local = startLocal({ build: 'dist', ...(state && { state }), variables: { SITE_ORIGIN, ...variables } })
  running.push(local)
  return (await local.ready).origin
}

beforeAll(async () => {
  states.push(seededState(), seededState())
  remote = await serve(states[0], { ROLE: 'api' })
  whole = await serve(states[1], {})
  relay = await startRelay(remote)
  edge = await serve(undefined, { API_BASE_URL: `${relay.origin}/` })
})

afterAll(async () => {
  relay?.close()
  await Promise.all(running.map((local) => local.dispose()))
  for (const state of states) rmSync(state, { recursive: true })
})

beforeEach(() => {
  relay.paths.length = 0
  relay.headers.length = 0
  relay.fault = () => undefined
})

const get = async (site: string, path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const sent = { method, redirect: 'manual' as const, headers: { 'User-Agent': BROWSER, ...headers } }
  return documented(method, path, await fetch(site + path, sent))
}

const fromEdge = (path: string) => get(edge, path)

/** The first responses fail in these ways, the rest pass. */
const failFirst = (...faults: Fault[]) => {
  relay.fault = () => faults.shift()
}

describe('a visitor cannot tell where the API runs', () => {
  const NAMES = ['Content-Type', 'Cache-Control', 'ETag', 'Vary', 'Content-Language', 'Allow']

  async function expectSame(path: string, headers: Record<string, string> = {}) {
    const [there, here] = await Promise.all([get(edge, path, headers), get(whole, path, headers)])
    expect(there.status, path).toBe(here.status)
    for (const name of NAMES) expect(there.headers.get(name), `${name} of ${path}`).toBe(here.headers.get(name))
    const anonymous = (text: string) => text.replace(/"requestId":"[^"]*"/, '')
    expect(anonymous(await there.text()), path).toBe(anonymous(await here.text()))
  }

  test('from pages, as crawlers and navigations get them', async () => {
    // An article's last section is random.
    const paths = (await publicPaths(fromEdge)).filter((path) => !path.startsWith('/press_center/'))
    for (const [at, path] of paths.entries()) {
      // `npm run test:full` reads each in every language, and both ways.
      const isDocument = process.env.FULL || at % 2 === 0
      for (const language of process.env.FULL ? LOCALES : [LOCALES[at % LOCALES.length]])
        if (isDocument) await expectSame(`/${language}${path}`, { 'User-Agent': CRAWLER })
      if (process.env.FULL || !isDocument) await expectSame(`/en${path.replace(/(?=\?|$)/, '/_payload.json')}`)
    }
    expect(relay.paths.length).toBeGreaterThan(0)
  })

  test('from API calls, valid and invalid', async () => {
    const { product } = await samples(fromEdge)
    for (const path of [
      '/app/data',
      '/api/categories',
      '/api/products?perPage=3&sort=price&locale=ru',
      '/api/products/filter?country=CN',
      `/api/products/${product.id}`,
      `/api/products/${product.id}/products`,
      '/api/companies',
      '/api/stories?locale=zh',
      '/dev/search?q=труба',
      '/dev/product/search?q=valv',
      '/api/openapi.json',
      '/api/docs',
      '/api/products?page=0',
      '/api/products/0000000000000000',
      '/api/nothing',
    ]) {
      await expectSame(path, { 'Accept-Language': 'zh' })
    }
  })

  test('from files, which are complete, or a 304 when unchanged', async () => {
    const { data } = await (await fromEdge('/api/products?perPage=1')).json()
    await expectSame(data[0].picture.url)
    const etag = (await fromEdge('/api/categories')).headers.get('ETag') ?? ''
    expect((await get(edge, '/api/categories', { 'If-None-Match': etag })).status).toBe(304)
  })

  test('except that the API alone has no pages', async () => {
    expect((await get(remote, '/en')).status).toBe(404)
    expect((await get(remote, '/api/categories')).status).toBe(200)
  })

  test('and a visitor’s cookies and identity headers stay at the edge', async () => {
    const marks = {
      Cookie: 'theme=SECRET; refresh=SECRET',
      Authorization: 'Bearer SECRET',
      'X-Client-Address': 'SECRET',
    }
    await get(edge, '/api/categories?locale=ru', { ...marks, 'X-Upstream-Key': 'SECRET', 'Accept-Language': 'ru' })
    expect(relay.headers).toHaveLength(1)
    expect(JSON.stringify(relay.headers)).not.toContain('SECRET')
    expect(relay.headers[0]).toMatchObject({ 'accept-language': 'ru', 'x-request-id': expect.stringMatching(/./) })
  })
})

describe('retries', () => {
  test('a single 503 is retried, for a call and for a page', async () => {
    failFirst(503)
    expect((await fromEdge('/api/stories')).status).toBe(200)
    expect(relay.paths).toEqual(['/api/stories', '/api/stories'])
    failFirst(503)
    expect((await fromEdge('/en/catalog?sort=-price')).status).toBe(200)
  })

  test('a broken connection is retried, too', async () => {
    failFirst('hang up')
    expect((await fromEdge('/api/stories')).status).toBe(200)
  })

  test('a second failure is the response', async () => {
    failFirst(503, 503)
    expect((await fromEdge('/api/stories')).status).toBe(503)
    expect(relay.paths).toHaveLength(2)
  })

  test('a write is never retried', async () => {
    failFirst(503)
    expect((await get(edge, '/api/stories', {}, 'POST')).status).toBe(503)
    expect(relay.paths).toHaveLength(1)
  })
})

describe('with its upstream down', () => {
  beforeEach(() => {
    relay.fault = () => 'hang up'
  })

  test('a call is a 502 as problem+json', async () => {
    const response = await fromEdge('/api/categories?locale=zh')
    expect(response.status).toBe(502)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/problem\+json/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ status: 502, code: 'upstream.unavailable' })
  })

  test('a page is the fatal 502, is not cached, and recovers with the upstream', async () => {
    const path = '/en/catalog?sort=price&country=RU'
    const response = await fromEdge(path)
    const html = await response.text()
    expect(response.status).toBe(502)
    expect(html).not.toContain('<header')
    expect(html).not.toMatch(/ECONN|fetch failed|Network|127\.0\.0\.1/)
    relay.fault = () => undefined
    expect((await fromEdge(path)).status).toBe(200)
  })

  test('a navigation’s payload says so, a crawler gets the status alone', async () => {
    const payload = await fromEdge('/en/catalog/_payload.json?sort=price&country=KZ')
    expect(payload.status).toBe(502)
    expect(await payload.json()).toMatchObject({ status: 502, error: { code: 'upstream.unavailable' } })
    const bot = await get(edge, '/en/catalog?sort=price&country=KZ', { 'User-Agent': CRAWLER })
    expect(bot.status).toBe(502)
    expect(await bot.text()).toBe('')
  })
})

describe('streaming', () => {
  const LATE = '<article'
  const nonces = new Set([''])

  test.each(['identity', 'gzip'])(
    'a late section comes after the page, and every inline script has a new nonce (%s)',
    async (encoding) => {
      const { product } = await samples(fromEdge)
      const held = Promise.withResolvers<undefined>()
      relay.fault = (path) => (path.includes(`${product.id}/products`) ? held.promise : undefined)
      const path = `/ru/product/${product.id}?quantity=${encoding.length}`
      const response = await get(edge, path, { 'Accept-Encoding': encoding })
      expect(response.headers.get('Content-Encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      let html = ''
      let early = ''
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        html += text
        if (!html.includes('</footer>')) continue
        early ||= html
        held.resolve(undefined)
      }
      expect(early).toContain('<h1')
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? ''
      expect([policy.includes('trusted-types kontor'), nonces.has(nonce)]).toEqual([true, false])
      nonces.add(nonce)
      expect(tags(html, 'script').filter((one) => !one.src && !one.type && one.nonce !== nonce)).toHaveLength(1)
      expect(early).not.toContain(LATE)
      expect(html).toContain(LATE)
      expect(html).toContain('</html>')
    },
  )

  test('a deferred section that fails leaves the page complete', async () => {
    const { product } = await samples(fromEdge)
    relay.fault = (path) => (path.includes(`${product.id}/products`) ? 500 : undefined)
    const html = await (await fromEdge(`/zh/product/${product.id}`)).text()
    expect(html).toContain('</html>')
    expect(html).not.toContain('<article')
    expect(html).toContain(zh.product.similarFailed)
  })
})
