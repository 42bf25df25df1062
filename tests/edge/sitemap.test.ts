import { expect, test } from 'vitest'
import { LOCALES } from '../../domain/locale.ts'
import { request, samples, startSite } from './site.ts'

const KEY = '5f0c1d2e3a4b5968'

startSite({ INDEXNOW_KEY: KEY })

const text = async (path: string) => (await request(path)).text()
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address))

test('robots.txt names the sitemap, which lists those of every language and kind', async () => {
  const [, named = ''] = /^Sitemap: (.+)$/m.exec(await text('/robots.txt')) ?? []
  expect(new URL(named).pathname).toBe('/sitemap.xml')
  const parts = addresses(await text('/sitemap.xml')).map(({ pathname }) => pathname)
  for (const locale of LOCALES) {
    for (const name of [
      'pages',
      'okved',
      'tnved',
      'products-0',
      'categories-0',
      'suppliers-0',
      'services-0',
      'stories-0',
    ])
      expect(parts).toContain(`/sitemaps/${locale}/${name}.xml`)
  }
})

test('every address in a sitemap exists and is its own canonical address', async () => {
  const { product } = await samples()
  const listed = addresses(await text('/sitemaps/ru/products-0.xml'))
  const list = JSON.parse(await text('/api/products?perPage=1'))
  expect(listed.length).toBe(list.meta.total)
  expect(new Set(listed.map(String)).size).toBe(listed.length)
  const one = listed.find(({ pathname }) => pathname.includes(product.id))
  const html = await text(one?.pathname ?? '')
  expect(html).toContain(`<link rel="canonical" href="${one}"`)
  for (const [kind, api] of [
    ['suppliers', '/api/companies'],
    ['services', '/api/company-services'],
    ['stories', '/api/stories'],
  ] as const) {
    const all = addresses(await text(`/sitemaps/zh/${kind}-0.xml`))
    expect(all.length, kind).toBe(JSON.parse(await text(`${api}?perPage=1`)).meta.total)
    const { pathname } = all[0] ?? new URL('about:blank')
    expect(await text(pathname)).toContain(`<link rel="canonical" href="${all[0]}"`)
  }
  const codes = addresses(await text('/sitemaps/ru/tnved.xml'))
  const section = codes.find(({ pathname }) => pathname === '/ru/tnved/XVI')
  expect(await text(section?.pathname ?? '')).toContain(`<link rel="canonical" href="${section}"`)
  const screens = addresses(await text('/sitemaps/zh/pages.xml')).map(({ pathname }) => pathname)
  expect(screens).toContain('/zh')
  for (const path of screens) expect((await request(path)).status, path).toBe(200)
})

test('the key of IndexNow is served at its address, and no other key is', async () => {
  const response = await request(`/${KEY}.txt`)
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'text/plain; charset=UTF-8',
    KEY,
  ])
  for (const other of ['/5f0c1d2e3a4b5969.txt', '/.txt', `/en/${KEY}.txt`])
    expect((await request(other)).status).toBe(404)
})

test.each([
  '/sitemaps/xx/pages.xml',
  '/sitemaps/en/products.xml',
  '/sitemaps/en/products-99.xml',
  '/sitemaps/en/users-0.xml',
])('%s is not there', async (path) => expect((await request(path)).status).toBe(404))
