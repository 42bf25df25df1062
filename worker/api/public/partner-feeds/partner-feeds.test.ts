/** Goods for partners: what a feed contains, who may fetch it, and that unchanged goods are answered with 304. */

import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { PartnerGoods } from '../../../../domain/contract/partner-goods.ts'
import { MAX_PARTNER_FEEDS } from '../../../../domain/limits.ts'
import { ballValves, bolts } from '../../../../tests/fixtures/catalogue/categories.ts'
import { ural } from '../../../../tests/fixtures/catalogue/companies.ts'
import { READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import {
  aPartnerFeed,
  NEW_PARTNER_FEED,
  PARTNER_FEED,
  PARTNER_TOKEN,
} from '../../../../tests/fixtures/partner-feeds.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, variables } = serveOwnProducts()
const OWN = '/api/profile/company/partner-feeds'
const address = (token = PARTNER_TOKEN) => `/api/feeds/${PARTNER_FEED}?token=${token}`

const fetched = (headers: Record<string, string> = {}, token = PARTNER_TOKEN) =>
  as('ANONIM', 'GET', address(token), undefined, headers)
const run = (sql: string, ...values: unknown[]) =>
  bindings()
    .DB.prepare(sql)
    .bind(...values)
    .run()

/** The JSON of the feed, which is what its document says. */
const products = async () => {
  const body: unknown = await (await fetched()).json()
  return v.parse(PartnerGoods, body).products
}
const names = async () => (await products()).map(({ id }) => id).sort()

beforeEach(async () => {
  await run("UPDATE products SET status = 'archived' WHERE company = ?", ural.num)
  await run('DELETE FROM partner_feed_fetches')
})

describe('a feed contains', () => {
  test('published goods alone, by category, with a price, in stock', async () => {
    await ownProduct(bindings(), 1, { ...SOLD, externalId: 'A', category: bolts.num, stock: 5 })
    await ownProduct(bindings(), 2, { ...SOLD, externalId: 'B', category: ballValves.num, stock: 0 })
    await ownProduct(bindings(), 3, { ...SOLD, externalId: 'C', category: bolts.num, stock: 7, tiers: [] })
    await ownProduct(bindings(), 4, { ...READY, externalId: 'D', status: 'draft', stock: 7 })
    await aPartnerFeed(bindings(), { format: 'json' })
    expect(await names()).toEqual(['A', 'B', 'C'])
    await aPartnerFeed(bindings(), { format: 'json' }, bolts.num)
    expect(await names()).toEqual(['A', 'C'])
    await aPartnerFeed(bindings(), { format: 'json' }, bolts.parent)
    expect(await names()).toEqual(['A', 'C'])
    await aPartnerFeed(bindings(), { format: 'json', priced: true })
    expect(await names()).toEqual(['A', 'B'])
    await aPartnerFeed(bindings(), { format: 'json', inStock: true })
    expect(await names()).toEqual(['A', 'C'])
  })

  test('no price of goods on request, even where one is stored', async () => {
    const hidden = { from: 1, amount: 98_765 }
    await ownProduct(bindings(), 1, { ...SOLD, externalId: 'A', tiers: [hidden], onRequest: true })
    for (const format of ['json', 'yml', 'csv'] as const) {
      await aPartnerFeed(bindings(), { format })
      const text = await (await fetched()).text()
      expect(text).toContain('A')
      expect(text).not.toContain('987')
    }
    await aPartnerFeed(bindings(), { format: 'json', priced: true })
    expect(await names()).toEqual([])
  })

  test('the age of its data, and the texts of its language', async () => {
    await ownProduct(bindings(), 1, { ...SOLD, names: { ru: 'Болт', en: 'Bolt' } })
    await aPartnerFeed(bindings(), { locale: 'en' })
    await run('UPDATE goods_stamps SET changed_at = ?', Date.UTC(2026, 10, 28, 9, 0, 7))
    const response = await fetched()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'last-modified': 'Sat, 28 Nov 2026 09:00:07 GMT',
      'content-disposition': 'inline; filename="goods-2026-11-28.xml"',
      'cache-control': 'private, no-cache',
    })
    const text = await response.text()
    expect(text).toContain('<yml_catalog date="2026-11-28T09:00:07+00:00">')
    expect(text).toContain('<name>Bolt</name>')
    expect(text).not.toContain('Болт')
  })
})

