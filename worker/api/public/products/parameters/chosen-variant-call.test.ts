import { beforeAll, describe, expect, test } from 'vitest'
import type { StoredParameter } from '../../../../../domain/parameters/parameter.ts'
import { serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import { ROWS } from '../../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../../db/insert.ts'
import { parameters, type StoredVariant } from '../../../../db/schema.ts'

const { json, bindings } = serveCatalogue()
const [bolt] = fixture.manyBolts

const options = (thread: string, coating: string) => [
  { name: { en: 'Thread', ru: 'Резьба' }, value: { en: `${thread} mm`, ru: `${thread} мм` } },
  { name: { ru: 'Покрытие' }, value: { ru: coating } },
]
const PLAIN: StoredVariant = { sku: 'B-8', options: options('8', 'none'), factor: 1 }
const ZINC: StoredVariant = {
  sku: 'B-8-Z',
  options: options('8', 'цинк'),
  factor: 1,
  tiers: [
    { from: 1, amount: 900 },
    { from: 100, amount: 300 },
  ],
  stock: 7,
  leadMin: 2,
  leadMax: 4,
  picture: 'https://shop.example/zinc.jpg',
}
const LARGE: StoredVariant = { sku: 'B-10-Z', options: options('10', 'цинк'), factor: 3 }
const PICTURES = ['plain', 'zinc'].map((name) => ({ url: `https://shop.example/${name}.jpg`, kind: 'photo' }))
const STATED: StoredParameter[] = [
  [1, 8, null, 1, -1],
  [1, 10, null, 0, -1],
  [2, '8', null, 1, -1],
  [2, 'zinc', null, 0, -1],
  [3, 4321, null, 1, 0],
]

beforeAll(async () => {
  const { DB } = bindings()
  const columns =
    'variants = ?, parameters = ?, tiers = ?, currency = ?, unit = ?, pictures = ?, facts = ?, stock = 3, moq = 1, lead_min = 10, lead_max = 20'
  await DB.batch([
    ...insertRows(DB, parameters, ROWS),
    DB.prepare(`UPDATE products SET ${columns} WHERE id = ?`).bind(
      JSON.stringify([PLAIN, ZINC, LARGE]),
      JSON.stringify(STATED),
      JSON.stringify([{ from: 1, amount: 500 }]),
      'RUB',
      'piece',
      JSON.stringify(PICTURES),
      JSON.stringify([
        { name: { en: 'Mass' }, value: '4321 kg' },
        { name: { en: 'Thread' }, value: 'several' },
      ]),
      bolt?.id,
    ),
  ])
})

const card = async (query: string) =>
  (await json(`/api/products?category=${fixture.bolts.id}&perPage=96&locale=en&${query}`)).data.find(
    ({ id }: { id: string }) => id === bolt?.id,
  )

describe('a list that is filtered by parameters', () => {
  test.each([
    ['params=coating:zinc', 'B-8-Z', 900, 7, true],
    ['params=coating:zinc;thread:8', 'B-8-Z', 900, 7, undefined],
    ['params=coating:zinc;thread:9..', 'B-10-Z', 1500, 3, undefined],
    ['params=thread:10', 'B-10-Z', 1500, 3, undefined],
    ['params=thread:8', 'B-8', 500, 3, true],
    ['params=coating:zinc;mass:4321..4321', 'B-8-Z', 900, 7, true],
  ])('shows the cheapest variant that has all values: %s', async (query, variant, amount, stock, fromPrice) => {
    const found = await card(query)
    expect(found).toMatchObject({ variant, stock })
    expect([found.tiers[0].amount, found.fromPrice]).toEqual([amount, fromPrice])
  })

  test('names the variant by its id, as comparisons and lists do, and no variant where the product is shown', async () => {
    const { data } = await json(`/api/products/${bolt?.id}?locale=en`)
    const idOf = (article: string) => data.variants.find(({ sku }: { sku: string }) => sku === article).id
    for (const query of ['params=coating:zinc', 'params=thread:10']) {
      const { variant, variantId } = await card(query)
      expect(variantId, query).toBe(idOf(variant))
    }
    expect(await card('')).not.toHaveProperty('variantId')
    const [named] = (await json('/api/products?q=BV-F-50-16-L')).data
    expect([named.variant, named.variantId]).toEqual(['BV-F-50-16-L', `${fixture.flangedValve.id}-0`])
  })

  test('shows which of them is cheapest at the quantity, and in how many days what it lacks is there', async () => {
    const large = await card('params=coating:zinc&quantity=200')
    expect(large).toMatchObject({ variant: 'B-8-Z', atQuantity: { price: { amount: 300 } } })
    expect(await card('params=coating:zinc;thread:8&quantity=10')).toMatchObject({
      toOrder: { quantity: 3, leadDays: { from: 2, to: 4 } },
    })
    expect(await card('params=thread:10&quantity=10')).toMatchObject({
      variant: 'B-10-Z',
      toOrder: { quantity: 7, leadDays: { from: 10, to: 20 } },
    })
  })

  test('shows the picture of the variant, and its own values in the columns', async () => {
    const zinc = await card('params=coating:zinc;thread:8&columns=all')
    expect(zinc.picture.url).toBe('https://shop.example/zinc.jpg')
    const textsOf = ({ columns }: { columns: { key: string; value: { text: string } }[] }) =>
      columns.map(({ key, value }) => [key, value.text])
    expect(textsOf(zinc)).toEqual([
      ['thread', '8 mm'],
      ['coating', 'цинк'],
      ['mass', '4321 kg'],
    ])
    expect(textsOf(await card('params=coating:zinc;thread:8&columns=1'))).toEqual([['thread', '8 mm']])
    const large = await card('params=thread:10&columns=1')
    expect(large.picture.url).toBe('https://shop.example/plain.jpg')
    expect(textsOf(large)).toEqual([['thread', '10 mm']])
    expect(textsOf(await card('columns=all'))).toEqual([['mass', '4321 kg']])
  })

  test.each(['', 'params=mass:4321..', 'params=thread:8,10', 'params=thread:10;coating:8'])(
    'shows the product where its variants do not differ in what is chosen, or none has it all: %s',
    async (query) => {
      const found = await card(query)
      expect(found).toMatchObject({ stock: 3, fromPrice: true, tiers: [{ amount: 500 }] })
      expect(found.variant).toBeUndefined()
    },
  )
})
