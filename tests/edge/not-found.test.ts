/** Pages for missing and withdrawn items have links onward. */
import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { request, samples, spaced, startSite, stores, tags } from './site.ts'

startSite()

const UNKNOWN = '0000000000000000'

interface Listed {
  id: string
  name: { text: string }
  title: { text: string }
  tags: { id: string }[]
}
const list = async (path: string): Promise<Listed[]> => JSON.parse(await (await request(path)).text()).data

interface Drawn {
  status: number
  html: string
  /** Links of the page itself, without those of the frame. */
  links: string[]
}

async function draw(path: string): Promise<Drawn> {
  const response = await request(path)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return { status: response.status, html, links: tags(main, 'a').map(({ href = '' }) => href) }
}

/** The frame, a search and the page's own links, and nothing for search engines. */
function expectWaysOnward({ html, links }: Drawn, path: string) {
  expect(html, path).toMatch(/<header/)
  expect(html.slice(html.indexOf('<main')), path).toMatch(/role="search"/)
  expect(html, path).toContain('<meta name="robots" content="noindex')
  expect(
    links.some((href) => href.includes('/catalog')),
    path,
  ).toBe(true)
}

test('an unknown id of every kind has the frame, a search and the list nearest to it', async () => {
  const nearest = {
    [`/product/${UNKNOWN}`]: '/catalog',
    '/product/anything': '/catalog',
    [`/catalog/${UNKNOWN}`]: '/catalog',
    [`/suppliers/${UNKNOWN}`]: '/suppliers',
    [`/services/company/${UNKNOWN}`]: '/services',
    [`/press_center/${UNKNOWN}`]: '/press_center',
    '/tnved/0000000000': '/tnved',
  }
  for (const [at, [path, to]] of Object.entries(nearest).entries()) {
    const language = LOCALES[at % LOCALES.length]
    const drawn = await draw(`/${language}${path}`)
    expect(drawn.status, path).toBe(404)
    expectWaysOnward(drawn, path)
    expect(drawn.links, path).toContain(`/${language}${to}`)
  }
})

test('a filter that a list does not know leads to the list without it, with the words of its search', async () => {
  const { data } = JSON.parse(await (await request('/api/categories')).text())
  const path = `/en/catalog/${data[0].id}`
  for (const query of ['params=nothing:1', 'sort=by-nothing', 'sort=nothing', 'view=nothing']) {
    const drawn = await draw(`${path}?q=steel&${query}`)
    expect(drawn.status, query).toBe(404)
    expectWaysOnward(drawn, query)
    expect(drawn.links, query).toContain(`${path}?q=steel`)
  }
})

test('a page after the last links to the last, with the filters that were set', async () => {
  const { meta } = JSON.parse(await (await request('/api/products?inStock=1')).text())
  for (const page of [meta.pages + 1, 201]) {
    const drawn = await draw(`/en/catalog?inStock=1&page=${page}&utm_source=x`)
    expect(drawn.status).toBe(404)
    expectWaysOnward(drawn, `page ${page}`)
    expect(drawn.links).toContain(`/en/catalog?inStock=1&amp;page=${meta.pages}`)
    expect(drawn.links).toContain('/en/catalog?inStock=1')
  }
  const stories = await draw('/ru/press_center?page=40')
  expect(stories.html).toContain('Страницы 40 нет')
  expect((await request((stories.links[0] ?? '').replaceAll('&amp;', '&'))).status).toBe(200)
})

test('the page of a withdrawn product has its name, and links to its category and to products in stock', async () => {
  const { DB } = stores()
  const [product] = await list('/api/products?perPage=1&locale=en')
  const { breadcrumb } = JSON.parse(await (await request(`/api/products/${product?.id}`)).text()).data
  const set = (status: string) =>
    DB.prepare('UPDATE products SET status = ? WHERE id = ?').bind(status, product?.id).run()
  await set('hidden')
  const drawn = await draw(`/en/product/${product?.id}`)
  await set('published')
  expect(drawn.status).toBe(410)
  expectWaysOnward(drawn, 'product')
  expect(spaced(drawn.html)).toMatch(new RegExp(`<h1>No longer available:.*${product?.name.text}`))
  expect(drawn.links[0]).toContain(`/en/catalog/${breadcrumb.at(-1).id}`)
  const like = drawn.links.flatMap((href) => /^\/en\/product\/([0-9a-z]{16})/.exec(href)?.[1] ?? [])
  expect(like.length).toBeGreaterThan(0)
  expect(like).not.toContain(product?.id)
  const found = await list(`/api/products?ids=${like}&locale=en`)
  expect(found.every((one) => 'stock' in one && Number(one.stock) > 0)).toBe(true)
})

test('the page of a withdrawn company links to other suppliers of its categories, that of a story to its tags', async () => {
  const { DB } = stores()
  const { company } = await samples()
  await DB.prepare("UPDATE companies SET status = 'hidden' WHERE id = ?").bind(company.id).run()
  const supplier = await draw(`/zh/suppliers/${company.id}`)
  expect([supplier.status, supplier.html.includes('企业已下线')]).toEqual([410, true])
  expect(supplier.links.some((href) => href.startsWith('/zh/suppliers?category='))).toBe(true)
  expect(supplier.links.some((href) => /^\/zh\/suppliers\/[0-9a-z]{16}/.test(href))).toBe(true)
  const [story] = await list('/api/stories?perPage=1&locale=ru')
  await DB.prepare('UPDATE stories SET withdrawn_at = 1 WHERE id = ?').bind(story?.id).run()
  const drawn = await draw(`/ru/press_center/${story?.id}`)
  expect([drawn.status, spaced(drawn.html).includes(story?.title.text ?? ' ')]).toEqual([410, true])
  for (const { id } of story?.tags.slice(0, 1) ?? []) expect(drawn.links).toContain(`/ru/press_center?tag=${id}`)
})

test('a navigation to such a page gets it as a payload, with the same links', async () => {
  const response = await request(`/en/product/${UNKNOWN}/_payload.json`)
  const { view, slots } = JSON.parse(await response.text())
  expect([response.status, view]).toEqual([404, 'not-found'])
  expect(slots.onward).toContain('href="/en/catalog"')
})
