/** What attackers try, each by name (docs/security.md has the whole table). A test fails when its defence is taken away. */
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { MARK, MARKUP, SQL } from '../fixtures/attacks/payloads.ts'
import { ask, logged, samples, startSite } from './site.ts'

const text = (payload: string) => JSON.stringify({ en: payload, ru: payload, zh: payload })
const facts = (payload: string) => JSON.stringify([{ name: { en: payload }, value: payload }])

/** Straight into the tables, past every check of what goes in: what comes out has to be harmless by itself. */
startSite({}, async ({ DB }) => {
  const write = (sql: string, values: (payload: string) => unknown[]) =>
    DB.batch(MARKUP.map((payload, at) => DB.prepare(sql).bind(...values(payload), at + 1)))
  await write(
    `UPDATE products SET names = ?, description = ?, brand = ?, model = ?, facts = ?, variants = ? WHERE num = ?`,
    (payload) => {
      const variants = [{ sku: payload, factor: 1, options: [{ name: { en: payload }, value: payload }] }]
      return [text(payload), text(payload), payload, payload, facts(payload), JSON.stringify(variants)]
    },
  )
  await write(
    `UPDATE companies SET names = ?, description = ?, city = ?, address = ?, website = ?, phone = ?, email = ?, facts = ?,
      certificates = ?, verifications = ? WHERE num = ?`,
    (payload) => {
      const certificate = { name: { en: payload }, number: payload, validUntil: '2030-01-01' }
      const verification = { fact: 'registration', source: { en: payload }, checkedAt: '2026-01-01' }
      const own = [payload, payload, payload, facts(payload)]
      return [...Array(4).fill(text(payload)), ...own, JSON.stringify([certificate]), JSON.stringify([verification])]
    },
  )
  await write('UPDATE stories SET titles = ?, leads = ?, bodies = ? WHERE num = ?', (payload) =>
    Array(3).fill(text(payload)),
  )
  await write('UPDATE categories SET names = ?, about = ? WHERE num = ?', (payload) => Array(2).fill(text(payload)))
  await write('UPDATE services SET names = ?, about = ? WHERE num = ?', (payload) => Array(2).fill(text(payload)))
  await write('UPDATE tags SET names = ? WHERE num = ?', (payload) => [text(payload)])
})

const RUNS = /^\s*(javascript|data:text|vbscript)/i
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc', 'poster']
const NEVER = ['base', 'embed', 'object', 'applet', 'frame', 'svg:script']

/** What a browser would run or load of a document, had it no policy: nothing of it may carry the mark. */
function dangers(html: string): string[] {
  const found: string[] = []
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name.includes(MARK) || NEVER.includes(name)) found.push(`<${name}>`)
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on/.test(key) || key.includes(MARK)) found.push(`${name} ${key}=${value}`)
        // A control character or a space within does not keep a browser from reading the scheme.
        const read = [...value].filter((sign) => sign > ' ').join('')
        if (ADDRESSES.includes(key) && RUNS.test(read)) found.push(`${name} ${key}=${value}`)
        if (ADDRESSES.includes(key) && /^(https?:)?\/\/x5s\.example/i.test(read)) found.push(`${name} ${key}=${value}`)
      }
      if (name === 'meta' && attributes['http-equiv'] === 'refresh') found.push('meta refresh')
      if (name === 'script' && !/json/.test(attributes.type ?? '')) script = ''
      if (name === 'style') script = ''
    },
    ontext(part) {
      if (script !== null) script += part
    },
    onclosetag(name) {
      if (script?.includes(MARK)) found.push(`<${name}>${script}`)
      if (name === 'script' || name === 'style') script = null
    },
  })
  parser.end(html)
  return found
}

async function demandHarmless(path: string): Promise<string> {
  const answer = await ask(path)
  const html = await answer.text()
  expect(answer.status, path).toBeLessThan(500)
  expect(answer.headers.get('Content-Security-Policy') ?? '', path).not.toContain('unsafe')
  if (/html/.test(answer.headers.get('Content-Type') ?? '')) expect(dangers(html), path).toEqual([])
  return html
}

test('what is looked for here is found where it is', () => {
  const caught = MARKUP.filter((payload) => dangers(`<p title="x">${payload}</p>`).length > 0)
  expect(caught.length).toBeGreaterThan(30)
  expect(dangers('<p>&lt;script&gt;x5s()</p><a href="/x5s">x</a>')).toEqual([])
})

