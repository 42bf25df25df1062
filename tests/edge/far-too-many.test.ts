/** Every public list with more entries than are counted: its total, its last page, and that no response grows with it. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { fillFarTooMany, MANY, type Plenty, WORD } from '../fixtures/far-too-many.ts'
import { publicLists } from './public-lists.ts'
import { request, startSite, stores, tags } from './site.ts'

let plenty: Plenty
startSite({}, async ({ DB }) => {
  plenty = await fillFarTooMany(DB)
})

/** Screens below a language, each with the API's own list behind it: every list with pages, and some narrowed ones. */
async function lists(): Promise<[screen: string, api: string][]> {
  const { supplier, category, service, tag } = plenty
  const all = publicLists({ category, supplierProducts: supplier }).filter(({ keys }) => keys.includes('page'))
  const whole = all.map(async ({ screen, api }): Promise<[string, string]> => {
    const path = await api({})
    return [screen, path.includes('?') ? path : `${path}?`]
  })
  return [
    ...(await Promise.all(whole)),
    [`/catalog?q=${WORD}`, `/api/products?q=${WORD}`],
    [`/suppliers?q=${WORD}`, `/api/companies?q=${WORD}`],
    [`/services/company?service=${service}`, `/api/company-services?service=${service}`],
    [`/press_center?tag=${tag}`, `/api/stories?tag=${tag}`],
  ]
}

