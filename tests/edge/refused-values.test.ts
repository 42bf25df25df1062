/** A value in an address that is not known is refused in words that name it (docs/behaviour.md, "Refused values"). */
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { href } from '../../domain/routes.ts'
import en from '../../locales/en.json' with { type: 'json' }
import ru from '../../locales/ru.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }
import { readSite, request, samples, spaced, tags } from './site.ts'

readSite()

const MESSAGES = { en, ru, zh }

const LONG = 'x'.repeat(201)

/** Values that each parameter cannot have. */
const OF_LISTS: Record<string, string> = {
  q: LONG,
  category: 'valves',
  supplier: 'acme',
  country: 'Narnia',
  priceIn: 'DEM',
  moq: 'few',
  inStock: 'yes',
  tnved: 'steel',
  params: 'dn',
  unit: 't',
  vat: 'net',
  sort: 'best',
  view: 'tree',
  page: '01',
  range: 'Nominal size',
}
const ADDRESSES: [path: string, values: Record<string, string>][] = [
  ['/catalog', OF_LISTS],
  ['/search?q=valve', { q: LONG, unit: 't', vat: 'net' }],
  ['/compare', { ids: 'first,second', vat: 'net', only: 'prices' }],
  ['/favorites', { sort: 'best', unit: 't', vat: 'net' }],
  ['/suppliers', { category: 'valves', country: 'Narnia', view: 'tree', page: '01' }],
]

const withValue = (path: string, key: string, value: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://page')
  searchParams.set(key, value)
  return `${pathname}?${searchParams}`
}

/** The page's own words: everything within `<main>`. */
async function refusalOf(locale: Locale, path: string, key: string, value: string) {
  const response = await request(`/${locale}${withValue(path, key, value)}`)
  const html = await response.text()
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return { status: response.status, text: spaced(main), links: tags(main, 'a').map(({ href }) => href) }
}

for (const locale of LOCALES) {
  const parameter: Record<string, string> = MESSAGES[locale].error.parameter
  for (const [path, values] of ADDRESSES)
    test.each(Object.entries(values))(`${locale} ${path}: %s is named, and why it is refused`, async (key, value) => {
      const { status, text, links } = await refusalOf(locale, path, key, value)
      expect(status).toBe(404)
      expect(text).toContain(parameter[key])
      expect(text).toMatch(new RegExp(`[(（ ]${key}[) ]`))
      expect(text).toContain(value === LONG ? '200' : value)
      // The same page without it is one press away.
      const without = links.find((href) => href?.startsWith(`/${locale}${path.split('?')[0]}`))
      expect(without).toBeDefined()
      expect(new URLSearchParams(without?.split('?')[1]).has(key)).toBe(false)
    })

  test.each(['many', '0', '1,5', '2000000000'])(`${locale}: the quantity %s is asked for again`, async (quantity) => {
    for (const path of ['/catalog', '/search?q=valve']) {
      const { status, text } = await refusalOf(locale, path, 'quantity', quantity)
      expect(status).toBe(200)
      expect(text).toContain(MESSAGES[locale].basis.fault.split('{{')[0] ?? '')
    }
  })
}

test('a parameter that the category does not have is named, too', async () => {
  const { category } = await samples()
  const path = href('category', null, category)
  const { text } = await refusalOf('en', path, 'params', 'phase-of-the-moon:1')
  expect(text).toContain('Specifications: the value “phase-of-the-moon:1” (params in the address)')
  expect((await refusalOf('en', '/catalog', 'sort', 'by-dn')).text).toContain('Sort order')
})

test('of several compared goods the malformed one is named, and the others stay', async () => {
  const { product } = await samples()
  const { text, links } = await refusalOf('en', '/compare', 'ids', `${product.id},zzz`)
  expect(text).toContain('“zzz”')
  expect(links).toContain(`/en/compare?ids=${product.id}`)
})

test('a variant that is not sold any more is named, and its product is one press away', async () => {
  const { product } = await samples()
  const path = href('product', null, product)
  const { status, text, links } = await refusalOf('en', path, 'variant', 'NO-SUCH')
  expect(status).toBe(404)
  expect(text).toContain('Variant: the value “NO-SUCH”')
  expect(links).toContain(`/en${path}`)
})