describe('stored XSS', () => {
  const ids = async (path: string): Promise<{ id: string; slug: string }[]> =>
    JSON.parse(await (await ask(path)).text()).data

  test.each([
    ['products', '/api/products?perPage=96&sort=new', '/en/product/'],
    ['companies', '/api/companies?perPage=96', '/en/suppliers/'],
    ['stories', '/api/stories?perPage=96', '/en/press_center/'],
    ['service companies', '/api/company-services?perPage=96', '/ru/services/company/'],
  ])('through every text of %s', async (_, list, page) => {
    const marked: string[] = []
    for (const { id } of (await ids(list)).slice(0, process.env.FULL ? 96 : 30)) {
      if ((await demandHarmless(page + id)).includes(MARK)) marked.push(id)
    }
    expect(marked.length).toBeGreaterThan(0)
  })

  test('through names in lists, menus, feeds and tables', async () => {
    const { category, tag } = await samples()
    for (const path of [
      '',
      '/catalog',
      `/catalog/${category.id}`,
      '/suppliers',
      '/services',
      '/press_center',
      `/press_center?tag=${tag.id}`,
    ]) {
      await demandHarmless(`/en${path}`)
    }
    expect(await demandHarmless('/en/catalog')).toContain(MARK)
    const feed = await (await ask('/en/press_center.atom')).text()
    expect(feed).not.toContain(`<script>${MARK}`)
  })
})

describe('reflected XSS', () => {
  const PARAMETERS = [
    ...['/search?q=', '/catalog?q=', '/catalog?tnved=', '/catalog?sort=', '/catalog?view=', '/catalog?page='],
    ...[
      '/suppliers?q=',
      '/suppliers?city=',
      '/services/company?city=',
      '/press_center?tag=',
      '/okved?q=',
      '/tnved?code=',
    ],
    ...[
      '/auth?next=',
      '/inquiry?product=',
      '/favorites?compare=',
      '/talp?sent=',
      '/',
      '/catalog/',
      '/product/',
      '/tnved/',
    ],
  ]
  /** Every payload goes through some parameter; in the whole matrix (`npm run test:full`) through each. */
  const EVERY = process.env.FULL ? 1 : 8
  const cases = PARAMETERS.map((place, at) => ({ place, some: MARKUP.filter((_, n) => n % EVERY === at % EVERY) }))

  test.each(cases)('through $place', async ({ place, some }) => {
    for (const payload of some) await demandHarmless(`/ru${place}${encodeURIComponent(payload)}`)
  })

  test('through answers of the api, which are never pages', async () => {
    for (const payload of MARKUP.slice(0, 20)) {
      const answer = await ask(`/api/products/${encodeURIComponent(payload)}?q=${encodeURIComponent(payload)}`)
      expect(answer.headers.get('Content-Type')).toMatch(/json/)
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    }
  })
})

test('SQL injection: through every parameter of the lists and the search', async () => {
  const total = async () => JSON.parse(await (await ask('/api/products?perPage=1')).text()).meta.total
  const before = await total()
  for (const payload of SQL) {
    const value = encodeURIComponent(payload)
    for (const path of [
      ...['q', 'category', 'supplier', 'country', 'tnved', 'sort', 'priceMin', 'page'].map(
        (key) => `/api/products?${key}=${value}`,
      ),
      ...['q', 'city', 'activity'].map((key) => `/api/companies?${key}=${value}`),
      ...[
        `/api/products/${value}`,
        `/dev/search?q=${value}`,
        `/dev/product/search?q=${value}`,
        `/api/tnved/tree?q=${value}`,
      ],
    ]) {
      const answer = await ask(path)
      const body = await answer.text()
      expect([200, 404, 422], `${path}: ${body}`).toContain(answer.status)
      expect(body, path).not.toMatch(/SQLITE_|D1_ERROR|syntax error|@people\.example|CREATE TABLE/)
    }
  }
  expect(await total()).toBe(before)
})

