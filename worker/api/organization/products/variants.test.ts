import { expect, test } from 'vitest'
import { at, PICTURES, SOLD, serveOwnProducts } from '../../../../tests/fixtures/own-products.ts'
import { ownProduct } from '../../../../tests/fixtures/suppliers.ts'

const { as, bindings, own, waiting } = serveOwnProducts()

const option = { name: { en: 'Handle', ru: 'Ручка' }, value: { en: 'Lever', ru: 'Рычаг' } }
const other = { ...option, value: { en: 'Gear', ru: 'Редуктор' } }
const [picture] = PICTURES
/** A variant with a value of its own in every field. */
const WHOLE = {
  sku: 'A-1',
  options: [option],
  factor: 1,
  tiers: [
    { from: 5, amount: 450 },
    { from: 50, amount: 400 },
  ],
  stock: 7,
  leadDays: { from: 2, to: 4 },
  picture: picture?.id ?? '',
  tnved: '8481808100',
  weight: 2400,
  facts: [{ name: { en: 'Length', ru: 'Длина' }, value: '180 mm' }],
}
const BARE = { sku: 'A-2', options: [other], factor: 1.1 }
const NOTHING_OWN = { tiers: null, stock: null, leadDays: null, picture: null, tnved: null, weight: null, facts: [] }

const put = (id: string, ...variants: object[]) => as('OWNER', 'PUT', at(id, '/variants'), { variants })
const stored = async (id: string) => (await (await as('EMPLOYEE', 'GET', at(id, '/variants'))).json()).data
const bought = async (id: string) => (await (await as('ANONIM', 'GET', `/api/products/${id}?locale=en`)).json()).data
const idsOf = (variants: { id: string }[]) => variants.map(({ id }) => id)
const rows = async () =>
  (
    await bindings()
      .DB.prepare('SELECT id, place, sku, article FROM variants WHERE sku LIKE ? ORDER BY place')
      .bind('A-%')
      .all()
  ).results

test('a variant has its own values, and the product’s for all others', async () => {
  const sold = { ...SOLD, stock: 3, leadMin: 10, leadMax: 20, tnved: '8481' }
  const id = await ownProduct(bindings(), 1, sold)
  expect((await put(id, WHOLE, BARE)).status).toBe(200)
  const ids = idsOf(await stored(id))
  expect(await stored(id)).toEqual([
    { id: ids[0], ...WHOLE },
    { id: ids[1], ...BARE, ...NOTHING_OWN },
  ])
  const { variants, stock } = await bought(id)
  expect(variants).toMatchObject([
    {
      id: ids[0],
      tiers: [
        { from: 5, amount: 450 },
        { from: 50, amount: 400 },
      ],
      stock: 7,
      leadDays: { from: 2, to: 4 },
      tnved: '8481808100',
      weight: 2400,
      picture: { id: picture?.id },
      facts: [{ name: { text: 'Length' }, value: { text: '180 mm' } }],
    },
    {
      id: ids[1],
      tiers: [{ from: 1, amount: 550 }],
      stock: 3,
      leadDays: { from: 10, to: 20 },
      tnved: '8481',
      weight: null,
      picture: null,
      facts: [],
    },
  ])
  expect(stock).toBe(3)
})

test('a list shows the price of the cheapest variant, and whether another costs more', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  const card = async () => (await (await as('ANONIM', 'GET', `/api/products?ids=${id}`)).json()).data[0]
  const listed = () => bindings().DB.prepare('SELECT price_rub FROM products WHERE id = ?').bind(id).first('price_rub')
  await put(id, BARE, WHOLE)
  expect(await card()).toMatchObject({ fromPrice: true, moq: 5, tiers: [{ from: 5, amount: 450 }, { amount: 400 }] })
  expect([await listed(), (await bought(id)).tiers[0].amount]).toEqual([450, 450])
  await as('OWNER', 'PUT', at(id, '/prices'), { currency: 'RUB', vat: null, tiers: [{ from: 1, amount: 200 }] })
  expect([await listed(), (await card()).tiers[0].amount]).toEqual([220, 220])
  await put(id, BARE)
  expect([await listed(), (await card()).fromPrice]).toEqual([220, undefined])
  await put(id)
  expect([await listed(), (await card()).tiers]).toEqual([200, [expect.objectContaining({ amount: 200 })]])
})

