/** The quantity and the basis of prices, chosen by a form without script (docs/behaviour.md, "Quantity and basis"). */
import { expect, test } from 'vitest'
import type { ProductCard } from '../../domain/contract/products.ts'
import { CRAWLER, ownOrigin, readSite, request, tags } from './site.ts'

readSite()

const choose = (fields: Record<string, string>, next = '/ru/catalog?country=CN&page=2', headers = {}) => {
  const body = new URLSearchParams({ next, ...fields }).toString()
  return request('/ru/basis', { Origin: ownOrigin(), ...headers }, 'POST', body)
}
const answer = async (...args: Parameters<typeof choose>) => {
  const response = await choose(...args)
  return [
    response.status,
    response.headers.get('Location'),
    /\bbasis=[^;]*/.exec(response.headers.get('Set-Cookie') ?? '')?.[0],
  ]
}
const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await request(path, headers)
  return { status: response.status, html: await response.text(), caching: response.headers.get('Cache-Control') }
}
const typed = (html: string) => tags(html, 'input').find(({ name }) => name === 'quantity')?.value

const COOKIE = { Cookie: 'basis=40.piece.with' }

test('is stored on the device and put into the address of the list', async () => {
  expect(await answer({ quantity: '1 000', unit: 'metre', vat: 'with' })).toEqual([
    303,
    '/ru/catalog?country=CN&quantity=1000&unit=metre&vat=with',
    'basis=1000.metre.with',
  ])
  expect(await answer({ quantity: '40', unit: 'piece', vat: 'without' }, '/ru')).toEqual([
    303,
    '/ru',
    'basis=40.piece.without',
  ])
  expect(await answer({ quantity: '', unit: 'piece', vat: 'with' }, '/ru/catalog?quantity=40&vat=with')).toEqual([
    303,
    '/ru/catalog',
    'basis=',
  ])
})

test('a fraction of what is measured, and a unit behind the number, which takes precedence over the chosen one', async () => {
  const chosen = async (quantity: string, unit: string) =>
    (await answer({ quantity, unit, vat: 'with' }, '/ru/catalog'))[1]
  expect(await chosen('2,5', 'tonne')).toBe('/ru/catalog?quantity=2.5&unit=tonne&vat=with')
  expect(await chosen('3000 кг', 'piece')).toBe('/ru/catalog?quantity=3000&unit=kilogram&vat=with')
  expect(await chosen('1,2 км', 'metre')).toBe('/ru/catalog?quantity=1200&unit=metre&vat=with')
  const { html } = await page('/ru/catalog', { Cookie: 'basis=2.5.tonne.with' })
  expect(tags(html, 'input').find(({ id }) => id === 'basis-quantity')?.value).toBe('2,5')
  expect(html.includes('заказ 2,5\u00a0т') || html.includes('заказ 2,5 т')).toBe(true)
  expect((await page('/ru/catalog?quantity=2,5&unit=tonne')).html.includes('не больше трёх знаков')).toBe(true)
})

test('tonnes of what is sold by the kilogram, and the other way round, in the unit of the goods', async () => {
  const response = await request('/api/products?quantity=2&unit=tonne&sort=price&perPage=96')
  const { data }: { data: ProductCard[] } = JSON.parse(await response.text())
  const compared = data.filter(({ atQuantity }) => atQuantity?.apart === null)
  const amounts = new Map(compared.map(({ unit, atQuantity }) => [unit, atQuantity?.quantity]))
  expect([...amounts.keys()].every((unit) => unit === 'tonne' || unit === 'kilogram')).toBe(true)
  for (const [unit, quantity] of amounts) expect(quantity).toBe(unit === 'tonne' ? 2 : 2000)
})

test('an unknown unit or VAT basis is refused, and a quantity that cannot be read is asked for again', async () => {
  expect((await choose({ quantity: '40', unit: 'box', vat: 'with' })).status).toBe(422)
  expect((await choose({ quantity: '40', unit: 'piece', vat: 'net' })).status).toBe(422)
  expect((await choose({ quantity: '40' }, '/ru', { Origin: 'https://evil.example' })).status).toBe(403)
  for (const quantity of ['много', '0', '1,5']) {
    const [status, location, cookie] = await answer({ quantity, unit: 'piece', vat: 'with' })
    expect([status, cookie], quantity).toEqual([303, undefined])
    const { html, caching } = await page(String(location))
    expect(typed(html)).toBe(quantity)
    expect(html.includes('id="basis-fault"')).toBe(true)
    // Any text may be typed as the quantity, so these pages are not cached.
    expect(caching, quantity).toBe('private, no-cache')
  }
})

