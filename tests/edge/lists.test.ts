/** Public lists in edge cases: no entries, one entry, too many, and invalid queries. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { publicLists } from './public-lists.ts'
import { CRAWLER, request, samples, startSite, stores, tags } from './site.ts'

startSite({ YANDEX_MAPS_KEY: 'a-key' })

/** A query that matches nothing, in any spelling or layout. */
const NOTHING = 'q=qzxjvkwy'

interface Listed {
  data: { id: string; names?: object }[]
  meta: { total: number }
}
const read = async (path: string): Promise<Listed> => JSON.parse(await (await request(path)).text())

/** Paths below a language of the lists that can be searched, or have pages. */
async function lists(having: 'q' | 'page'): Promise<string[]> {
  const { category, company } = await samples()
  return publicLists({ category: category.id, supplierProducts: company.id })
    .filter(({ keys }) => keys.includes(having))
    .map(({ screen }) => screen)
}

const main = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'))
const links = (html: string): string[] => tags(html, 'a').map(({ href = '' }) => href)

test('an empty list says so in the reader’s language, and each filter can be removed', async () => {
  for (const path of await lists('q')) {
    for (const language of LOCALES) {
      const response = await request(`/${language}${path}?${NOTHING}&sort=new`)
      const html = main(await response.text())
      expect(response.status, path).toBe(200)
      expect(html.match(/<h1/g), path).toHaveLength(1)
      // The link back to the list without the filters.
      expect(links(html).some((href) => href.startsWith(`/${language}/`) && !href.includes('qzxjvkwy'))).toBe(true)
      expect(
        links(html).filter((href) => /\.(csv|json)|[?&]page=/.test(href)),
        path,
      ).toEqual([])
    }
  }
})

/** Lists narrowed to one row, with the API's own list for each. */
async function ofOne(): Promise<[path: string, api: string][]> {
  const [row] = (await read('/api/products?perPage=1')).data
  const { data } = JSON.parse(await (await request(`/api/products/${row?.id}`)).text())
  const { model, supplier, breadcrumb }: { model: string; supplier: { id: string }; breadcrumb: { id: string }[] } =
    data
  const { data: facets } = JSON.parse(await (await request('/dev/suppliers/filter')).text())
  const city = facets.city.find(({ count }: { count: number }) => count === 1)?.value
  const [served] = (await read('/api/company-services?perPage=1')).data
  const { name } = JSON.parse(await (await request(`/api/company-services/${served?.id}`)).text()).data
  const queryOf = (words: string) => `q=${encodeURIComponent(words)}`
  return [
    [`/catalog?${queryOf(model)}`, `/api/products?${queryOf(model)}`],
    [
      `/catalog/${breadcrumb[0]?.id}?${queryOf(model)}`,
      `/api/products?category=${breadcrumb[0]?.id}&${queryOf(model)}`,
    ],
    [
      `/suppliers/${supplier.id}/products?${queryOf(model)}`,
      `/api/companies/${supplier.id}/products?${queryOf(model)}`,
    ],
    [`/suppliers?city=${encodeURIComponent(city)}`, `/api/companies?city=${encodeURIComponent(city)}`],
    [`/services/company?${queryOf(name.text)}`, `/api/company-services?${queryOf(name.text)}`],
  ]
}

test('a list with one entry has one row and one page', async () => {
  expect((await read('/api/companies?sort=founded&perPage=96')).meta.total).toBeGreaterThan(1)
  for (const [path, api] of await ofOne()) {
    const { data, meta } = await read(api)
    expect([data.length, meta.total], api).toEqual([1, 1])
    for (const language of LOCALES) {
      const html = main(await (await request(`/${language}${path}`)).text())
      expect(links(html).some((href) => href.includes(data[0]?.id ?? ' '))).toBe(true)
      expect(links(html).filter((href) => /[?&]page=/.test(href))).toEqual([])
    }
  }
})

test('a page beyond the last, and beyond the last that is ever shown, does not exist; a navigation there is refused alike', async () => {
  for (const path of await lists('page')) {
    for (const page of ['99', '200', '201', '0', '-1', '1.5', 'x']) {
      expect((await request(`/ru${path}?page=${page}`)).status, `${path}?page=${page}`).toBe(404)
    }
    const response = await request(`/ru${path}/_payload.json?page=201`)
    expect([response.status, JSON.parse(await response.text()).view], path).toEqual([404, 'not-found'])
    expect((await request(`/ru${path}.json?page=201`)).status).toBe(404)
    expect((await request(`/ru${path}?page=201`, { 'User-Agent': CRAWLER })).status).toBe(404)
  }
})

const FAR = Date.UTC(2100, 0, 1)

test('an empty press centre, and one with a single story', async () => {
  const { DB } = await stores()
  const [story] = (await read('/api/stories?perPage=1')).data
  await DB.prepare('UPDATE stories SET published_at = published_at + ?').bind(FAR).run()
  for (const [language, words] of [
    ['en', 'No articles yet'],
    ['ru', 'Статей пока нет'],
    ['zh', '暂无'],
  ] as const) {
    const html = main(await (await request(`/${language}/press_center?tag=`)).text())
    expect(html).toContain(words)
  }
  expect((await (await request('/en/press_center.atom')).text()).match(/<entry/g)).toBeNull()
  expect((await request(`/en/press_center/${story?.id}`)).status).toBe(404)
  await DB.prepare('UPDATE stories SET published_at = published_at - ?1 WHERE id = ?2').bind(FAR, story?.id).run()
  const html = main(await (await request('/en/press_center?page=1')).text())
  expect(new Set(links(html).filter((href) => href.startsWith('/en/press_center/'))).size).toBe(1)
  await DB.prepare('UPDATE stories SET published_at = published_at - ?1 WHERE published_at > ?1').bind(FAR).run()
})

test('with one service or none the page still has links onward', async () => {
  const { DB } = await stores()
  const one = '(SELECT min(service) FROM company_services)'
  const statements = [
    `DELETE FROM company_services WHERE service <> ${one}`,
    'UPDATE services SET parent = NULL',
    `DELETE FROM services WHERE num <> ${one}`,
  ]
  await DB.batch(statements.map((statement) => DB.prepare(statement)))
  expect((await (await request('/en/services.csv')).text()).trim().split('\r\n')).toHaveLength(2)
  await DB.batch(['company_services', 'services'].map((table) => DB.prepare(`DELETE FROM ${table}`)))
  const response = await request('/zh/services')
  expect(response.status).toBe(200)
  expect(links(main(await response.text()))).toContain('/zh/services/company')
  expect((await (await request('/zh/services.csv')).text()).trim().split('\r\n')).toHaveLength(1)
})

test('a list on a map without a place to show says so, and an empty list has no map', async () => {
  const { DB } = await stores()
  const map = async (query: string) => {
    const html = main(await (await request(`/zh/suppliers?view=map&${query}`)).text())
    return [html.includes('data-map'), html.includes('本页企业均未标明位置')]
  }
  expect(await map('verified=1')).toEqual([true, false])
  await DB.prepare('UPDATE companies SET latitude = NULL, longitude = NULL').run()
  expect(await map('country=CN')).toEqual([false, true])
  expect(await map(NOTHING)).toEqual([false, false])
})
