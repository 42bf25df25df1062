import { expect, test } from 'vitest'
import type { PublicRouteName } from '../../domain/routes.ts'
import { endpoints, type OpenApi } from '../../web/api-docs/open-api.ts'
import { csvRows } from '../../worker/db/import/csv.ts'
import { readXlsx } from '../../worker/forms/request-list/read-xlsx.ts'
import { publicLists, type TestedList } from './public-lists.ts'
import { BROWSER, CRAWLER, request, samples, shareSite, tags } from './site.ts'

shareSite()

const json = async (path: string) => {
  const response = await request(path)
  expect(response.status, path).toBe(200)
  return JSON.parse(await response.text())
}

test('JSON has the rows of the screen, with its filters and its page', async () => {
  const { company, category, tag } = await samples()
  for (const [path, api] of [
    [
      '/ru/catalog.json?country=CN&sort=price&page=2&view=table',
      '/api/products?country=CN&sort=price&page=2&locale=ru',
    ],
    [`/en/catalog/${category.id}-any-slug.json`, `/api/products?category=${category.id}&columns=all&locale=en`],
    ['/zh/suppliers.json?verified=1&utm_source=x', '/api/companies?verified=1&locale=zh'],
    [`/en/suppliers/${company.id}/products.json`, `/api/companies/${company.id}/products?locale=en`],
    ['/zh/services.json', '/api/services?locale=zh'],
    ['/ru/services/company.json?sort=new', '/api/company-services?sort=new&locale=ru'],
    [`/en/press_center.json?tag=${tag.id}`, `/api/stories?tag=${tag.id}&locale=en`],
  ] as const) {
    expect(await json(path), path).toEqual(await json(api))
  }
})

/** Queries beyond one for each filter: several filters at once, other words and orders. */
const MORE: Partial<Record<PublicRouteName, string[]>> = {
  catalogue: ['q=valve', 'sort=-price&page=2&view=table', 'country=RU&inStock=1&sort=new&utm_source=x'],
  category: ['q=valve', 'country=CN&moq=100', 'priceMin=1000&priceMax=900000', 'inStock=1&tnved=84&sort=price'],
  supplierProducts: ['q=valve', 'country=CN&moq=100', 'priceMin=1000&priceMax=900000', 'inStock=1&tnved=84&sort=price'],
  suppliers: ['sort=new&country=RU&view=map', 'page=2'],
  serviceCompanies: ['sort=new&country=RU&view=map', 'from=CN&to=RU:moscow'],
  press: ['page=2'],
}

/** @returns a function that gives the example of each parameter of a list's own call, from the OpenAPI document */
async function documentedExamples() {
  const document: OpenApi = await json('/api/openapi.json')
  const gets = endpoints(document).filter(({ method }) => method === 'get')
  return (path: string): Record<string, string> => {
    const own = gets.find((call) => new RegExp(`^${call.path.replace(/\{\w+\}/g, '\\w{16}')}$`).test(path))
    if (!own) throw new Error(`the API's document has no call ${path}`)
    const parameters = own.operation.parameters ?? []
    return Object.fromEntries(parameters.map(({ name, schema }) => [name, String(schema.examples?.[0] ?? '')]))
  }
}

/** Every list with queries that set each of its filters. */
async function everyList(): Promise<(TestedList & { queries: string[] })[]> {
  const { company, category, service, tag } = await samples()
  const { city, activity } = (await json('/dev/suppliers/filter')).data
  const examplesOf = await documentedExamples()
  const { parameters } = (await json(`/api/products/filter?category=${category.id}`)).data
  const [parameter] = parameters.filter(({ values }: { values: unknown[] }) => values.length > 0)
  /** Filters that the call does not have, or whose documented example matches nothing in the sample data. */
  const values: Record<string, string> = {
    q: 'trade',
    category: category.id,
    supplier: company.id,
    city: city[0].value,
    activity: activity[0].value,
    service: service.id,
    tag: tag.id,
    // The page's own.
    currency: 'CNY',
  }
  const lists = publicLists({ category: category.id, supplierProducts: company.id }).map(async (list) => {
    const [path = ''] = (await list.api({})).split('?')
    const known: Record<string, string | undefined> = { ...examplesOf(path), ...values, view: list.view }
    // The other lists have no category, and so none of its parameters.
    const params = list.name === 'category' && parameter && `${parameter.key}:${parameter.values[0].value}`
    const keys = list.keys.filter((key) => key !== 'params' || params)
    const queries = keys.map((key) => {
      const value = key === 'params' ? params : known[key]
      if (!value) throw new Error(`give the filter '${key}' of '${list.name}' a value to be tried with`)
      return new URLSearchParams({ [key]: value }).toString()
    })
    return { ...list, queries: [...queries, ...(MORE[list.name] ?? [])] }
  })
  return Promise.all(lists)
}

