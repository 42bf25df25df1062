import { expect, test } from 'vitest'
import type { NarrowedSearch } from '../../domain/contract/search.ts'
import { LOCALES } from '../../domain/locale.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { CRAWLER, publicPaths, request, samples, startSite, stores, tags } from './site.ts'

startSite()

const crawl = (path: string) => request(path, { 'User-Agent': CRAWLER })

/** Each in a language of its own, in turn. */
const prefixed = (paths: string[]) => paths.map((path, at) => `/${LOCALES[at % LOCALES.length]}${path}`)
const bytes = (text: string) => new TextEncoder().encode(text).length

test('deferred sections are in the document at once', async () => {
  const paths = await publicPaths()
  const product = paths.find((path) => path.startsWith('/product/'))
  const html = await (await crawl(`/en${product}`)).text()
  expect(html).not.toMatch(/<template|<!--\$\?-->|preact-island/)
  expect(html.match(/href="\/en\/product\//g)?.length).toBeGreaterThan(1)
})

test.each(['/en/no/such/page', '/en/product/0000000000000000', '/en/catalog?page=0'])(
  'an error is its status and nothing else: %s',
  async (path) => {
    const response = await crawl(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('')
  },
)

test('withdrawn pages are a 410 for bots and people, and can be restored', async () => {
  const { DB } = stores()
  const page = async (path: string) => {
    const bot = await crawl(path)
    const person = await request(path)
    const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(await person.text())?.[1]?.replaceAll(/<[^>]*>/g, '')
    return [bot.status, await bot.text(), person.status, heading]
  }
  const { data }: { data: { id: string; name: { text: string } }[] } = JSON.parse(
    await (await request('/api/products?perPage=2&page=4&locale=ru')).text(),
  )
  const [hidden = '', draft = ''] = data.map(({ id }) => id)
  await DB.prepare("UPDATE products SET status = 'hidden' WHERE id = ?").bind(hidden).run()
  await DB.prepare("UPDATE products SET status = 'draft' WHERE id = ?").bind(draft).run()
  expect(await page(`/ru/product/${hidden}`)).toEqual([410, '', 410, `Снято с публикации: ${data[0]?.name.text}`])
  expect(await page(`/ru/product/${draft}`)).toEqual([404, '', 404, 'Страница не найдена'])
  const [company = ''] = JSON.parse(await (await request('/api/companies?perPage=1&page=2')).text()).data.map(
    ({ id }: { id: string }) => id,
  )
  await DB.prepare("UPDATE companies SET status = 'hidden' WHERE id = ?").bind(company).run()
  for (const path of [`/en/suppliers/${company}`, `/en/suppliers/${company}/products`])
    expect((await page(path))[0], path).toBe(410)
  expect((await crawl(`/en/suppliers/${company}/products.csv`)).status).toBe(410)
  await DB.prepare("UPDATE products SET status = 'published' WHERE id IN (?, ?)").bind(hidden, draft).run()
  expect((await crawl(`/ru/product/${hidden}`)).status).toBe(200)
})

test('a withdrawn story is in no list, no feed and no sitemap, its address is gone, and it can be published again', async () => {
  const { DB } = stores()
  const { data } = JSON.parse(await (await request('/api/stories?perPage=1&page=2')).text())
  const { id, tags: own } = data[0]
  const contains = async (path: string) => (await (await request(path)).text()).includes(id)
  const page = `/zh/press_center/${id}`
  const lists = ['/api/stories?perPage=96', `/api/stories?tag=${own[0].id}&perPage=96`, '/app/sitemap/stories']
  for (const path of lists) expect(await contains(path), path).toBe(true)
  const tagged = async () =>
    JSON.parse(await (await request('/api/tags')).text()).data.find((tag: { id: string }) => tag.id === own[0].id).count
  const before = await tagged()
  await DB.prepare('UPDATE stories SET withdrawn_at = 1 WHERE id = ?').bind(id).run()
  // None of these was requested before: a page cached for visitors is at most a minute old.
  const read = [
    '/zh/press_center?page=1',
    '/zh/press_center.atom',
    '/zh/press_center.csv',
    '/sitemaps/zh/stories-0.xml',
  ]
  for (const path of [...lists, ...read]) expect(await contains(path), path).toBe(false)
  expect(await tagged()).toBe(before - 1)
  const bot = await crawl(page)
  const person = await request(page)
  expect([bot.status, await bot.text(), person.status]).toEqual([410, '', 410])
  expect(await person.text()).toContain('文章已撤下')
  expect(JSON.parse(await (await request(`/api/stories/${id}`)).text())).toMatchObject({
    status: 410,
    code: 'story.withdrawn',
  })
  await DB.prepare('UPDATE stories SET withdrawn_at = NULL WHERE id = ?').bind(id).run()
  expect([(await crawl(page)).status, await tagged()]).toEqual([200, before])
  // A story dated in the future was never public.
  await DB.prepare('UPDATE stories SET withdrawn_at = 1, published_at = published_at + 4e12 WHERE id = ?')
    .bind(id)
    .run()
  expect((await request(`/api/stories/${id}`)).status).toBe(404)
  await DB.prepare('UPDATE stories SET withdrawn_at = NULL, published_at = published_at - 4e12 WHERE id = ?')
    .bind(id)
    .run()
})

test('a bot gets no cookie', async () => expect((await crawl('/ru')).headers.get('Set-Cookie')).toBeNull())

/** The text of a document without markup, scripts and white space. */
const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test("a bot's document is complete, has no script, is not larger than a person's, and says the same", async () => {
  // The last stories below a story are chosen at random for each response.
  const byLot = [en, ru, zh].map(({ story }) => textOf(`<body>${story.more}`))
  const settled = (html: string) => byLot.reduce((text, title) => text.split(title)[0] ?? '', textOf(html))
  for (const path of prefixed(await publicPaths())) {
    const response = await crawl(path)
    const bot = await response.text()
    const person = await (await request(path)).text()
    // Deferred sections of a streamed page come at its end; the cached copy has them in their place, like a crawler's page.
    const cached = await (await request(path)).text()
    expect(response.headers.get('Cache-Control'), path).toMatch(/^public\b/)
    expect(
      tags(bot, 'script').filter(({ type }) => type !== 'application/ld+json'),
      path,
    ).toEqual([])
    expect(tags(bot, 'link').filter(({ rel }) => rel === 'modulepreload')).toEqual([])
    expect(bot, path).not.toMatch(/id="payload"|_payload\.json|rel="manifest"|http-equiv/)
    expect(bot).toContain('</html>')
    expect(bot.match(/<h1/g)).toHaveLength(1)
    expect(bytes(bot), path).toBeLessThanOrEqual(Math.min(bytes(person), bytes(cached)))
    const text = path.includes('/press_center/') ? settled : textOf
    expect([text(person), text(cached)], path).toContain(text(bot))
  }
})

test('a link with an outdated slug redirects permanently to the current one', async () => {
  const { id } = (await samples()).product
  const moved = await crawl(`/ru/product/${id}-called-so-once?quantity=20`)
  expect(moved.status).toBe(301)
  const place = moved.headers.get('Location') ?? ''
  expect(place).toMatch(new RegExp(`^/ru/product/${id}-[\\w-]+\\?quantity=20$`))
  expect((await crawl(place)).status).toBe(200)
  // An address without a slug still works.
  expect((await crawl(`/ru/product/${id}`)).status).toBe(200)
})

/** Width and height from a PNG's header (PNG specification section 11.2.2). */
test('a page without a picture of its own has one drawn in its language, 1200 by 630', async () => {
  for (const language of LOCALES) {
    const html = await (await crawl(`/${language}`)).text()
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(address).toMatch(new RegExp(`/icons/share-${language}\\.png$`))
    const picture = new DataView(await (await request(new URL(address).pathname)).arrayBuffer())
    expect([picture.getUint32(16), picture.getUint32(20)]).toEqual([1200, 630])
  }
})

test('search engines know a list with filters by the plain list of its branch, and searches not at all', async () => {
  const { category, service } = await samples()
  /** Robots directive, canonical path and number of languages announced. */
  const read = async (path: string) => {
    const html = await (await crawl(`/en${path}`)).text()
    const links = tags(html, 'link')
    return {
      robots: tags(html, 'meta').find(({ name }) => name === 'robots')?.content,
      canonical: new URL(links.find(({ rel }) => rel === 'canonical')?.href ?? '').pathname,
      languages: links.filter(({ rel, hreflang, hrefLang }) => rel === 'alternate' && (hreflang ?? hrefLang)).length,
    }
  }
  const { data }: NarrowedSearch = JSON.parse(await (await request('/dev/search/narrowed?q=ball+valve+DN+50')).text())
  const list = `/catalog/${data?.category.id}`
  const { canonical } = await read(list)
  for (const query of [`params=${data?.params}`, `sort=by-${data?.params.split(':')[0]}`])
    expect(await read(`${list}?${query}`), query).toEqual({ robots: undefined, canonical, languages: 0 })
  for (const [path, plain] of [
    ['/catalog?country=CN', '/en/catalog'],
    ['/suppliers?verified=1', '/en/suppliers'],
    ['/services/company?sort=new', '/en/services/company'],
  ] as const)
    expect(await read(path), path).toEqual({ robots: undefined, canonical: plain, languages: 0 })
  for (const path of ['/search?q=valve', '/catalog?q=valve', '/suppliers?q=valve'])
    expect(await read(path), path).toMatchObject({ robots: 'noindex, follow', languages: 0 })
  for (const path of [
    '/catalog?page=2',
    `/suppliers?category=${category.id}`,
    `/services/company?service=${service.id}`,
    '/press_center?page=2',
    '/catalog?utm_source=x',
  ])
    expect(await read(path), path).toMatchObject({ robots: undefined, languages: 4 })
})