describe('a feed that is fetched again', () => {
  const etag = async () => (await fetched()).headers.get('ETag') ?? ''

  test('is sent only after a change of its goods or their supplier', async () => {
    await ownProduct(bindings(), 1, { ...SOLD, externalId: 'A' })
    await ownProduct(bindings(), 2, { ...READY, externalId: 'B', status: 'draft' })
    await aPartnerFeed(bindings())
    const isNew = async (sql: string, ...values: unknown[]) => {
      const before = await etag()
      await run(sql, ...values)
      const { status } = await fetched({ 'If-None-Match': before })
      return status === 200
    }
    const own = 'WHERE company = ? AND external_id ='
    expect((await fetched({ 'If-None-Match': await etag() })).status).toBe(304)
    expect(await isNew(`UPDATE products SET rank = rank + 1, price_rub = 7 ${own} 'A'`, ural.num)).toBe(false)
    expect(await isNew(`UPDATE products SET stock = 9 ${own} 'B'`, ural.num)).toBe(false)
    expect(await isNew(`UPDATE products SET stock = 9 ${own} 'A'`, ural.num)).toBe(true)
    expect(await isNew(`UPDATE products SET status = 'published' ${own} 'B'`, ural.num)).toBe(true)
    expect(await isNew(`UPDATE products SET status = 'hidden' ${own} 'B'`, ural.num)).toBe(true)
    expect(await isNew(`DELETE FROM products ${own} 'A'`, ural.num)).toBe(true)
    expect(await isNew('UPDATE companies SET version = version + 1 WHERE num = ?', ural.num)).toBe(true)
  })

  test('is compared by its time where a program has no ETag', async () => {
    await aPartnerFeed(bindings())
    const since = (await fetched()).headers.get('Last-Modified') ?? ''
    expect((await fetched({ 'If-Modified-Since': since })).status).toBe(304)
    await run('UPDATE goods_stamps SET changed_at = changed_at + 1000')
    expect((await fetched({ 'If-Modified-Since': since })).status).toBe(200)
    expect((await fetched({ 'If-Modified-Since': 'yesterday' })).status).toBe(200)
  })

  test('is listed with the program and the country, and once an hour while it has not changed', async () => {
    await ownProduct(bindings(), 1, SOLD)
    await aPartnerFeed(bindings(), { format: 'json' })
    const program = { 'User-Agent': 'dealer-sync/2.1 (+https://dealer.example)', 'X-Client-Country': 'KZ' }
    const first = await fetched(program)
    await first.text()
    const known = { ...program, 'If-None-Match': first.headers.get('ETag') ?? '' }
    await fetched(known)
    await fetched(known)
    expect((await as('ANONIM', 'HEAD', address())).status).toBe(200)
    const { data } = await (await as('EMPLOYEE', 'GET', `${OWN}/${PARTNER_FEED}/fetches`)).json()
    const one = { program: 'dealer-sync/2.1', country: 'KZ', at: expect.any(String) }
    expect(data).toEqual([
      { ...one, goods: null },
      { ...one, goods: 1 },
    ])
  })
})

describe('access to a feed', () => {
  test('needs its token, else it is a 404; an open feed needs none and may be cached', async () => {
    await aPartnerFeed(bindings())
    for (const token of ['', 'q'.repeat(43), PARTNER_TOKEN.slice(1)])
      expect((await fetched({}, token)).status).toBe(404)
    expect((await fetched()).status).toBe(200)
    await aPartnerFeed(bindings(), { open: true })
    const response = await fetched({}, '')
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60'])
  })

  test('ends when the supplier is no longer public', async () => {
    await aPartnerFeed(bindings(), { open: true })
    await run("UPDATE companies SET status = 'blocked' WHERE num = ?", ural.num)
    expect((await fetched()).status).toBe(410)
  })

  test('is limited by address for whole files, and not for a 304', async () => {
    Object.assign(variables, { ENVIRONMENT: 'local' })
    await aPartnerFeed(bindings())
    const from = { 'X-Client-Address': '203.0.113.9' }
    const { headers } = await fetched(from)
    for (let n = 1; n < 30; n += 1) expect((await fetched(from)).status).toBe(200)
    const refused = await fetched(from)
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await fetched({ ...from, 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
  })
})

describe('the supplier of a feed', () => {
  const made = async (change: object = {}, headers: Record<string, string> = {}) =>
    (await as('MANAGER', 'POST', OWN, { ...NEW_PARTNER_FEED, ...change }, headers)).json()
  const status = async (address: string, token: string | null) => {
    const response = await as('ANONIM', 'GET', `${new URL(address).pathname}?token=${token}`)
    await response.text()
    return response.status
  }

  test('gets the token in one response, which a double press repeats, and the database has no token', async () => {
    const once = { 'Idempotency-Key': crypto.randomUUID() }
    const { data } = await made({}, once)
    const again = await made({}, once)
    expect(again.data).toEqual(data)
    expect(await status(data.address, data.token)).toBe(200)
    const list = await (await as('EMPLOYEE', 'GET', OWN)).json()
    expect(list.data).toMatchObject([
      { id: data.id, ...NEW_PARTNER_FEED, revoked: false, fetchedAt: expect.any(String) },
    ])
    const stored = await Promise.all(
      ['partner_feeds', 'idempotency'].map((table) => bindings().DB.prepare(`SELECT * FROM ${table}`).all()),
    )
    expect(JSON.stringify([list, stored])).not.toContain(data.token)
  })

  test('renews and revokes the token, at once', async () => {
    const { data } = await made()
    const renewed = (await (await as('MANAGER', 'PUT', `${OWN}/${data.id}/token`)).json()).data
    expect([await status(data.address, data.token), await status(data.address, renewed.token)]).toEqual([404, 200])
    expect((await as('MANAGER', 'DELETE', `${OWN}/${data.id}/token`)).status).toBe(204)
    expect([await status(data.address, renewed.token), await status(data.address, '')]).toEqual([404, 404])
    expect((await (await as('EMPLOYEE', 'GET', OWN)).json()).data[0].revoked).toBe(true)
    const open = (await made({ open: true })).data
    expect([open.token, await status(open.address, '')]).toEqual([null, 200])
    expect((await as('MANAGER', 'PUT', `${OWN}/${open.id}/token`)).status).toBe(200)
    expect(await status(open.address, '')).toBe(404)
  })

  test('has ten feeds at most, of categories that exist', async () => {
    expect((await as('MANAGER', 'POST', OWN, { ...NEW_PARTNER_FEED, category: 'no-such' })).status).toBe(422)
    for (let n = 0; n < MAX_PARTNER_FEEDS; n += 1) await made({ category: ballValves.slug })
    expect((await made()).code).toBe('partner-feeds.too-many')
    const { data, meta } = await (await as('EMPLOYEE', 'GET', OWN)).json()
    expect(data).toHaveLength(MAX_PARTNER_FEEDS)
    expect(data[0].category).toBe(ballValves.slug)
    expect(meta.categories).toEqual(expect.any(Array))
  })
})
