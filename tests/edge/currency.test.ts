/** The reader's currency, chosen by a form without script (docs/behaviour.md, "Reader's currency"). */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { CRAWLER, ownOrigin, request, shareSite, tags } from './site.ts'

shareSite()

const CARDS = v.object({ data: v.array(v.object({ id: v.string(), oldPrice: v.unknown() })) })

const PRICED = v.object({
  data: v.array(v.object({ id: v.string(), moq: v.number(), tiers: v.array(v.object({ currency: v.string() })) })),
})

/** Presses a currency's button on a page. @returns the response */
const choose = (currency: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({ next: '/zh/catalog?country=CN', ...fields, currency }).toString()
  return request('/zh/currency', { Origin: ownOrigin(), ...headers }, 'POST', body)
}

const pageIn = async (path: string, currency: string, headers: Record<string, string> = {}) => {
  const response = await request(path, { Cookie: `currency=${currency}`, ...headers })
  return { html: await response.text(), caching: response.headers.get('Cache-Control') }
}

const chosen = (html: string) =>
  tags(html, 'button').flatMap((button) => (button.name === 'currency' && button['aria-current'] ? button.value : []))

test('one click shows prices in another currency, and another restores the first', async () => {
  const plain = await (await request('/zh/catalog?country=CN')).text()
  const offered = tags(plain, 'button').flatMap(({ name, value }) => (name === 'currency' ? value : []))
  expect(offered.slice(0, 5)).toEqual(['RUB', 'CNY', 'USD', 'EUR', 'KZT'])
  expect(new Set(chosen(plain))).toEqual(new Set(['RUB']))

  const response = await choose('CNY')
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/zh/catalog?country=CN&currency=CNY'])
  expect(response.headers.get('Set-Cookie')).toMatch(/^currency=CNY; Max-Age=31536000; Path=\/;.*SameSite=Lax/)
  // A page shown again from the browser's memory reads it.
  expect(response.headers.get('Set-Cookie')).not.toMatch(/HttpOnly/i)

  const { html, caching } = await pageIn('/zh/catalog?country=CN', 'CNY')
  expect(caching).toBe('private, no-cache')
  expect(new Set(chosen(html))).toEqual(new Set(['CNY']))
  expect(html).toMatch(/≈\s¥[\d,.]+\/件/)
  expect(html).not.toMatch(/≈\s₽/)
  // Other visitors' pages stay in roubles, and cached.
  for (let n = 0; n < 3; n++)
    expect(new Set(chosen(await (await request('/zh/catalog?country=CN')).text()))).toEqual(new Set(['RUB']))
  expect((await choose('RUB')).headers.get('Set-Cookie')).toMatch(/^currency=RUB;/)
})

test('every page with prices is rendered in the currency, payloads too, and crawlers get roubles', async () => {
  const { html } = await pageIn('/ru/catalog', 'KZT')
  const [, product = ''] = /href="(\/ru\/product\/[^"?#]+)"/.exec(html) ?? []
  for (const path of ['/ru', '/ru/search?q=кран', product, '/catalog', `${product}/_payload.json`])
    expect((await pageIn(path, 'KZT')).html, path).toMatch(/≈\s(?:[\d ,]+₸|₸[\d,]+)/)
  expect((await pageIn('/ru/catalog?view=table', 'KZT')).html).toMatch(/≈\s[\d ,]+₸\/шт\./)
  expect((await pageIn('/ru/catalog', 'KZT', { 'User-Agent': CRAWLER })).html).not.toMatch(/≈\s[\d ,]+₸/)
})