/** The ids of the rows in a text, each once, in their order. */
const rowsIn = (text: string, row: RegExp): string[] => [
  ...new Set([...text.matchAll(new RegExp(row, 'g'))].map(([, id = '']) => id)),
]

test('every list, by every filter it has, is the same on the screen, as JSON and as CSV, and the screen leads to both', async () => {
  for (const { screen: path, entry: row, queries } of await everyList()) {
    for (const [at, query] of ['', ...queries].entries()) {
      const address = (form: string) => `/ru${path}${form}${query && `?${query}`}`
      const html = await (await request(address(''))).text()
      const screen = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      const { data } = await json(address('.json'))
      const ids = data.map(({ id }: { id: string }) => id)
      expect(rowsIn(screen, row), address('')).toEqual(ids)
      // `npm run test:full` reads the second file of each; all are made of the same rows.
      const hasSecond = process.env.FULL || at % 2 === 0
      const [, ...lines] = hasSecond ? (await (await request(address('.csv'))).text()).trim().split('\r\n') : []
      if (hasSecond)
        expect(
          lines.map((line) => rowsIn(line, row).at(-1)),
          address('.csv'),
        ).toEqual(ids)
      const filters = new URLSearchParams(query)
      for (const key of ['view', 'utm_source']) filters.delete(key)
      const hrefs = tags(screen, 'a').map(({ href = '' }) => href.replaceAll('&amp;', '&'))
      for (const form of ids.length > 0 ? ['csv', 'json', 'xlsx'] : []) {
        const own = hrefs.find((href) => href.startsWith(`/ru${path}.${form}`)) ?? ''
        const named = new URLSearchParams(own.split('?')[1])
        expect([...named].sort(), address(`.${form}`)).toEqual([...filters].sort())
      }
    }
  }
})

test('a spreadsheet has the cells of the CSV, with numbers as numbers', async () => {
  const address = '/en/suppliers'
  const response = await request(`${address}.xlsx?country=RU`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="suppliers.xlsx"',
    'x-robots-tag': 'noindex',
  })
  const cells = await readXlsx(new Uint8Array(await response.arrayBuffer()), '.')
  const csv = await (await request(`${address}.csv?country=RU`)).text()
  expect(cells).toEqual([...csvRows(csv.replace('\ufeff', ''))].map((row) => row.cells))
  expect(cells.length).toBeGreaterThan(2)
})

test('CSV has the same rows, in the form that spreadsheets of the language read', async () => {
  const response = await request('/ru/suppliers.csv?country=RU')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="suppliers.csv"',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'x-robots-tag': 'noindex',
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const [head = '', ...rows] = new TextDecoder().decode(bytes).trim().split('\r\n')
  expect(head).toMatch(/^Наименование;Страна;Город;/)
  const { data } = await json('/api/companies?country=RU&locale=ru')
  expect(rows).toHaveLength(data.length)
  expect(rows[0]).toContain(data[0].name.text.replaceAll('"', '""'))
  expect(rows[0]).toContain(`/ru/suppliers/${data[0].id}`)
  const english = await (await request('/en/catalog.csv')).text()
  expect(english).toMatch(/^Name,Part number,Supplier,/)
  expect(english.trim().split('\r\n')).toHaveLength(25)
})

