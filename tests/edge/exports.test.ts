import { expect, test } from 'vitest'
import type { PublicRouteName } from '../../domain/routes.ts'
import { exportFormats } from '../../worker/render/exports/formats.ts'
import { queryKeys } from '../../worker/screens.ts'
import { ask, BROWSER, CRAWLER, samples, startSite, tags } from './site.ts'

startSite()

const json = async (path: string) => {
  const answer = await ask(path)
  expect(answer.status, path).toBe(200)
  return JSON.parse(await answer.text())
}

test('JSON has the rows of the screen, with its filters and its page', async () => {
  const { company, category, tag } = await samples()
  for (const [path, api] of [
    [
      '/ru/catalog.json?country=CN&sort=price&page=2&view=table',
      '/api/products?country=CN&sort=price&page=2&locale=ru',
    ],
    [`/en/catalog/${category.id}-any-slug.json`, `/api/products?category=${category.id}&locale=en`],
    ['/zh/suppliers.json?verified=1&utm_source=x', '/api/companies?verified=1&locale=zh'],
    [`/en/suppliers/${company.id}/products.json`, `/api/companies/${company.id}/products?locale=en`],
    ['/zh/services.json', '/api/services?locale=zh'],
    ['/ru/services/company.json?sort=new', '/api/company-services?sort=new&locale=ru'],
    [`/en/press_center.json?tag=${tag.id}`, `/api/stories?tag=${tag.id}&locale=en`],
  ] as const) {
    expect(await json(path), path).toEqual(await json(api))
  }
})

/** Each list's address below a language, what its rows lead to, and queries that set each of its filters. */
async function everyList(): Promise<[route: PublicRouteName, path: string, row: RegExp, queries: string[]][]> {
  const { company, category, service, tag } = await samples()
  const { city, activity } = (await json('/dev/suppliers/filter')).data
  const products = ['q=valve', 'country=CN', 'priceMin=1000', 'priceMax=90000', 'moq=10', 'inStock=1', 'tnved=84']
  const sorted = ['sort=price', 'sort=-price&page=2&view=table', 'country=RU&inStock=1&sort=new&utm_source=x']
  const several = ['q=valve', 'country=CN&moq=100', 'priceMin=1000&priceMax=900000', 'inStock=1&tnved=84&sort=price']
  const companies = [
    'q=trade',
    'country=CN',
    `city=${encodeURIComponent(city[0].value)}`,
    `activity=${activity[0].value}`,
  ]
  const more = ['verified=1', 'years=10', 'sort=founded', 'sort=new&country=RU&view=map']
  const product = /\/product\/(\w{16})/
  const both = `supplier=${company.id}&category=${category.id}`
  return [
    ['catalogue', '/catalog', product, [...products, ...sorted, both]],
    ['category', `/catalog/${category.id}`, product, [...several, 'sort=price&page=2&view=table', both]],
    [
      'supplierProducts',
      `/suppliers/${company.id}/products`,
      product,
      [...several, 'sort=price&view=table', 'page=1', `category=${category.id}`],
    ],
    ['suppliers', '/suppliers', /\/suppliers\/(\w{16})/, [...companies, ...more, 'page=2', `category=${category.id}`]],
    [
      'serviceCompanies',
      '/services/company',
      /\/services\/company\/(\w{16})/,
      [...companies, ...more, 'page=1', `service=${service.id}`],
    ],
    ['services', '/services', /\/services\/company\?service=(\w{16})/, []],
    ['press', '/press_center', /\/press_center\/(\w{16})/, ['page=2', `tag=${tag.id}`]],
  ]
}

/** What the rows of a text lead to, each once, in their order. */
const rowsIn = (text: string, row: RegExp): string[] => [
  ...new Set([...text.matchAll(new RegExp(row, 'g'))].map(([, id = '']) => id)),
]

