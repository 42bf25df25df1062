/** Goods cannot get a currency or unit that operators do not offer (docs/behaviour.md, "Currencies and units on offer"). */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { statusAndCode } from '../../../tests/fixtures/api.ts'
import { at, READY, SOLD, serveOwnProducts } from '../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../tests/fixtures/suppliers.ts'

const { as, bindings, own } = serveOwnProducts()
const REFUSED = [422, 'input.invalid']
const PRICES = { currency: 'USD', onRequest: false, vat: null, tiers: [{ from: 1, amount: 700 }] }

beforeEach(async () => {
  const withhold = 'INSERT OR REPLACE INTO trade_terms (code, position, shown, accepted) VALUES (?, 0, 0, 0)'
  await bindings().DB.batch(['USD', 'CNY', 'roll'].map((code) => bindings().DB.prepare(withhold).bind(code)))
})
afterEach(async () => void (await bindings().DB.prepare('DELETE FROM trade_terms').run()))

test('one that is not offered is refused for a product, a batch, a bulk change and the company', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  expect(await statusAndCode(await as('MANAGER', 'PUT', at(id, '/prices'), PRICES))).toEqual(REFUSED)
  expect(await statusAndCode(await as('MANAGER', 'PATCH', at(id), { unit: 'roll' }))).toEqual(REFUSED)
  expect(await statusAndCode(await as('OWNER', 'PATCH', '/api/profile/company', { currency: 'USD' }))).toEqual(REFUSED)
  const begun = await as('MANAGER', 'POST', '/api/profile/company/product-edits', { goods: { ids: [id] } })
  const { data } = await begun.json()
  const change = { field: 'currency', currency: 'USD' }
  expect(
    await statusAndCode(await as('MANAGER', 'PATCH', `/api/profile/company/product-edits/${data.id}`, change)),
  ).toEqual(REFUSED)
  const batch = await as('MANAGER', 'PUT', at('by-article'), {
    products: [{ article: 'M-1', prices: { currency: 'USD', vat: null, tiers: PRICES.tiers } }],
  })
  expect((await batch.json()).data[0]).toMatchObject({ result: 'refused' })
  expect((await as('MANAGER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'RUB' })).status).toBe(200)
})

test('a product that has one already keeps it, is shown and converted, and can be changed', async () => {
  const id = await ownProduct(bindings(), 1, { ...READY, ...SOLD, currency: 'CNY', unit: 'roll', model: 'M-1' })
  expect((await as('MANAGER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'CNY' })).status).toBe(200)
  expect((await as('MANAGER', 'PATCH', at(id), { unit: 'roll', moq: 2 })).status).toBe(200)
  const { prices } = await own(id)
  expect(prices).toMatchObject({ currency: 'CNY', tiers: [{ amount: 700 }] })
  const { data } = await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()
  expect(data.tiers[0]).toMatchObject({ currency: 'CNY', rub: expect.any(Number) })
})