test('the total of a product, and that of a phone’s bar, is in the currency first, then as its seller counts it', async () => {
  const { data } = v.parse(PRICED, await (await request('/api/products?country=CN&perPage=48')).json())
  const one = data.find(({ tiers }) => tiers[0]?.currency === 'CNY')
  const path = `/en/product/${one?.id}?quantity=${one?.moq}`
  const strong = async (currency: string) =>
    (await pageIn(path, currency)).html
      .replaceAll('<!-- -->', '')
      .match(/<strong>[^<]*<\/strong>[^<]*<span class="soft[^>]*>[^<]*/g)
      ?.join('\n')
  const converted = await strong('KZT')
  expect(converted?.match(/<strong>≈\s₸[\d,]+\s*<\/strong>\s*<span class="soft[^>]*>[^<]*CN¥[\d,]/g)).toHaveLength(2)
  expect(await strong('CNY')).not.toMatch(/<strong>≈/)
})

test('a spreadsheet of a list has the currency, and only one in roubles is the same for everyone', async () => {
  const columns = async (currency: string) => {
    const { html, caching } = await pageIn('/en/catalog.csv?country=CN', currency)
    return [html.split('\r\n')[0]?.includes(`Price (${currency})`), caching?.split(',')[0]]
  }
  expect(await columns('CNY')).toEqual([true, 'private'])
  expect(await columns('RUB')).toEqual([true, 'public'])
})

test('the way back is a screen of this site, that of the page before the field', async () => {
  const backTo = async (next: string, headers = {}) => (await choose('USD', { next }, headers)).headers.get('Location')
  expect(await backTo('/ru/catalog?page=2')).toBe('/ru/catalog?page=2&currency=USD')
  expect(await backTo('/ru/catalog', { Referer: `${ownOrigin()}/zh/search?q=1` })).toBe('/zh/search?q=1&currency=USD')
  for (const next of ['https://evil.example/', '//evil.example/ru', '/\\evil.example', '/zh/currency', ''])
    expect(await backTo(next), next).toBe('/zh')
})

test('an unknown currency and a form of another site change nothing, and one that is not offered shows roubles', async () => {
  for (const currency of ['XXX', 'byn', '']) expect((await choose(currency)).status, currency).toBe(422)
  const foreign = await choose('USD', {}, { Origin: 'https://evil.example' })
  expect([foreign.status, foreign.headers.get('Set-Cookie')]).toEqual([403, null])
  expect(new Set(chosen((await pageIn('/zh/catalog', 'BYN')).html))).toEqual(new Set(['RUB']))
})

test('a comparison shows how old a price is, as a card does', async () => {
  const { data } = v.parse(CARDS, await (await request('/api/products?perPage=48')).json())
  const old = data.filter(({ oldPrice }) => oldPrice).map(({ id }) => id)
  const html = await (await request(`/en/compare?ids=${old.slice(0, 2)}`)).text()
  expect(html.match(/price as of [^<]+ months? old/g)).toHaveLength(2)
})

test('an address with a currency shows it to whoever gets it, on every page of the list and in its spreadsheet', async () => {
  const response = await request('/en/catalog?currency=CNY&quantity=40&unit=piece&vat=with')
  const html = await response.text()
  expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(new Set(chosen(html))).toEqual(new Set(['CNY']))
  expect(html).toMatch(/≈\s(?:CN)?¥/)
  const next = tags(html, 'a').find(({ rel }) => rel === 'next')
  expect(next?.href).toContain('currency=CNY')
  const compared = await (await request('/zh/compare?currency=CNY')).text()
  expect(new Set(chosen(compared))).toEqual(new Set(['CNY']))
  const table = await (await request('/en/catalog.csv?currency=CNY')).text()
  expect(table.split('\n')[0]).toContain('CNY')
  // A crawler gets roubles, and an unknown currency is refused.
  const crawled = await (await request('/en/catalog?currency=CNY', { 'User-Agent': CRAWLER })).text()
  expect(crawled).not.toMatch(/≈\s(?:CN)?¥/)
  expect((await request('/en/catalog?currency=XXX')).status).toBe(404)
})

test('roubles take the currency out of the address again', async () => {
  const { headers } = await choose('RUB', { next: '/zh/catalog?country=CN&currency=CNY' })
  expect(headers.get('Location')).toBe('/zh/catalog?country=CN')
})