const paged = (path: string, page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`
/** '/catalog?q=x' → '/catalog.json?q=x' */
const formOf = (path: string, form: string) => path.replace(/(\?|$)/, `.${form}$1`)
const json = async (path: string) => JSON.parse(await (await request(path)).text())
const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const links = (html: string): string[] => tags(html, 'a').map(({ href = '' }) => href.replaceAll('&amp;', '&'))

const PER_PAGE = 24
const NARROW = [
  ['en', 'Use filters to narrow the list'],
  ['ru', 'Уточните фильтры'],
  ['zh', '请使用筛选缩小范围'],
] as const

test('at most ten thousand are counted, and the last page says to narrow the search', async () => {
  for (const [at, [screen, api]] of (await lists()).entries()) {
    const { data, meta } = await json(`${api}&page=200`)
    expect(meta, `${api} (tests/fixtures/far-too-many.ts fills its table)`).toMatchObject({
      page: 200,
      pages: 200,
      total: 10_000,
      more: true,
    })
    expect(data).toHaveLength(PER_PAGE)
    const [language, words] = NARROW[at % NARROW.length] ?? NARROW[0]
    const response = await request(`/${language}${paged(screen, 200)}`)
    const html = main(await response.text())
    expect([response.status, html.includes(words)], screen).toEqual([200, true])
    const own = links(html)
    for (const { id } of data) expect(own.some((href) => href.includes(id))).toBe(true)
    expect(own.filter((href) => /[?&]page=201\b/.test(href))).toEqual([])
    expect(main(await (await request(`/${language}${screen}`)).text()), screen).not.toContain(words)
  }
})

test('there is no page beyond it, on a screen, in an export or from the API', async () => {
  for (const [screen, api] of await lists()) {
    const beyond = paged(screen, 201)
    expect((await request(`/en${beyond}`)).status, screen).toBe(404)
    expect((await request(`/en${beyond.replace(/(\?|$)/, '/_payload.json$1')}`)).status, screen).toBe(404)
    for (const form of ['json', 'csv']) expect((await request(`/en${formOf(beyond, form)}`)).status, screen).toBe(404)
    const response = await request(`${api}&page=201`)
    expect([response.status, JSON.parse(await response.text()).code], api).toEqual([422, 'list.too-deep'])
  }
})

test('the exports have the rows of the last page, too', async () => {
  for (const [screen, api] of await lists()) {
    const last = paged(screen, 200)
    expect(await json(`/ru${formOf(last, 'json')}`), screen).toEqual(await json(`${api}&page=200&locale=ru`))
    const csv = await (await request(`/ru${formOf(last, 'csv')}`)).text()
    expect(csv.trim().split('\r\n'), screen).toHaveLength(1 + PER_PAGE)
  }
})

test('filters list the most used values and the chosen one, and no more', async () => {
  for (const path of ['/dev/suppliers/filter?', '/dev/services/filter?', `/dev/suppliers/filter?q=${WORD}`]) {
    const { data } = await json(path)
    expect([data.city.length, data.activity.length], path).toEqual([20, 20])
    for (const [facet, chosen] of [
      ['city', 'town 7'],
      ['activity', '77.1'],
    ] as const) {
      const { data } = await json(`${path}&${facet}=${chosen}`)
      expect(
        data[facet].map(({ value }: { value: string }) => value),
        path,
      ).toContain(chosen)
    }
  }
  const { data } = await json('/api/products/filter')
  expect(data.supplier.length).toBeLessThanOrEqual(16)
})

test('with several filters values are counted over five thousand, and said to be the least there are', async () => {
  const { category, supplier } = plenty
  const ofSupplier = `/api/products/filter?category=${category}&supplier=${supplier}`
  const [one, several] = await Promise.all([json(ofSupplier), json(`${ofSupplier}&moq=1000`)])
  const most = ({ data }: { data: { country: { count: number }[] } }) => data.country[0]?.count
  expect([one.meta.exact, several.meta.exact]).toEqual([false, false])
  expect([most(one), most(several)]).toEqual([10_001, 5001])
})

test('of goods in stock at a quantity as many are looked up as are counted, and the list goes on behind them', async () => {
  const list = `/api/products?category=${plenty.category}&inStock=1&quantity=2&sort=new`
  const first = await json(list)
  expect(first.meta).toMatchObject({ pages: 200, more: true })
  expect(first.data).toHaveLength(PER_PAGE)
  const further = await json(`${list}&supplier=${plenty.supplier}&page=150`)
  expect(further.meta).toMatchObject({ total: 5000, more: true })
  expect(further.data).toHaveLength(PER_PAGE)
  const { meta } = await json(`/api/products/filter?category=${plenty.category}&inStock=1&quantity=2`)
  expect(meta.exact).toBe(false)
})

test('a page is no longer than that of a small list', async () => {
  for (const [at, [screen]] of (await lists()).entries()) {
    const html = await (await request(`/${NARROW[at % NARROW.length]?.[0]}${screen}`)).text()
    expect(links(html).length, screen).toBeLessThan(300)
    expect(html.length, screen).toBeLessThan(200_000)
  }
})

/** '/ru/product/p000000001000000-slug' and the like, as a sitemap lists them. */
const addresses = (xml: string) => [...xml.matchAll(/<loc>[^<]*\/(\w{16})[^<]*<\/loc>/g)].map(([, id = '']) => id)

test('sitemaps of a million products are streamed, with fifty thousand addresses each at most', async () => {
  const index = await (await request('/sitemap.xml')).text()
  for (const language of LOCALES)
    expect(index.match(new RegExp(`/sitemaps/${language}/products-\\d+\\.xml`, 'g'))).toHaveLength(20)
  const part = async (name: string) => addresses(await (await request(`/sitemaps/ru/${name}.xml`)).text())
  expect(await part('products-18')).toEqual(['p000000000950000'])
  expect(await part('products-19')).toEqual(['p000000000950001', 'p000000001000000'])
  for (const name of ['products-2', 'suppliers-2', 'services-2', 'stories-2']) {
    const all = await part(name)
    expect([all.length, new Set(all).size], name).toEqual([MANY, MANY])
  }
  // 5,000 rows a query: the first are sent before the last are read.
  const { body } = await request('/sitemaps/en/products-2.xml')
  const first = await body?.getReader().read()
  expect(addresses(new TextDecoder().decode(first?.value)).length).toBeLessThanOrEqual(5000)
})

/** The maximum that a company may store about itself (worker/api/organization/). */
test('a company with the most data allowed is shown whole, on one page of bounded length', async () => {
  const { DB } = stores()
  const fifty = (made: (n: number) => object | string) => JSON.stringify(Array.from({ length: 50 }, (_, n) => made(n)))
  const { photo } = (await DB.prepare(
    `SELECT photos ->> 0 AS photo FROM companies WHERE photos <> '[]' LIMIT 1`,
  ).first<{
    photo: string
  }>()) ?? { photo: '{}' }
  const long = 'Наименование показателя, какие бывают только в паспорте изделия '.repeat(2).trim()
  await DB.prepare(
    `UPDATE companies SET photos = ?, facts = ?, activities = ?, certificates = ?, verifications = ? WHERE id = ?`,
  )
    .bind(
      fifty(() => JSON.parse(photo)),
      fifty((n) => ({ name: { ru: `${long} ${n}` }, value: { ru: `${long} ${n}` } })),
      fifty((n) => `${String(10 + n)}.1`),
      fifty((n) => ({ name: { ru: long }, number: `C-${n}`, validUntil: '2028-01-01' })),
      fifty((n) => ({ fact: 'registration', source: { ru: `${long} ${n}` }, checkedAt: '2026-03-01' })),
      plenty.supplier,
    )
    .run()
  const response = await request(`/ru/suppliers/${plenty.supplier}`)
  const html = await response.text()
  expect(response.status).toBe(200)
  expect(links(html).filter((href) => href.startsWith('/ru/okved/'))).toHaveLength(50)
  expect(html.match(/<figure/g)).toHaveLength(50)
  for (const text of [`${long} 49</`, 'C-49']) expect(html).toContain(text)
  expect(html.length).toBeLessThan(400_000)
})