describe('cache poisoning', () => {
  const kept = async (path: string) => (await ask(path)).text()

  test('by header', async () => {
    const path = '/zh/catalog?country=DE'
    const poison = {
      ...{
        'X-Forwarded-Host': 'p0ison.example',
        'X-Forwarded-Proto': 'p0ison',
        'X-Original-URL': '/p0ison',
        'X-Rewrite-URL': '/p0ison',
      },
      ...{
        Forwarded: 'host=p0ison.example',
        'X-HTTP-Method-Override': 'p0ison',
        'Accept-Language': 'p0ison',
        Referer: 'https://p0ison.example',
      },
      ...{
        Cookie: 'locale=p0ison; viewport=p0ison; theme=p0ison',
        'X-Request-Id': 'p0ison',
        Origin: 'https://p0ison.example',
        Range: 'bytes=0-1',
      },
    }
    for (let visit = 0; visit < 3; visit++) expect(await (await ask(path, poison)).text()).not.toContain('p0ison')
    const clean = await kept(path)
    expect(clean).not.toContain('p0ison')
    expect(clean.length).toBeGreaterThan(1000)
  })

  test('by path: another spelling of a page is never that page', async () => {
    const right = await kept('/en/terms')
    for (const path of [
      '/en/terms/',
      '/en//terms',
      '/en/terms;p0ison',
      '/en/terms%2f..%2fp0ison',
      '/en/TERMS',
      '/en/terms/p0ison.css',
      '/en/terms%00',
    ]) {
      const answer = await ask(path)
      expect(answer.status, path).not.toBe(200)
      expect(answer.headers.get('Location') ?? '', path).not.toMatch(/^\/\/|p0ison/)
    }
    expect(await kept('/en/terms')).toBe(right)
  })

  test('by a person’s page under the name of a file', async () => {
    for (const path of ['/en/profile/p0ison.css', '/en/profile;p0ison.js', '/en/profile%2fp0ison.png']) {
      const answer = await ask(path)
      expect(answer.status, path).not.toBe(200)
      expect(answer.headers.get('Cache-Control') ?? '', path).not.toMatch(/public|s-maxage/)
    }
  })

  test('by query keys that mean nothing, or come twice', async () => {
    const right = await kept('/en/catalog?country=CN')
    for (const query of ['utm_source=p0ison&', 'callback=p0ison&', 'p0ison[]=1&', '__proto__=p0ison&']) {
      expect(await kept(`/en/catalog?${query}country=CN`)).toBe(right)
    }
    expect(await kept('/en/catalog?country=CN&country=p0ison')).not.toContain('p0ison')
    expect(await kept('/en/catalog?country=CN')).toBe(right)
  })
})

test('path traversal: nothing outside the routes and the files of the site', async () => {
  for (const path of [
    ...[
      '/../../etc/passwd',
      '/assets/../../../etc/passwd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
      '/en/..%2f..%2fwrangler.toml',
    ],
    ...[
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/%2e%2e%5c%2e%2e%5cwindows%5cwin.ini',
      '/wrangler.toml',
      '/.env',
      '/.git/config',
    ],
    ...[
      '/api/files/common/..%2f..%2fauth-key',
      '/api/files/common/%252e%252e%252fauth-key',
      '/icons/..%2fwrangler.json',
    ],
  ]) {
    const answer = await ask(path)
    expect([301, 302, 307, 308, 400, 404], path).toContain(answer.status)
    expect(await answer.text(), path).not.toMatch(/root:|\[core\]|database_id/)
  }
})

test('open redirects: no answer leads to another site', async () => {
  for (const path of [
    ...[
      '//x5s.example',
      '//x5s.example/',
      '/\\x5s.example',
      '/en//x5s.example/',
      '/%2f%2fx5s.example',
      '/%5cx5s.example/',
    ],
    ...[
      '/en/auth?next=//x5s.example',
      '/en/auth?next=https://x5s.example',
      '/en/auth?next=/%5Cx5s.example',
      '///x5s.example/%2e%2e/',
    ],
  ]) {
    const answer = await ask(path)
    const place = answer.headers.get('Location')
    if (place) expect(new URL(place, 'https://here.example').origin, path).toBe('https://here.example')
  }
})

describe('prototype pollution', () => {
  const POLLUTED =
    '{"__proto__":{"role":"ADMIN","x5s":1},"constructor":{"prototype":{"x5s":1}},"login":"a@people.example"}'

  test('neither a body nor a query makes anybody more than they are', async () => {
    const before = await (await ask('/api/categories')).text()
    const json = { 'Content-Type': 'application/json' }
    for (const path of ['/api/auth/send-code', '/api/auth/verify-code', '/api/auth/register', '/api/inquiries']) {
      expect((await ask(path, json, 'POST', POLLUTED)).status, path).toBeLessThan(500)
    }
    for (const query of [
      '__proto__[role]=ADMIN',
      'constructor[prototype][role]=ADMIN',
      '__proto__.role=ADMIN',
      'sort=__proto__',
      'sort=constructor',
    ]) {
      expect((await ask(`/api/products?${query}`)).status, query).toBeLessThan(500)
      expect((await ask(`/en/catalog?${query}`)).status, query).toBeLessThan(500)
    }
    for (const locale of ['__proto__', 'constructor', 'toString']) {
      expect((await ask('/en', { Cookie: `locale=${locale}; viewport=${locale}` })).status).toBe(200)
      expect((await ask(`/${locale}/catalog`)).status).toBe(404)
    }
    expect((await ask('/app/admin/filter/user')).status).toBe(401)
    expect(await (await ask('/api/categories')).text()).toBe(before)
  })
})

test('none of it was an unexpected error', () =>
  expect(logged().filter((line) => /unexpected|SQLITE|TypeError/i.test(line))).toEqual([]))
