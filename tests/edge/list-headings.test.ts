/** Headings, skip links and breadcrumbs of lists. */
import { expect, test } from 'vitest'
import { readSite, request, samples, tags } from './site.ts'

readSite()

const page = async (path: string): Promise<string> => (await request(path)).text()
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')
const heading = (html: string) => plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
const title = (html: string) => plain(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')
const total = async (path: string): Promise<number> => JSON.parse(await page(path)).meta.total
const headerField = (html: string) =>
  tags(html.slice(html.indexOf('<header'), html.indexOf('</header>')), 'input').find(({ name }) => name === 'q')

test('the heading and the title of a list name what is listed, with its count', async () => {
  const { category, company } = await samples()
  const code = await total('/api/products?tnved=8481')
  for (const [path, expected] of [
    ['/en/catalog?tnved=8481', `Products with TN VED 8481 (${code})`],
    ['/zh/catalog?tnved=8481', `欧亚经济联盟海关编码（TN VED）8481 项下产品（${code}）`],
  ] as const) {
    const html = await page(path)
    expect(heading(html), path).toBe(expected)
    expect(title(html), path).toMatch(new RegExp(`^${RegExp.escape(expected)} [|—-] `))
  }
  const words = await total('/api/products?q=DN50')
  const searched = await page('/ru/catalog?q=DN50')
  expect(heading(searched)).toBe(`«DN50»: ${words}`)
  expect(title(searched)).toMatch(new RegExp(`^«DN50»: ${words} товар\\S* оптом, цены — `))
  expect(title(await page('/en/search?q=DN50'))).toMatch(/^\d+ results for “DN50” [|] /)
  const suppliers = await page('/ru/suppliers')
  const all = await total('/api/companies')
  expect(heading(suppliers)).toBe(`Поставщики: ${all}`)
  expect(title(suppliers)).toBe('Оптовые поставщики промышленных товаров — Контор')
  const count = await total(`/api/products?category=${category.id}`)
  const html = await page(`/en/catalog/${category.id}`)
  expect(heading(html)).toMatch(new RegExp(` \\(${count}\\)$`))
  expect(title(html)).toContain(`: ${count} wholesale product`)
  const sold = await total(`/api/companies/${company.id}/products`)
  expect(heading(await page(`/en/suppliers/${company.id}/products`))).toMatch(
    new RegExp(`^Products from .+ \\(${sold}\\)$`),
  )
  expect(heading(await page('/en/search?q=DN50'))).toMatch(/^“DN50” \(\d+\)$/)
})

test('the header’s field has the query of a search and of a searched catalogue, and of no other list', async () => {
  for (const path of ['/en/search', '/en/catalog']) {
    expect(headerField(await page(`${path}?q=DN50`))?.value, path).toBe('DN50')
  }
  expect(headerField(await page('/en/suppliers?q=DN50'))?.value ?? '').toBe('')
})

test('the header leads to suppliers, services, codes and the press centre', async () => {
  const html = await page('/en/catalog')
  const head = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  const sections = /<nav[^>]*aria-label="Site sections".*?<\/nav>/s.exec(head)?.[0] ?? ''
  expect(tags(sections, 'a').map(({ href }) => href)).toEqual([
    '/en/suppliers',
    '/en/services',
    '/en/codes',
    '/en/press_center',
  ])
})

test('before its filters a list has a link to its results, which can take the focus', async () => {
  for (const path of [
    '/en/catalog',
    '/ru/suppliers',
    '/zh/services/company',
    '/en/press_center',
    '/ru/codes',
    '/en/search?q=DN50',
  ]) {
    const html = await page(path)
    expect(
      tags(html, 'a').some(({ href }) => href === '#results'),
      path,
    ).toBe(true)
    expect(tags(html, 'section').find(({ id }) => id === 'results')?.tabindex, path).toBe('-1')
  }
})

test('a table of products has the price beside the name', async () => {
  const html = await page('/en/catalog?view=table')
  const columns = [...html.matchAll(/<th scope="col".*?<\/th>/gs)].map(([cell]) => plain(cell))
  expect(columns.slice(1, 3)).toEqual(['Product', 'Price'])
})

test('codes have a page with every classifier and one search over both', async () => {
  const html = await page('/ru/codes')
  const links = tags(html, 'a').map(({ href }) => href)
  for (const path of ['/ru/tnved', '/ru/okved', '/ru/tnved?code=SXVI']) expect(links, path).toContain(path)
  const found = await page('/ru/codes?q=клапаны')
  const hits = tags(found, 'a').map(({ href }) => href ?? '')
  expect(hits.some((href) => /^\/ru\/tnved\/8481/.test(href))).toBe(true)
  expect(hits.some((href) => /^\/ru\/okved\/28\.1/.test(href))).toBe(true)
})

test('a search that finds stories alone, and a category emptied by filters, offer to ask suppliers', async () => {
  const { category } = await samples()
  const { data: stories }: { data: { title: { text: string } }[] } = JSON.parse(await page('/api/stories?locale=en'))
  const titles = stories.map(({ title }) => title.text)
  const found = async (q: string) => JSON.parse(await page(`/dev/search?locale=en&q=${encodeURIComponent(q)}`)).data
  const storiesAlone = async (q: string) => {
    const { products, categories, services, companies, codes, stories } = await found(q)
    const others = [products, categories, services, companies, codes].reduce((sum, { total }) => sum + total, 0)
    return stories.total > 0 && others === 0
  }
  let q = ''
  for (const title of titles) if (q === '' && (await storiesAlone(title))) q = title
  expect(q).not.toBe('')
  for (const path of [`/en/search?q=${encodeURIComponent(q)}`, `/en/catalog/${category.id}?priceMin=999999999`])
    expect(await page(path), path).toContain('/en/inquiry/suppliers?')
})

test('a price that can be read two ways is asked about above the list, and filters nothing', async () => {
  const html = await page('/en/catalog?priceMin=12,5')
  const question = html.indexOf('id="price-fault"')
  expect(question).toBeGreaterThan(0)
  expect(question).toBeLessThan(html.indexOf('<article'))
  expect(heading(html)).toBe(heading(await page('/en/catalog')))
  expect(await page('/en/catalog?priceMin=12')).not.toContain('id="price-fault"')
})
