import { describe, expect, test } from 'vitest'
import { at, READY, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own, found } = serveOwnProducts()

describe('prices', () => {
  const PRICES = {
    currency: 'CNY',
    onRequest: false,
    vat: { included: true, rate: 13 },
    tiers: [
      { from: 10, amount: 10_000, incoterm: 'FOB', place: { en: 'Ningbo', zh: '宁波' } },
      { from: 100, amount: 9_000 },
    ],
  }

  test('are replaced, and listed in roubles by the rate of the day', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const response = await as('MANAGER', 'PUT', at(id, '/prices'), PRICES)
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"'])
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/prices'))).json()).data).toEqual(PRICES)
    const { data } = await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()
    const place = { text: 'Ningbo', lang: 'en' }
    expect(data.tiers[0]).toEqual({ from: 10, amount: 10_000, currency: 'CNY', rub: 123_450, incoterm: 'FOB', place })
    const row = await bindings()
      .DB.prepare('SELECT price FROM listing JOIN products ON num = product WHERE ancestor = 0 AND id = ?')
      .bind(id)
      .first('price')
    expect(row).toBe(123_450)
  })

  test('count as old after 90 days, until they are confirmed', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const age = async () => (await (await as('ANONIM', 'GET', `/api/products/${id}`)).json()).data.oldPrice
    await as('MANAGER', 'PUT', at(id, '/prices'), PRICES)
    expect(await age()).toBeNull()
    const pricedAt = Date.now() - 200 * 86_400_000
    await bindings().DB.prepare('UPDATE products SET priced_at = ? WHERE id = ?').bind(pricedAt, id).run()
    expect(await age()).toEqual({ pricedAt: new Date(pricedAt).toISOString(), months: 6 })
    const { version } = await own(id)
    await as('MANAGER', 'PATCH', at(id), { brand: 'Another' }, { 'If-Match': `"${version}"` })
    expect((await age())?.months).toBe(6)
    await as('MANAGER', 'PUT', at(id, '/prices'), PRICES)
    expect(await age()).toBeNull()
  })

  test('too high to be true wait for a moderator, and are in no list by price', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const most = async () => (await (await as('ANONIM', 'GET', '/api/products/filter')).json()).data.price.max
    const before = await most()
    await as('MANAGER', 'PUT', at(id, '/prices'), { ...PRICES, tiers: [{ from: 1, amount: 10_000_000_000_000 }] })
    expect((await own(id)).status).toBe('moderation')
    expect((await as('ANONIM', 'GET', `/api/products/${id}`)).status).toBe(404)
    expect((await as('ADMIN', 'PATCH', `/app/admin/products/${id}/status`, { status: 'published' })).status).toBe(200)
    expect(await most()).toEqual(before)
  })

  test('a term that ends at the seller is shown with the seller’s city, stored without it, and one to a destination has no place', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const shown = async () => (await (await as('ANONIM', 'GET', `/api/products/${id}?locale=ru`)).json()).data.tiers
    const tiers = [
      { from: 10, amount: 10_000, incoterm: 'EXW' },
      { from: 20, amount: 9_000, incoterm: 'DAP' },
      { from: 30, amount: 8_000 },
    ]
    await as('OWNER', 'PUT', at(id, '/prices'), { ...PRICES, tiers })
    const places = (await shown()).map(({ place }: { place?: unknown }) => place)
    expect(places).toEqual([{ text: 'Екатеринбург', lang: 'ru' }, undefined, undefined])
    expect((await own(id)).prices.tiers).toEqual(tiers)
  })

  test('with a term but without its place cannot be submitted', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    const send = () => as('OWNER', 'PATCH', at(id, '/status'), { status: 'moderation' })
    const term = (place: object) => ({ ...PRICES, tiers: [{ from: 1, amount: 500, incoterm: 'FOB', place }] })
    await as('OWNER', 'PUT', at(id, '/prices'), term({ ru: ' ' }))
    const refused = await send()
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors).toMatchObject([{ path: 'incotermPlace' }])
    await as('OWNER', 'PUT', at(id, '/prices'), term({ ru: 'Восточный' }))
    expect((await send()).status).toBe(200)
  })

  test('a place without a term is not stored, because it means nothing', async () => {
    const id = await ownProduct(bindings(), 1, READY)
    await as('OWNER', 'PUT', at(id, '/prices'), {
      ...PRICES,
      tiers: [{ from: 1, amount: 500, place: { en: 'Ningbo' } }],
    })
    expect((await own(id)).prices.tiers).toEqual([{ from: 1, amount: 500 }])
  })

  test('on request, or in a currency without a rate, sort last', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    const stored = () =>
      bindings().DB.prepare('SELECT price_rub FROM products WHERE id = ?').bind(id).first('price_rub')
    await as('OWNER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'KZT' })
    expect(await stored()).toBe(null)
    await as('OWNER', 'PUT', at(id, '/prices'), { ...PRICES, currency: 'RUB' })
    expect(await stored()).toBe(10_000)
    await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', onRequest: true, vat: null, tiers: [] })
    expect([await stored(), (await own(id)).missing]).toEqual([null, []])
  })

  test.each([
    [{ ...PRICES, currency: 'GBP' }, 'currency', 'choice'],
    [
      {
        ...PRICES,
        tiers: [
          { from: 10, amount: 1 },
          { from: 10, amount: 1 },
        ],
      },
      'tiers',
      'overlap',
    ],
    [
      {
        ...PRICES,
        tiers: [
          { from: 10, amount: 1 },
          { from: 5, amount: 1 },
        ],
      },
      'tiers',
      'overlap',
    ],
    [{ ...PRICES, tiers: [{ from: 0, amount: 1 }] }, 'tiers.0.from', 'too-small'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 0 }] }, 'tiers.0.amount', 'too-small'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 1.5 }] }, 'tiers.0.amount', 'type'],
    [{ ...PRICES, tiers: [{ from: 1, amount: 1e14 }] }, 'tiers.0.amount', 'too-large'],
    [{ ...PRICES, onRequest: true }, '', 'on-request'],
    [
      { ...PRICES, tiers: [{ from: 1, amount: 1, incoterm: 'FOB', place: { zh: '港'.repeat(101) } }] },
      'tiers.0.place.zh',
      'too-long',
    ],
    [
      { ...PRICES, tiers: [{ from: 1, amount: 1, incoterm: 'FOB', place: { en: 'Ning\u0007bo' } }] },
      'tiers.0.place.en',
      'characters',
    ],
    [{ ...PRICES, vat: { included: true, rate: 101 } }, 'vat.rate', 'too-large'],
    [{ ...PRICES, vat: undefined }, 'vat', 'required'],
  ])('%o are wrong at %s: %s', async (given, path, reason) => {
    const id = await ownProduct(bindings(), 1)
    const response = await as('OWNER', 'PUT', at(id, '/prices'), given)
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      [{ path, code: reason, message: expect.any(String) }],
    ])
  })
})