test('where every variant has its own stock, the product has their sum, and none can be typed for it', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, stock: 100 })
  await put(id, { ...BARE, stock: 4 }, WHOLE)
  expect((await own(id)).stock).toBe(11)
  const response = await as('OWNER', 'PATCH', at(id), { stock: 12 })
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    [{ path: 'stock', code: 'of-variants', message: expect.any(String) }],
  ])
  expect((await as('OWNER', 'PATCH', at(id), { stock: 11 })).status).toBe(200)
  await put(id, { ...BARE, stock: null }, WHOLE)
  expect((await as('OWNER', 'PATCH', at(id), { stock: 12 })).status).toBe(200)
})

test('a variant is identified by its id, else by its article, and fields that are not sent are unchanged', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  await bindings().DB.prepare('DELETE FROM removed_variants').run()
  await put(id, WHOLE, BARE)
  const [first, second] = idsOf(await stored(id))
  expect(await rows()).toEqual([
    { id: first, place: 0, sku: 'A-1', article: 'a1' },
    { id: second, place: 1, sku: 'A-2', article: 'a2' },
  ])
  await put(id, { ...BARE, weight: 900 }, { id: first, sku: 'A-9', options: [option] })
  expect(await stored(id)).toEqual([
    { id: second, ...BARE, ...NOTHING_OWN, weight: 900 },
    { ...WHOLE, id: first, sku: 'A-9' },
  ])
  const { version } = await own(id)
  await put(id, { ...BARE, weight: 900 }, { id: first, sku: 'A-9', options: [option] })
  expect((await own(id)).version, 'the same again changes nothing').toBe(version)
  await put(id)
  expect(await rows()).toEqual([])
})

test.each(['A-1', 'a1', 'КШ-50/2', 'кш-50/2'])(
  'a search for the article %s, and the typeahead, lead to its variant',
  async (q) => {
    await ownProduct(bindings(), 1, SOLD).then((id) =>
      put(id, BARE, { ...WHOLE, sku: /[a1]$/i.test(q) ? 'A-1' : 'КШ-50/2' }),
    )
    const query = new URLSearchParams({ q })
    const { data } = await (await as('ANONIM', 'GET', `/api/products?${query}`)).json()
    const typed = (await (await as('ANONIM', 'GET', `/dev/search?${query}`)).json()).data.products.items
    const named = (list: { variant?: string }[]) => list.map(({ variant }) => variant)
    const sku = /[a1]$/i.test(q) ? 'A-1' : 'КШ-50/2'
    expect([named(data), named(typed)]).toEqual([[sku], [sku]])
  },
)

test('what is found by the article of a variant has its price, stock and days, and not those of the cheapest one', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  await put(id, BARE, { ...WHOLE, tiers: [{ from: 5, amount: 9_900_000 }] })
  const found = async (path: string) => (await (await as('ANONIM', 'GET', path)).json()).data
  const own = { tiers: [{ from: 5, amount: 9_900_000 }], stock: 7 }
  const [listed] = await found('/api/products?q=A-1&quantity=10')
  expect(listed).toMatchObject({ ...own, toOrder: { quantity: 3, leadDays: { from: 2, to: 4 } } })
  expect(listed.fromPrice).toBeUndefined()
  expect((await found('/dev/search?q=A-1')).products.items[0]).toMatchObject(own)
  const [cheapest] = await found(`/api/products?ids=${id}`)
  expect(cheapest.fromPrice).toBe(true)
  expect(cheapest.tiers[0].amount).toBeLessThan(9_900_000)
})