test('a shared address shows the prices of its quantity to everyone, and is cached', async () => {
  const { html, caching } = await page('/en/catalog?quantity=40&vat=with&sort=price')
  expect(caching).toBe('public, max-age=0, must-revalidate')
  expect(typed(html)).toBe('40')
  expect(html.includes('for 40 pcs')).toBe(true)
  expect(html.includes('Sorted by price excl. VAT for an order of 10 pcs.')).toBe(true)
  expect(/href="\/en\/product\/[^"]+\?quantity=40&amp;vat=with"/.test(html)).toBe(true)
  const crawled = await page('/en/catalog?quantity=40', { 'User-Agent': CRAWLER })
  expect(crawled.html.includes('for 40 pcs')).toBe(true)
})

test('a search that says how many are wanted leads to lists at that quantity', async () => {
  const links = async (path: string) =>
    tags((await page(path)).html, 'a').flatMap(({ href = '' }) => {
      const address = href.replaceAll('&amp;', '&')
      return /^\/en\/catalog[/?]/.test(address) ? [new URLSearchParams(address.split('?')[1])] : []
    })
  const asked = (await links('/en/search?q=40+ball+valves+DN50')).filter((query) => query.has('quantity'))
  expect(asked.some((query) => query.has('params'))).toBe(true)
  expect(asked.some((query) => query.has('q'))).toBe(true)
  expect(new Set(asked.map((query) => query.get('quantity')))).toEqual(new Set(['40']))
  const chosen = await links('/en/search?q=40+ball+valves+DN50&quantity=7')
  expect(chosen.some((query) => query.get('quantity') === '40')).toBe(false)
  expect((await links('/en/search?q=ball+valves+DN50')).some((query) => query.has('quantity'))).toBe(false)
})

test('a list by the time of delivery says which stock comes first', async () => {
  const soonest = (await page('/en/catalog?quantity=40&sort=soonest')).html
  expect(soonest.includes('Goods with at least 40 pcs in stock come first')).toBe(true)
  expect(tags(soonest, 'a').some(({ href = '' }) => /sort=soonest/.test(href))).toBe(true)
  expect((await page('/en/catalog?sort=soonest')).html.includes('Goods in stock come first')).toBe(true)
  expect((await page('/en/catalog?quantity=40')).html.includes('come first')).toBe(false)
})

test('with a quantity of the device every list of goods is drawn for its visitor, others stay cached', async () => {
  const paths = [
    '/en/catalog',
    '/en/catalog?view=table',
    '/en/search?q=valve',
    '/en',
    '/en/tnved/8481',
    '/en/catalog/_payload.json',
  ]
  for (const path of paths) {
    const { html, caching } = await page(path, COOKIE)
    expect(caching, path).toMatch(/^private/)
    expect(html.includes('for 40 pcs'), path).toBe(true)
    expect((await page(path)).html.includes('for 40 pcs'), path).toBe(false)
  }
  // The quantity in the address takes precedence over the device's, because somebody may have shared this list.
  expect((await page('/en/catalog?quantity=7', COOKIE)).html.includes('for 7 pcs')).toBe(true)
  const crawled = await page('/en/catalog', { ...COOKIE, 'User-Agent': CRAWLER })
  expect(crawled.html.includes('for 40 pcs')).toBe(false)
})

test('goods like a product are priced for the quantity in its address, else for that of the device', async () => {
  const { data } = JSON.parse((await page('/api/products?sort=price')).html)
  const id = data.find(({ unit }: { unit: string }) => unit === 'piece').id
  const path = `/en/product/${id}`
  const similar = async (query: string, headers = {}) =>
    /Similar products.*/s.exec((await page(path + query, headers)).html)?.[0]
  expect(await similar('?quantity=1,000')).toContain('for 1,000 pcs')
  expect(await similar('', COOKIE)).toContain('for 40 pcs')
  expect(await similar('?quantity=1000', COOKIE)).toContain('for 1,000 pcs')
  for (const query of ['', '?quantity=many']) expect(await similar(query)).not.toMatch(/for [\d,]+ pcs/)
})

