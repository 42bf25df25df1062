/** Known attacks by name (the whole table is in docs/security.md). Each test fails without its defence. */
import { describe, expect, test } from 'vitest'
import { SQL } from '../fixtures/attacks/payloads.ts'
import { buckets, logged, request, requestSecurely, startSite } from './site.ts'

startSite()

/** Each payload through every parameter; `npm test` takes one parameter in eight (worker/api/sql-injection.test.ts has all calls). */
const EVERY = process.env.FULL ? 1 : 8

test('SQL injection: through every parameter of the lists and the search', async () => {
  const total = async () => JSON.parse(await (await request('/api/products?perPage=1')).text()).meta.total
  const before = await total()
  for (const [at, payload] of SQL.entries()) {
    const value = encodeURIComponent(payload)
    const paths = [
      ...['q', 'category', 'supplier', 'country', 'tnved', 'sort', 'priceMin', 'page'].map(
        (key) => `/api/products?${key}=${value}`,
      ),
      ...['q', 'city', 'activity'].map((key) => `/api/companies?${key}=${value}`),
      `/api/products/${value}`,
      `/dev/search?q=${value}`,
      `/dev/product/search?q=${value}`,
      `/api/tnved/tree?q=${value}`,
    ]
    for (const path of paths.filter((_, place) => (place + at) % EVERY === 0)) {
      const response = await request(path)
      const body = await response.text()
      expect([200, 404, 422], `${path}: ${body}`).toContain(response.status)
      expect(body, path).not.toMatch(/SQLITE_|D1_ERROR|syntax error|@people\.example|CREATE TABLE/)
    }
  }
  expect(await total()).toBe(before)
})

describe('cache poisoning', () => {
  const cachedText = async (path: string) => (await request(path)).text()

  test('by header', async () => {
    const path = '/zh/catalog?country=DE'
    const poison = {
      'X-Forwarded-Host': 'p0ison.example',
      'X-Forwarded-Proto': 'p0ison',
      'X-Original-URL': '/p0ison',
      'X-Rewrite-URL': '/p0ison',
      Forwarded: 'host=p0ison.example',
      'X-HTTP-Method-Override': 'p0ison',
      'Accept-Language': 'p0ison',
      Referer: 'https://p0ison.example',
      Cookie: 'locale=p0ison; viewport=p0ison; theme=p0ison',
      'X-Request-Id': 'p0ison',
      Origin: 'https://p0ison.example',
      Range: 'bytes=0-1',
    }
    for (let visit = 0; visit < 3; visit++) expect(await (await request(path, poison)).text()).not.toContain('p0ison')
    const clean = await cachedText(path)
    expect(clean).not.toContain('p0ison')
    expect(clean.length).toBeGreaterThan(1000)
  })

  test('by Host: hosts do not share pages', async () => {
    const path = '/zh/catalog?country=IT'
    for (let visit = 0; visit < 3; visit++) {
      const poison = await requestSecurely(path, {}, 'GET', 'https://p0ison.example')
      expect([poison.status, (await poison.text()).includes('https://p0ison.example/zh/catalog')]).toEqual([200, true])
    }
    expect(await (await requestSecurely(path)).text()).not.toContain('p0ison')
  })

  test('by path, language, export format or filter: addresses do not share pages', async () => {
    const paths = ['/en/terms', '/ru/terms', '/en/privacy', '/en/terms/_payload.json', '/en/catalog?country=FR']
    const addresses = [...paths, '/en/catalog?country=DE', '/en/search?q=p0ison', '/en/search']
    const first = new Map<string, string>()
    // In the last round each page comes from the cache.
    for (let visit = 0; visit < 3; visit++) {
      for (const path of addresses) {
        const page = await cachedText(path)
        expect(page === (first.get(path) ?? page), path).toBe(true)
        first.set(path, page)
      }
    }
    expect(new Set(first.values()).size).toBe(addresses.length)
  })

  test('by path: another spelling of a path is another page', async () => {
    const right = await cachedText('/en/terms')
    for (const path of [
      '/en/terms/',
      '/en//terms',
      '/en/terms;p0ison',
      '/en/terms%2f..%2fp0ison',
      '/en/TERMS',
      '/en/terms/p0ison.css',
      '/en/terms%00',
    ]) {
      const response = await request(path)
      expect(response.status, path).not.toBe(200)
      expect(response.headers.get('Location') ?? '', path).not.toMatch(/^\/\/|p0ison/)
    }
    expect(await cachedText('/en/terms')).toBe(right)
  })

  test('by a personal page requested under the name of a file', async () => {
    for (const path of ['/en/profile/p0ison.css', '/en/profile;p0ison.js', '/en/profile%2fp0ison.png']) {
      const response = await request(path)
      expect(response.status, path).not.toBe(200)
      expect(response.headers.get('Cache-Control') ?? '', path).not.toMatch(/public|s-maxage/)
    }
  })

  test('by unknown or repeated query keys', async () => {
    const right = await cachedText('/en/catalog?country=CN')
    for (const query of ['utm_source=p0ison&', 'callback=p0ison&', 'p0ison[]=1&', '__proto__=p0ison&']) {
      expect(await cachedText(`/en/catalog?${query}country=CN`)).toBe(right)
    }
    expect(await cachedText('/en/catalog?country=CN&country=p0ison')).not.toContain('p0ison')
    expect(await cachedText('/en/catalog?country=CN')).toBe(right)
  })
})