test('variants that were stored without ids have the same ids before and after they are saved', async () => {
  const old = [{ sku: 'A-7', options: [option], factor: 1 }]
  const id = await ownProduct(bindings(), 1, { ...SOLD, variants: old })
  expect([idsOf(await stored(id)), idsOf((await bought(id)).variants)]).toEqual([[`${id}-0`], [`${id}-0`]])
  expect(await rows()).toMatchObject([{ id: `${id}-0` }])
  await put(id, BARE, { sku: 'A-7', options: [option] })
  expect(idsOf(await stored(id))[1]).toBe(`${id}-0`)
})

test('moderators review what a variant is, not its price, stock or term', async () => {
  const id = await ownProduct(bindings(), 1, { ...SOLD, variants: [{ ...BARE, id: `${'0'.repeat(16)}` }] })
  await put(id, { ...BARE, factor: 3, stock: 9, leadDays: { from: 1, to: 2 } })
  expect(await waiting()).toEqual([])
  await put(id, { ...BARE, weight: 100 })
  expect(await waiting()).toHaveLength(1)
})

test('two variants of a product with the same options are refused, at the second one', async () => {
  const id = await ownProduct(bindings(), 1)
  const response = await put(id, { sku: 'A-1', options: [option] }, BARE, {
    sku: 'A-3',
    options: [{ ...option, value: { en: ' lever' } }],
  })
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    [{ path: 'variants.2.options', code: 'same-options', message: expect.any(String) }],
  ])
  expect(await stored(id)).toEqual([])
})

test.each([
  [{ ...BARE, id: '06d2k6t0000g1a2b' }, 'variants.0.id', 'not-found'],
  [{ ...BARE, picture: 'https://elsewhere.test/a.jpg' }, 'variants.0.picture', 'not-found'],
  [{ ...BARE, tiers: [] }, 'variants.0.tiers', 'too-short'],
  [{ ...BARE, tiers: [...WHOLE.tiers, { from: 50, amount: 1 }] }, 'variants.0.tiers', 'overlap'],
  [{ ...BARE, stock: -1 }, 'variants.0.stock', 'too-small'],
  [{ ...BARE, leadDays: { from: 5, to: 2 } }, 'variants.0.leadDays', 'order'],
  [{ ...BARE, tnved: '84x' }, 'variants.0.tnved', 'format'],
  [{ ...BARE, weight: 0 }, 'variants.0.weight', 'too-small'],
])('%o is wrong at %s: %s', async (variant, path, code) => {
  const id = await ownProduct(bindings(), 1)
  const response = await put(id, variant)
  expect([response.status, (await response.json()).errors]).toEqual([
    422,
    [{ path, code, message: expect.any(String) }],
  ])
})

test('a removed variant is put back by its id for a week, with its facts, and those of another organization are unknown', async () => {
  const id = await ownProduct(bindings(), 1, SOLD)
  await bindings().DB.prepare('DELETE FROM removed_variants').run()
  await put(id, WHOLE, BARE)
  const [first, second] = idsOf(await stored(id))
  const removed = async () => (await (await as('EMPLOYEE', 'GET', at(id, '/variants'))).json()).meta.removed
  expect(await removed()).toEqual([])
  const response = await (await put(id, { ...BARE, id: second })).json()
  expect([idsOf(response.data), idsOf(response.meta.removed)]).toEqual([[second], [first]])
  expect(await removed()).toEqual([{ id: first, ...WHOLE }])

  const stranger = await ownProduct(bindings(), 2, SOLD)
  const { facts: _, ...sent } = WHOLE
  expect((await put(stranger, { ...sent, picture: null, id: first })).status).toBe(422)
  expect((await put(id, { ...BARE, id: second }, { ...sent, id: first })).status).toBe(200)
  expect(await stored(id)).toMatchObject([{ id: second }, { id: first, ...WHOLE }])
  expect(await removed()).toEqual([])
})