test('every list, by every filter it has, is the same on the screen, as JSON and as CSV, and the screen leads to both', async () => {
  const lists = await everyList()
  expect(lists.map(([route]) => route).sort()).toEqual(Object.keys(exportFormats).sort())
  for (const [route, path, row, queries] of lists) {
    const asked = new Set(queries.flatMap((query) => [...new URLSearchParams(query).keys()]))
    expect([...asked], route).toEqual(expect.arrayContaining([...queryKeys(route)]))
    for (const query of ['', ...queries]) {
      const address = (form: string) => `/ru${path}${form}${query && `?${query}`}`
      const html = await (await ask(address(''))).text()
      const screen = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const { data } = await json(address('.json'))
      const ids = data.map(({ id }: { id: string }) => id)
      expect(rowsIn(screen, row), address('')).toEqual(ids)
      const [, ...lines] = (await (await ask(address('.csv'))).text()).trim().split('\r\n')
      expect(
        lines.map((line) => rowsIn(line, row).at(-1)),
        address('.csv'),
      ).toEqual(ids)
      const filters = new URLSearchParams(query)
      for (const key of ['view', 'utm_source']) filters.delete(key)
      const hrefs = tags(screen, 'a').map(({ href = '' }) => href.replaceAll('&amp;', '&'))
      for (const form of ids.length > 0 ? ['csv', 'json'] : []) {
        const own = hrefs.find((href) => href.startsWith(`/ru${path}.${form}`)) ?? ''
        const named = new URLSearchParams(own.split('?')[1])
        expect([...named].sort(), address(`.${form}`)).toEqual([...filters].sort())
      }
    }
  }
})

test('CSV has them too, as spreadsheets of the language read it', async () => {
  const answer = await ask('/ru/suppliers.csv?country=RU')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="suppliers.csv"',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'x-robots-tag': 'noindex',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = '', ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(head).toMatch(/^Наименование;Страна;Город;/)
  const { data } = await json('/api/companies?country=RU&locale=ru')
  expect(rows).toHaveLength(data.length)
  expect(rows[0]).toContain(data[0].name.text.replaceAll('"', '""'))
  expect(rows[0]).toContain(`/ru/suppliers/${data[0].id}`)
  const english = await (await ask('/en/catalog.csv')).text()
  expect(english).toMatch(/^Name,Model,Supplier,/)
  expect(english.trim().split('\r\n')).toHaveLength(25)
})

test('kinds of services are a table too, each with the one it belongs to', async () => {
  const [head, ...rows] = (await (await ask('/en/services.csv')).text()).trim().split('\r\n')
  expect(head).toBe('Name,Part of,Description,Companies,Page')
  const { data } = await json('/api/services?locale=en')
  expect(rows).toHaveLength(data.length)
  const below = data.findIndex(({ parent }: { parent: string | null }) => parent !== null)
  expect(rows[below]).toContain(`${data[below].name.text},${data[0].name.text},`)
  expect(rows[below]).toContain(`,${data[below].count},`)
  expect(await (await ask('/en/services')).text()).toContain('href="/en/services.csv"')
})

test('an address without a language answers in the visitor’s, for this visitor alone', async () => {
  const answer = await ask('/catalog.csv', { 'Accept-Language': 'zh' })
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await answer.text()).toMatch(/^名称,型号,/)
})

test('the press centre is a feed in each language, and one for each tag', async () => {
  const { tag } = await samples()
  const answer = await ask(`/ru/press_center.atom?tag=${tag.id}`, { 'User-Agent': CRAWLER })
  const xml = await answer.text()
  expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const { data } = await json(`/api/stories?tag=${tag.id}&locale=ru`)
  expect(xml.match(/<entry /g)).toHaveLength(data.length)
  expect(xml).toContain(`<updated>${data[0].publishedAt}</updated>`)
  expect(xml).toMatch(new RegExp(`<link rel="self" [^>]*/ru/press_center.atom\\?tag=${tag.id}"/>`))
  expect(xml.match(/&(?!#\d+;)/)).toBeNull()
  const page = await (await ask(`/ru/press_center?tag=${tag.id}`, { 'User-Agent': BROWSER })).text()
  expect(page).toMatch(
    new RegExp(`<link rel="alternate" type="application/atom\\+xml" href="/ru/press_center.atom\\?tag=${tag.id}"`),
  )
})

test.each([
  ['/en/catalog.csv?page=0', 404],
  ['/en/catalog.csv?page=999', 404],
  ['/en/catalog.json?country=china', 404],
  ['/en/catalog/0000000000000000.json', 404],
  ['/en/suppliers.json?category=0000000000000000', 404],
  ['/en/suppliers/0000000000000000/products.csv', 404],
  ['/en/press_center.atom?tag=0000000000000000', 404],
  ['/en/catalog.atom', 404],
  ['/en/services.atom', 404],
  ['/en/nothing.json', 404],
  ['/en/catalog.xml', 404],
  ['/en/.json', 404],
])('%s is a %i', async (path, status) => {
  expect((await ask(path)).status).toBe(status)
})

test('a failure is told to a machine as one', async () => {
  const answer = await ask('/en/suppliers.json?years=old')
  expect(answer.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ status: 404, code: 'page.unknown' })
})