test('path traversal: nothing outside the routes and files of the site is served', async () => {
  // An upload that has not been inspected yet is in the same bucket (worker/api/account/files/intake.ts).
  await (await buckets()).FILES.put('quarantine/0000000000000001', 'root: not looked at yet')
  for (const path of [
    '/../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/en/..%2f..%2fwrangler.toml',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e%5c%2e%2e%5cwindows%5cwin.ini',
    '/wrangler.toml',
    '/.env',
    '/.git/config',
    '/api/files/common/..%2f..%2fauth-key',
    '/api/files/common/%252e%252e%252fauth-key',
    '/icons/..%2fwrangler.json',
    ...['', '..%2f', 'x%2f..%2f', '%2e%2e%2fcommon%2f'].map(
      (way) => `/api/files/common/${way}quarantine%2f0000000000000001`,
    ),
    '/api/files/common/quarantine/0000000000000001',
  ]) {
    const response = await request(path)
    expect([301, 302, 307, 308, 400, 404], path).toContain(response.status)
    expect(await response.text(), path).not.toMatch(/root:|\[core\]|database_id/)
  }
})

test('open redirects: no response redirects to another site', async () => {
  for (const path of [
    '//x5s.example',
    '//x5s.example/',
    '/\\x5s.example',
    '/en//x5s.example/',
    '/%2f%2fx5s.example',
    '/%5cx5s.example/',
    '/en/auth?next=//x5s.example',
    '/en/auth?next=https://x5s.example',
    '/en/auth?next=/%5Cx5s.example',
    '///x5s.example/%2e%2e/',
  ]) {
    const response = await request(path)
    const place = response.headers.get('Location')
    if (place) expect(new URL(place, 'https://here.example').origin, path).toBe('https://here.example')
  }
})

describe('prototype pollution', () => {
  const POLLUTED =
    '{"__proto__":{"role":"ADMIN","x5s":1},"constructor":{"prototype":{"x5s":1}},"login":"a@people.example"}'

  test('neither a body nor a query raises a role', async () => {
    const before = await (await request('/api/categories')).text()
    const json = { 'Content-Type': 'application/json' }
    for (const path of ['/api/auth/send-code', '/api/auth/verify-code', '/api/auth/register', '/api/inquiries']) {
      expect((await request(path, json, 'POST', POLLUTED)).status, path).toBeLessThan(500)
    }
    for (const query of [
      '__proto__[role]=ADMIN',
      'constructor[prototype][role]=ADMIN',
      '__proto__.role=ADMIN',
      'sort=__proto__',
      'sort=constructor',
    ]) {
      expect((await request(`/api/products?${query}`)).status, query).toBeLessThan(500)
      expect((await request(`/en/catalog?${query}`)).status, query).toBeLessThan(500)
    }
    for (const locale of ['__proto__', 'constructor', 'toString']) {
      expect((await request('/en', { Cookie: `locale=${locale}; viewport=${locale}` })).status).toBe(200)
      expect((await request(`/${locale}/catalog`)).status).toBe(404)
    }
    expect((await request('/app/admin/filter/user')).status).toBe(401)
    expect(await (await request('/api/categories')).text()).toBe(before)
  })
})

test('no request above caused an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
