/** The comparison of products: its address, its page without script and its spreadsheet. */
import { expect, test } from 'vitest'
import { ownOrigin, request, startSite, stores, tags } from './site.ts'

startSite()

interface Card {
  id: string
  tiers: unknown[]
  unit: string
}

async function someIds(n: number): Promise<string[]> {
  const { data }: { data: Card[] } = JSON.parse(await (await request('/api/products?perPage=96')).text())
  return data.flatMap(({ id, tiers, unit }) => (tiers.length > 0 && unit === 'piece' ? [id] : [])).slice(0, n)
}

const columns = (html: string): number => html.match(/<th scope="col">/g)?.length ?? 0
const page = async (query: string) => (await request(`/en/compare?${query}`)).text()

test('ticks sent without script are one list, and of more than six the first six are shown', async () => {
  const ids = await someIds(7)
  const sent = ids.map((id) => `ids=${id}`).join('&')
  const html = await page(sent)
  expect(columns(html)).toBe(6)
  expect(html).toContain('the first 6 are shown')
  expect(columns(await page(`ids=${ids.slice(0, 3)}`))).toBe(3)
})

test('a product that is no longer sold is left out, and the page says so', async () => {
  const { DB } = stores()
  const ids = await someIds(3)
  await DB.prepare("UPDATE products SET status = 'hidden' WHERE id = ?").bind(ids[0]).run()
  try {
    const html = await page(`ids=${ids}`)
    expect(columns(html)).toBe(2)
    expect(html).toContain('1 product in this comparison is no longer available.')
  } finally {
    await DB.prepare("UPDATE products SET status = 'published' WHERE id = ?").bind(ids[0]).run()
  }
})

test('a quantity is read as the language writes it, reaches the inquiry, and a wrong one is refused', async () => {
  const [id] = await someIds(1)
  const moved = await request(`/en/compare?ids=${id}&quantity=1,000`)
  expect([moved.status, moved.headers.get('Location')]).toEqual([303, `/en/compare?ids=${id}&quantity=1000`])
  const html = await page(`ids=${id}&quantity=1000`)
  expect(html).toContain('Unit price at quantity 1,000')
  expect(html).toMatch(new RegExp(`/en/inquiry\\?product=${id}[^"]*quantity=1000`))
  for (const wrong of ['many', '99999999999', '40+kg'])
    expect(await page(`ids=${id}&quantity=${wrong}`), wrong).toMatch(/enter a whole number from 1 to 1,000,000,000/)
})

test('a quantity with a unit is for goods of that unit alone', async () => {
  const ids = await someIds(2)
  const priced = (query: string) => page(`ids=${ids}&${query}`)
  expect(await priced('quantity=1000&unit=piece&vat=with')).toContain('Unit price at quantity 1,000')
  expect(await priced('quantity=1000&unit=tonne')).not.toContain('quantity 1,000')
})

test('a list and a product send their quantity along with what is compared', async () => {
  const sent = async (path: string) => {
    const inputs = tags(await (await request(path)).text(), 'input').filter(({ form }) => form === 'compare')
    return Object.fromEntries(inputs.flatMap(({ type, name, value }) => (type === 'hidden' ? [[name, value]] : [])))
  }
  const [id] = await someIds(1)
  expect(await sent('/en/catalog?quantity=40&vat=with')).toEqual({ quantity: '40', unit: 'piece', vat: 'with' })
  expect(await sent(`/en/product/${id}?quantity=40`)).toEqual({ quantity: '40', unit: 'piece' })
  expect(await sent('/en/catalog')).toEqual({})
})

test('the spreadsheet has the rows of the page, numbers as numbers', async () => {
  const ids = await someIds(2)
  const response = await request(`/en/compare.csv?ids=${ids}&quantity=1000`)
  expect(response.headers.get('Content-Type')).toContain('text/csv')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toMatch(/^Name,/)
  expect(lines.find((line) => line.startsWith('Unit price excl. VAT'))).toMatch(/,[\d.]+,[\d.]+$/)
  expect(lines.at(-1)).toContain(`/en/product/${ids[0]}`)
})

test.each(['ids=nonsense', 'ids=,', 'ids=0123456789abcdef&only=everything'])('%s is a 404', async (query) =>
  expect((await request(`/en/compare?${query}`)).status).toBe(404),
)

test('the former address leads to the comparison', async () => {
  const [id] = await someIds(1)
  const { status, headers } = await request(`/en/favorites?compare=${id}`)
  expect([status, headers.get('Location')]).toEqual([303, `/en/compare?ids=${id}`])
})

test('more products are looked for at the quantity and on the basis of the comparison, and a request wishes for prices with VAT', async () => {
  const ids = await someIds(2)
  const html = await page(`ids=${ids}&quantity=40&vat=with`)
  const more = tags(html, 'a').find((link) => link['data-compare-more'] !== undefined)
  expect(more?.href).toMatch(/\?quantity=40&(?:amp;)?vat=with$/)
  const ask = async (vat: string) => {
    const body = new URLSearchParams({ ids: ids.join(), vat }).toString()
    return request(
      '/en/request-list',
      { Origin: ownOrigin(), 'Content-Type': 'application/x-www-form-urlencoded' },
      'POST',
      body,
    )
  }
  expect((await ask('half')).status).toBe(422)
  const sent = await ask('with')
  expect(sent.status).toBe(303)
  const list = await (await request(sent.headers.get('Location') ?? '')).text()
  expect(/<select[^>]+name="vat"[\s\S]*?<\/select>/.exec(list)?.[0]).toMatch(/<option value="included" selected=""/)
})