test('services can be exported too, each with its parent', async () => {
  const [head, ...rows] = (await (await request('/en/services.csv')).text()).trim().split('\r\n')
  expect(head).toBe('Name,Part of,Description,Companies,Link')
  const { data } = await json('/api/services?locale=en')
  expect(rows).toHaveLength(data.length)
  const below = data.findIndex(({ parent }: { parent: string | null }) => parent !== null)
  expect(rows[below]).toContain(`${data[below].name.text},${data[0].name.text},`)
  expect(rows[below]).toContain(`,${data[below].count},`)
  expect(await (await request('/en/services')).text()).toContain('href="/en/services.csv"')
})

test('an address without a language answers in the visitor’s, for this visitor alone', async () => {
  const response = await request('/catalog.csv', { 'Accept-Language': 'zh' })
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await response.text()).toMatch(/^名称,型号,/)
})

test('the press centre is a feed in each language, and one for each tag', async () => {
  const { tag } = await samples()
  const response = await request(`/ru/press_center.atom?tag=${tag.id}`, { 'User-Agent': CRAWLER })
  const xml = await response.text()
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
  const { data } = await json(`/api/stories?tag=${tag.id}&locale=ru`)
  expect(xml.match(/<entry /g)).toHaveLength(data.length)
  expect(xml).toContain(`<updated>${data[0].publishedAt}</updated>`)
  expect(xml).toMatch(new RegExp(`<link rel="self" [^>]*/ru/press_center.atom\\?tag=${tag.id}"/>`))
  expect(xml.match(/&(?!#\d+;)/)).toBeNull()
  const page = await (await request(`/ru/press_center?tag=${tag.id}`, { 'User-Agent': BROWSER })).text()
  expect(page).toMatch(
    new RegExp(`<link rel="alternate" type="application/atom\\+xml" href="/ru/press_center.atom\\?tag=${tag.id}"`),
  )
})

test('what is new in a category, of a supplier or in a search is a feed of Atom and of JSON, and a 304 while nothing changes', async () => {
  const { company, category } = await samples()
  for (const [path, api] of [
    [`/en/catalog/${category.id}`, `category=${category.id}&columns=all`],
    [`/en/suppliers/${company.id}/products`, `supplier=${company.id}`],
    ['/en/catalog', 'q=valve&country=CN'],
  ] as const) {
    const filters = path === '/en/catalog' ? '?q=valve&country=CN' : ''
    const { data } = await json(`/api/products?${api}&sort=new&perPage=48&locale=en`)
    expect(data.length).toBeGreaterThan(0)
    const feed = await json(`${path}.feed.json${filters}`)
    expect(feed.items.map(({ url, date_published }: Record<string, string>) => [url, date_published])).toEqual(
      data.map(({ id, slug, addedAt }: Record<string, string>) => [
        expect.stringContaining(`/en/product/${id}-${slug}`),
        addedAt,
      ]),
    )
    expect(feed.title).not.toBe('')
    const atom = await request(`${path}.atom${filters || '?sort=price&page=2'}`)
    const xml = await atom.text()
    expect([...xml.matchAll(/<title>([^<]*)/g)].map(([, title]) => title)).toHaveLength(data.length + 1)
    const tag = atom.headers.get('ETag') ?? ''
    const again = await request(`${path}.atom${filters}`, { 'If-None-Match': `W/${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const page = await (await request(`${path}${filters}`, { 'User-Agent': BROWSER })).text()
    expect(page).toContain(`.atom${filters.replace('&', '&amp;')}" rel="nofollow"`)
  }
})

test.each([
  ['/en/catalog.csv?page=0', 404],
  ['/en/catalog.csv?page=999', 404],
  ['/en/catalog.json?country=china', 404],
  ['/en/catalog/0000000000000000.json', 404],
  ['/en/suppliers.json?category=0000000000000000', 404],
  ['/en/suppliers/0000000000000000/products.csv', 404],
  ['/en/press_center.atom?tag=0000000000000000', 404],
  ['/en/services.atom', 404],
  ['/en/nothing.json', 404],
  ['/en/catalog.xml', 404],
  ['/en/.json', 404],
])('%s is a %i', async (path, status) => {
  expect((await request(path)).status).toBe(status)
})

test('a failed export is an error status, not an empty file', async () => {
  const response = await request('/en/suppliers.json?years=old')
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({ status: 404, code: 'query.invalid' })
})
