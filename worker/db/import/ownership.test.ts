/** What a supplier types by hand between two imports of a feed. */
import { expect, test } from 'vitest'
import { ural } from '../../../tests/fixtures/catalogue/companies.ts'
import { importByCommand } from '../../../tests/fixtures/commanded-imports.ts'
import { at, serveOwnProducts } from '../../../tests/fixtures/own-products.ts'

const { as, bindings, own } = serveOwnProducts()

interface Offered {
  name?: string
  price?: string
  count?: string
  /** Further elements of the offer. */
  more?: string
}

const feed = ({ name = 'Задвижка', price = '1000', count = '5', more = '' }: Offered) =>
  `<?xml version="1.0" encoding="utf-8"?><yml_catalog><shop><currencies><currency id="RUB" rate="1"/></currencies>
<categories><category id="1">Bolts</category></categories><offers>
<offer id="hand"><name>${name}</name><price>${price}</price><currencyId>RUB</currencyId><categoryId>1</categoryId>
<count>${count}</count><picture>https://valves.example/1.jpg</picture>${more}</offer></offers></shop></yml_catalog>`

const load = (offered: Offered, overwrite = false) =>
  importByCommand(bindings(), feed(offered), { company: ural.names.en ?? '', now: Date.now(), overwrite })

const stored = () =>
  bindings()
    .DB.prepare("SELECT id, version, stock, tiers, price_rub, fed FROM products WHERE external_id = 'hand'")
    .first<{
      id: string
      version: number
      stock: number
      tiers: string
      price_rub: number
      fed: string | null
    }>()

async function imported(offered: Offered = {}) {
  await bindings().DB.prepare("DELETE FROM products WHERE external_id = 'hand'").run()
  await load(offered)
  return (await stored())?.id ?? ''
}

const amounts = async () => JSON.parse((await stored())?.tiers ?? '[]').map(({ amount }: { amount: number }) => amount)

async function typePrice(id: string, amount: number) {
  const prices = { currency: 'RUB', vat: null, tiers: [{ from: 1, amount }] }
  expect((await as('OWNER', 'PUT', at(id, '/prices'), prices)).status).toBe(200)
}

test('a price typed by hand since the last import is preserved and reported, and what was not typed is updated', async () => {
  const id = await imported()
  await typePrice(id, 95_000)
  const report = await load({ price: '1100', count: '7' })
  expect(await amounts()).toEqual([95_000])
  expect(await stored()).toMatchObject({ stock: 7, price_rub: 95_000 })
  expect(report.lines).toMatchObject([{ lines: [3], outcome: 'skipped', offers: ['hand'], code: 'hand.prices' }])
  expect(report.text).toContain('1 × skipped of hand, line 3: prices typed by hand')
  // The feed is the same as before; the price is still the one typed by hand.
  const again = await load({ price: '1100', count: '7' })
  expect(again).toMatchObject({ changed: 0, unchanged: 1 })
  expect(again.reasons).toEqual({ 'hand.prices': 1 })
  expect(await amounts()).toEqual([95_000])
})

test("a delivery term added by hand is preserved, and the feed's price is still updated", async () => {
  const id = await imported()
  const term = { incoterm: 'FCA', place: { ru: 'Ревда' } }
  const prices = { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 100_000, ...term }] }
  expect((await as('OWNER', 'PUT', at(id, '/prices'), prices)).status).toBe(200)
  for (const price of ['1000', '1100']) {
    expect((await load({ price })).reasons).toEqual({})
    expect(JSON.parse((await stored())?.tiers ?? '')).toEqual([{ from: 1, amount: Number(price) * 100, ...term }])
  }
})

test("with `overwrite` an import writes the feed's price, and later imports update it again", async () => {
  const id = await imported()
  await typePrice(id, 95_000)
  const report = await load({ price: '1100' }, true)
  expect(report.reasons).toEqual({})
  expect(await amounts()).toEqual([110_000])
  await load({ price: '1200' })
  expect(await amounts()).toEqual([120_000])
})

test('a price that was typed like the feed’s counts as the feed’s again', async () => {
  const id = await imported()
  await typePrice(id, 95_000)
  expect((await load({ price: '950' })).reasons).toEqual({})
  await load({ price: '900' })
  expect(await amounts()).toEqual([90_000])
})

test('an import raises the version of what it changes, so that an open editor notices it and overwrites nothing', async () => {
  const id = await imported()
  const opened = (await as('OWNER', 'GET', at(id))).headers.get('ETag') ?? ''
  await load({})
  expect((await as('OWNER', 'GET', at(id))).headers.get('ETag')).toBe(opened)
  await load({ count: '9' })
  const late = await as('OWNER', 'PATCH', at(id), { stock: 1 }, { 'If-Match': opened })
  expect(late.status).toBe(412)
  expect((await own(id)).stock).toBe(9)
})

test('"on request" is typed by hand: a feed without a price agrees with it, one with a price does not replace it', async () => {
  const id = await imported({ price: '0' })
  const onRequest = { currency: 'RUB', onRequest: true, vat: null, tiers: [] }
  expect((await as('OWNER', 'PUT', at(id, '/prices'), onRequest)).status).toBe(200)
  expect((await load({ price: '0' })).reasons).toEqual({ 'price.missing': 1 })
  expect((await load({ price: '700' })).reasons).toEqual({ 'hand.prices': 1 })
  expect((await own(id)).prices).toMatchObject({ onRequest: true, tiers: [] })
  await load({ price: '700' }, true)
  expect((await own(id)).prices).toMatchObject({ onRequest: false, tiers: [{ from: 1, amount: 70_000 }] })
})

test('of products imported before hashes were stored, edited ones are preserved, the others follow the feed', async () => {
  const id = await imported()
  await bindings().DB.prepare('UPDATE products SET fed = NULL WHERE id = ?').bind(id).run()
  expect(await load({ price: '1100' })).toMatchObject({ changed: 1 })
  expect(await amounts()).toEqual([110_000])
  await typePrice(id, 95_000)
  await bindings().DB.prepare('UPDATE products SET fed = NULL WHERE id = ?').bind(id).run()
  const report = await load({ price: '1100' })
  expect(report.reasons).toEqual({ 'hand.prices': 1 })
  expect(report).toMatchObject({ unchanged: 1 })
  await load({ price: '1100', count: '6' })
  expect(await stored()).toMatchObject({ stock: 6 })
  expect(await amounts()).toEqual([95_000])
})

test('a description typed by hand stays, while the name and the brand of the same product follow the feed', async () => {
  const texts = (description: string, vendor: string) =>
    `<description>${description}</description><vendor>${vendor}</vendor><min-quantity>2</min-quantity>`
  const id = await imported({ more: texts('Из файла', 'Первый') })
  expect((await as('OWNER', 'PATCH', at(id), { description: { ru: 'Своё описание' } })).status).toBe(200)
  const report = await load({ name: 'Кран', more: texts('Другое', 'Второй') })
  expect(report.reasons).toEqual({ 'hand.description': 1 })
  expect(await own(id)).toMatchObject({ names: { ru: 'Кран' }, brand: 'Второй', description: { ru: 'Своё описание' } })
})