test('a comparison is on the basis of the device until its address says otherwise, and is shared with it', async () => {
  const { data } = JSON.parse((await page('/api/products?perPage=96')).html)
  const ids = data.flatMap(({ id, unit }: { id: string; unit: string }) => (unit === 'piece' ? [id] : [])).slice(0, 2)
  const compared = async (query: string, headers: Record<string, string> = COOKIE) => {
    const { html } = await page(`/en/compare?ids=${ids}${query}`, headers)
    return /Unit price ..cl\. VAT/.exec(html)?.[0]
  }
  expect(await compared('')).toBe('Unit price incl. VAT')
  expect(await compared('&vat=without')).toBe('Unit price excl. VAT')
  expect(await compared('&quantity=40')).toBe('Unit price excl. VAT')
  expect(await compared('&quantity=40&vat=with', {})).toBe('Unit price incl. VAT')
  expect(await compared('', {})).toBe('Unit price excl. VAT')
  const { html } = await page(`/en/compare?ids=${ids}`, COOKIE)
  expect(tags(html, 'link').find(({ rel }) => rel === 'canonical')?.href).toMatch(/quantity=40&amp;vat=with$/)
  // Another quantity is compared on the same basis.
  expect(tags(html, 'input').find(({ name }) => name === 'vat')?.value).toBe('with')
  expect((await page(`/en/compare.csv?ids=${ids}`, COOKIE)).html).toContain('Unit price incl. VAT')
})

test('a spreadsheet has the prices of the quantity', async () => {
  const { html, caching } = await page('/en/catalog.csv?quantity=40&sort=price')
  expect(html.split('\r\n')[1]).toContain(',40,')
  expect(caching).toBe('private, no-cache')
})

test('a filter by an option of variants prices, exports and links the variant that has it', async () => {
  const read = async (path: string) => JSON.parse((await page(path)).html).data
  const { category } = await read('/dev/search/narrowed?q=ball+valve+DN+50')
  const query = 'params=operation:worm-gearbox&quantity=40&sort=price'
  const chosen = (await read(`/api/products?category=${category.id}&${query}`)).find(
    ({ variant }: { variant?: string }) => variant,
  )
  const plain = (await read(`/api/products?ids=${chosen.id}&quantity=40`))[0]
  expect(chosen.atQuantity.price.amount).toBeGreaterThan(plain.atQuantity.price.amount)
  const bought = await read(`/api/products/${chosen.id}?locale=en`)
  const variant = bought.variants.find(({ sku }: { sku: string }) => sku === chosen.variant)
  expect(JSON.stringify(variant.options)).toContain('gearbox')
  expect(chosen.stock).toBe(variant.stock)
  const list = `/en/catalog/${category.id}`
  const { html } = await page(`${list}?${query}`)
  expect(html).toContain(`variant=${chosen.variant}&amp;quantity=40`)
  // The list is in the order of the variants' own prices; one with a query is not, and says so.
  expect(html).not.toContain('the price of the cheapest one counts')
  expect((await page(`${list}?${query}&q=valve`)).html).toContain('the price of the cheapest one counts')
  expect((await page(`${list}?params=operation:worm-gearbox&quantity=40`)).html).not.toContain('cheapest one counts')
  expect((await page(`${list}.csv?${query}`)).html).toContain(chosen.variant)
})

test('a search for a number of pieces has its form and prices for them, also before the device’s quantity', async () => {
  const path = `/ru/search?q=${encodeURIComponent('40 шаровых кранов')}`
  for (const headers of [undefined, { Cookie: 'basis=7.piece.without' }]) {
    const { html } = await page(path, headers)
    expect(typed(html)).toBe('40')
    expect(html).toContain('заказ 40')
    expect(html).not.toContain('name="quantity" value=""')
  }
  expect(typed((await page(`${path}&quantity=5`)).html)).toBe('5')
})

test('the filter by stock says for which quantity it is', async () => {
  expect((await page('/ru/catalog?quantity=40&inStock=1')).html).toContain('В наличии от 40')
  expect((await page('/zh/catalog?quantity=40')).html).toContain('现货不少于 40')
  expect((await page('/en/catalog?inStock=1')).html).not.toContain('or more in stock')
})
