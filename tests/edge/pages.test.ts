import { describe, expect, test } from 'vitest'
import { APP_NAME } from '../../domain/app-name.ts'
import { LANGUAGE_TAGS, LOCALES } from '../../domain/locale.ts'
import { phoneText } from '../../domain/phone-text.ts'
import { isPrivateRoute, matchRoute, type PublicRouteName, publicRouteNames } from '../../domain/routes.ts'
import { columns } from '../../web/app/page/shortened.ts'
import { pageOnce } from './pages-once.ts'
import { publicPaths, readSite, request, samples, spaced, tags } from './site.ts'

readSite()

const LANGUAGES = LOCALES.map((locale) => [locale, LANGUAGE_TAGS[locale]] as const)
const NAMES = Object.values(APP_NAME).join('|')

describe('every screen in every language', () => {
  test.each(LANGUAGES)(
    '%s: status, language, title, canonical and the way to the other languages',
    async (language, tag) => {
      for (const path of await publicPaths()) {
        const { status, html } = await pageOnce(`/${language}${path}`)
        expect(status, path).toBe(200)
        expect(tags(html, 'html')[0]?.lang).toBe(tag)
        // Without script it is what the page shows; `npm run test:full` looks at it in a browser.
        expect(tags(html, 'h1'), path).toHaveLength(1)
        const title = (/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
        // Names of stories and codes may be too long for a title.
        const isCut = /^\/(?:press_center|tnved|okved)\//.test(path)
        expect(title, path).toMatch(isCut ? /\p{L}.*[^:]$/u : /\p{L}.*[^…:]$/u)
        // The site's name is added where there is room for it.
        if (columns(title) < 50) expect(title, path).toMatch(new RegExp(` [|—-] (?:${NAMES})$`))
        const links = tags(html, 'link')
        const canonical = links.find(({ rel }) => rel === 'canonical')?.href ?? ''
        expect(new URL(canonical).pathname.startsWith(`/${language}`)).toBe(true)
        const alternates = links
          .filter(({ rel, type }) => rel === 'alternate' && !type)
          .map(({ hrefLang, hreflang, href }) => [hreflang ?? hrefLang, href])
        expect(alternates.map(([name]) => name)).toEqual([
          ...LANGUAGES.map(([, tag]) => (tag === 'en-US' ? 'en' : tag)),
          'x-default',
        ])
        for (const [, href] of alternates) {
          const other = new URL(href ?? '')
          const back = tags((await pageOnce(other.pathname + other.search)).html, 'link')
          expect(
            back.some(({ rel, href }) => rel === 'alternate' && href === canonical),
            `${href} → ${canonical}`,
          ).toBe(true)
        }
      }
    },
  )
})

test('no link of any screen is broken, and every screen is linked from another', async () => {
  const looked = new Set<string>()
  const linked = new Set<PublicRouteName>()
  for (const path of await publicPaths()) {
    const from = `/en${path}`
    // One link of each kind per kind of page, because different pages link to different things.
    const kindOf = (link: string) => `${from.replace(/\?.*/, '')} ${link}`.replace(/[0-9a-z]{16}[^/ ?&]*|=[^&]*/g, '*')
    for (const { href = '', hrefLang } of tags((await pageOnce(from)).html, 'a')) {
      const link = href.replace(/#.*/, '')
      const path = link.replace(/\?.*/, '')
      const target = matchRoute(path === '/en' ? '/' : path.replace(/^\/en(?=\/)/, ''))
      if (target && path !== from.replace(/\?.*/, '')) linked.add(target.name)
      // A filtered list is the same page as the list.
      if (!link.startsWith('/') || hrefLang || looked.has(kindOf(link)) || link.startsWith(`${from}?`)) continue
      looked.add(kindOf(link))
      expect((await pageOnce(link)).status, `${from} → ${link}`).toBeLessThan(400)
    }
  }
  expect(looked.size).toBeGreaterThan(100)
  const unlinked = publicRouteNames.filter((name) => !isPrivateRoute(name) && !linked.has(name))
  expect(unlinked, 'no page links to these screens: menu and footer link to the sections of domain/routes.ts').toEqual(
    [],
  )
})

test('every page that shows codes names their editions', async () => {
  const { editions }: { editions: { tree: string; dated: string }[] } = JSON.parse(
    await (await request('/app/data')).text(),
  ).data
  expect(editions.map(({ tree }) => tree)).toEqual(['okved', 'tnved'])
  const { product, company } = await samples()
  for (const path of ['', '/catalog', `/product/${product.id}`, `/suppliers/${company.id}`, '/search?q=8481']) {
    const html = await (await request(`/en${path}`)).text()
    for (const { dated } of editions) {
      const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(dated))
      expect(html, path).toContain(`edition</dt><dd>${day}</dd>`)
    }
  }
})

describe('unprefixed addresses', () => {
  test("answer in the visitor's language, canonical to the prefixed page, for this visitor alone", async () => {
    const response = await request('/catalog', { 'Accept-Language': 'zh-CN,zh;q=0.9' })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(tags(html, 'html')[0]?.lang).toBe('zh-CN')
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
    expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toMatch(/\/zh\/catalog$/)
  })

  test('the cookie takes precedence over Accept-Language, and an invalid one is ignored', async () => {
    const language = async (cookie: string, accept: string) =>
      tags(await (await request('/', { Cookie: cookie, 'Accept-Language': accept })).text(), 'html')[0]?.lang
    expect(await language('locale=ru', 'zh')).toBe('ru')
    expect(await language('locale=xx', 'zh')).toBe('zh-CN')
    expect(await language('', '')).toBe('en-US')
  })

  test('a visit under a prefix is remembered for 365 days', async () => {
    const cookie = (await request('/ru')).headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/^locale=ru;/)
    expect(cookie).toMatch(/Max-Age=31536000/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect((await request('/ru', { Cookie: 'locale=ru' })).headers.get('Set-Cookie')).toBeNull()
  })
})

describe('malformed addresses', () => {
  test.each([
    ['/ru/', '/ru'],
    ['/en/catalog/?page=2', '/en/catalog?page=2'],
    ['//en//catalog//', '/en/catalog'],
    ['//example.com/', '/example.com'],
  ])('%s leads to %s at once', async (from, to) => {
    const response = await request(from)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(to)
  })

  test('an unknown path is a 404 in the frame, with the path and links onward', async () => {
    const response = await request('/ru/нет/такой')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('Страница не найдена')
    expect(html).toContain('<header')
    expect(html).toMatch(/href="\/ru\/catalog/)
  })

  test('an unknown id is a 404 with a message, a search and a link to the list', async () => {
    const response = await request('/en/product/0000000000000000')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('Page not found')
    expect(html).toContain('<header')
    expect(html).toMatch(/<input[^>]* name="q"/)
    expect(html).toMatch(/<main[\s\S]*href="\/en\/catalog/)
  })

  test('any slug finds the page, and the canonical address has the right one', async () => {
    const { product } = await samples()
    const moved = await request(`/en/product/${product.id}-whatever`)
    expect(moved.status).toBe(301)
    const html = await (await request(moved.headers.get('Location') ?? '')).text()
    expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toMatch(
      new RegExp(`/en/product/${product.id}(-${product.slug})?$`),
    )
  })
})

describe('navigation payloads', () => {
  test('carry the full title and the HTML of the slots, deferred ones included', async () => {
    const { product } = await samples()
    const response = await request(`/ru/product/${product.id}/_payload.json?utm_source=x`)
    const payload = JSON.parse(await response.text())
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(payload).toMatchObject({ route: 'product', locale: 'ru', status: 200, query: {} })
    expect(payload.head.title).toMatch(/\p{Script=Cyrillic}/u)
    expect(payload.slots.title).toContain('<h1')
    expect(payload.slots.similar).toContain('<article')
  })

  test('of a missing page is a 404 payload', async () => {
    const response = await request('/en/catalog/_payload.json?page=0')
    expect(response.status).toBe(404)
    expect(JSON.parse(await response.text())).toMatchObject({ view: 'not-found', status: 404 })
  })

  test('exist on prefixed paths only', async () => expect((await request('/catalog/_payload.json')).status).toBe(404))
})

test('robots.txt disallows payloads and the API', async () => {
  const text = await (await request('/robots.txt')).text()
  expect(text).toContain('Disallow: /*/_payload.json')
  expect(text).toContain('Disallow: /api/')
})

describe('a company’s page', () => {
  const read = async (path: string) => JSON.parse(await (await request(path)).text()).data
  const wordsIn = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll(/\s+/g, ' ')

  test('shows what was verified, by which source and when, the names of its codes, and its phone number', async () => {
    const { company } = await samples()
    const { verifications, activities, phone } = await read(`/api/companies/${company.id}?locale=ru`)
    const html = spaced(await (await request(`/ru/suppliers/${company.id}`)).text())
    expect(verifications.length).toBeGreaterThan(0)
    for (const { source, checkedAt } of verifications) {
      expect(html).toContain(source.text)
      expect(tags(html, 'time').map((time) => time.dateTime ?? time.datetime)).toContain(checkedAt)
    }
    const words = wordsIn(html)
    for (const code of activities) {
      // The built-in overview of the classifier ends at its classes.
      const { node, finer } = await read(`/api/okved/tree?code=${code}&locale=ru`)
      expect(html).toContain(`href="/ru/okved/${code}"`)
      expect(words).toContain(finer === null ? `${code} ${node.name.text}` : code)
    }
    expect(html).toContain(`href="tel:${phone}"`)
    expect(words).toContain(phoneText(phone))
  })

  test('is in lists whose activities have names, including the chosen one', async () => {
    const named = async (code: string) => (await read(`/api/okved/tree?code=${code}&locale=zh`)).node.name.text
    expect(wordsIn(await (await request('/zh/suppliers')).text())).toContain(`46 ${await named('46')}`)
    const narrowed = wordsIn(await (await request('/zh/suppliers?activity=28')).text())
    expect(narrowed).toContain(`俄罗斯行业代码（OKVED 2）28 ${await named('28')}`)
  })
})

test('without a key there is no map, and no page may hold a frame', async () => {
  const { company } = await samples()
  const page = await request(`/en/suppliers/${company.id}`)
  expect(page.headers.get('Content-Security-Policy')).not.toContain('frame-src')
  const html = await page.text()
  expect(html).not.toContain('data-map')
  expect(html).toContain('href="geo:')
  expect((await request('/_map?lang=en')).status).toBe(404)
  const list = await (await request('/en/suppliers?view=map')).text()
  expect(list).not.toContain('data-map')
  expect(await (await request('/en/suppliers')).text()).not.toContain('view=map')
})

test('a company’s certificates are on its page with their numbers, each linked to its file', async () => {
  const list = JSON.parse(await (await request('/api/companies?perPage=24')).text())
  const all = list.data.map(async ({ id }: { id: string }) =>
    JSON.parse(await (await request(`/api/companies/${id}`)).text()),
  )
  const { data } = (await Promise.all(all)).find(({ data }) => data.certificates.length > 0)
  const page = await (await request(`/en/suppliers/${data.id}-${data.slug}`)).text()
  const links = tags(page, 'a').map(({ href }) => href)
  for (const { number, file } of data.certificates) {
    expect(page).toContain(number)
    expect(links).toContain(file.url)
    expect((await request(file.url)).status).toBe(200)
  }
})