describe('facts and variants', () => {
  const option = { name: { en: 'Handle', ru: 'Ручка' }, value: { en: 'Lever', ru: 'Рычаг' } }
  const VARIANTS = [
    { sku: 'A-1', options: [option], factor: 1.1 },
    { sku: 'A-2', options: [{ name: { zh: '手柄' }, value: 'L' }], factor: 1 },
  ]

  test('are replaced as a whole, shown and found', async () => {
    const id = await ownProduct(bindings(), 1, SOLD)
    expect((await as('MANAGER', 'PUT', at(id, '/facts'), { facts: [option] })).status).toBe(200)
    expect((await as('MANAGER', 'PUT', at(id, '/variants'), { variants: VARIANTS })).status).toBe(200)
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/facts'))).json()).data).toEqual([option])
    expect((await (await as('EMPLOYEE', 'GET', at(id, '/variants'))).json()).data).toMatchObject(VARIANTS)
    const { data } = await (await as('ANONIM', 'GET', `/api/products/${id}?locale=ru`)).json()
    expect(data.facts[0].value).toEqual({ text: 'Рычаг', lang: 'ru' })
    expect(data.variants[0]).toMatchObject({ sku: 'A-1', tiers: [{ amount: 550 }] })
    expect(await found('A-2')).toEqual([id])
  })

  test.each([
    [[VARIANTS[0], VARIANTS[0]], 'variants', 'duplicate'],
    [[{ sku: '', options: [option] }], 'variants.0.sku', 'required'],
    [[{ sku: 'x', options: [] }], 'variants.0.options', 'too-short'],
    [[{ sku: 'x', options: [option], factor: 0 }], 'variants.0.factor', 'too-small'],
  ])('%o are wrong at %s: %s', async (variants, path, reason) => {
    const id = await ownProduct(bindings(), 1)
    const response = await as('OWNER', 'PUT', at(id, '/variants'), { variants })
    expect([response.status, (await response.json()).errors]).toEqual([
      422,
      [{ path, code: reason, message: expect.any(String) }],
    ])
  })
})
