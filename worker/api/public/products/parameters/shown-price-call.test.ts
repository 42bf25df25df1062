import { beforeAll, describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import { ALL, declareParameters, FILTERS, storeGoods } from '../../../../../tests/fixtures/catalogue/split-bolts.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { database } from '../../../../db/connection.ts'
import { fewSplit } from './shown-price.ts'

const { json, bindings } = serveCatalogue()

/** Whole roubles, so that what is computed from the stored price is not rounded. */
const priceOf = (at: number) => 10_000 * (1 + ((at * 7) % 13))

beforeAll(async () => {
  const { DB } = bindings()
  await declareParameters(DB)
  await storeGoods(DB, ALL)
  await DB.batch(
    ALL.map(({ variants }, at) =>
      DB.prepare(
        'UPDATE products SET currency = ?, vat_included = 0, vat_rate = 20, moq = 1, tiers = ?, price_rub = ? WHERE id = ?',
      ).bind(
        'RUB',
        JSON.stringify([
          { from: 1, amount: 2 * priceOf(at) },
          { from: 100, amount: priceOf(at) },
        ]),
        2 * priceOf(at) * Math.min(...(variants.length > 0 ? variants.map(({ factor }) => factor) : [1])),
        fixture.manyBolts[at]?.id,
      ),
    ),
  )
})

interface Card {
  id: string
  tiers: { amount: number }[]
  atQuantity?: { price: { amount: number } | null }
}
const listOf = async (more: string): Promise<{ data: Card[]; meta: { total: number; cheapest?: boolean } }> =>
  json(`/api/products?category=${fixture.bolts.id}&perPage=96&inStock=1${more}`)
const shown = ({ tiers, atQuantity }: Card): number =>
  (atQuantity ? atQuantity.price?.amount : tiers[0]?.amount) ?? Infinity

describe.each(FILTERS.filter((params) => params !== ''))('a list filtered by %s', (params) => {
  test.each(['', '&quantity=10', '&quantity=100'])(
    'is sorted by the prices that its cards show%s',
    async (quantity) => {
      const chosen = `&params=${params}${quantity}`
      const plain = await listOf(chosen)
      const rising = await listOf(`${chosen}&sort=price`)
      expect(ids(rising.data).sort()).toEqual(ids(plain.data).sort())
      expect(rising.meta.cheapest).toBeUndefined()
      const prices = rising.data.map(shown)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      const falling = (await listOf(`${chosen}&sort=-price`)).data.map(shown)
      expect(falling).toEqual(falling.toSorted((one, other) => other - one))
    },
  )

  test.each(['', '&quantity=100'])('has in a range of prices what its cards show to be there%s', async (quantity) => {
    const chosen = `&params=${params}${quantity}`
    const all = (await listOf(chosen)).data
    for (const [least, most] of [
      [0, 1500],
      [1500, 4000],
      [2600, 2600],
    ] as const) {
      const range = `${chosen}&priceMin=${least}&priceMax=${most}`
      const { data, meta } = await listOf(range)
      const expected = all.filter((card) => shown(card) >= least * 100 && shown(card) <= most * 100)
      expect(ids(data).sort(), range).toEqual(ids(expected).sort())
      expect(meta.total).toBe(expected.length)
      const facets = await json(`/api/products/filter?category=${fixture.bolts.id}&inStock=1${range}`)
      expect(facets.data.inStock).toBe(expected.length)
      const ends = all.map((card) => shown(card) / 100)
      expect(facets.data.price).toEqual({ min: Math.min(...ends), max: Math.max(...ends) })
    }
  })
})

test('a list with a query has the prices of cheapest variants, and says so', async () => {
  expect((await listOf('&params=thread:40&sort=price&q=bolt')).meta.cheapest).toBe(true)
  expect((await listOf('&params=thread:40&q=bolt')).meta.cheapest).toBeUndefined()
  expect((await listOf('&sort=price')).meta.cheapest).toBeUndefined()
})

test('prices of many products with variants are not computed', async () => {
  const { DB } = bindings()
  const db = database(DB)
  const selection = {
    category: fixture.bolts.id,
    params: [{ key: 'thread', values: ['40'], min: null, max: null }],
  }
  expect(await fewSplit(db, selection)).toBe(true)
  const many = JSON.stringify(Array.from({ length: 501 }, (_, at) => 900_000 + at))
  await DB.batch(
    [
      'INSERT INTO listing_parameters (product, parameter, value, lowest, rank) SELECT value, 1, 40, 1, 1 FROM json_each(?)',
      "INSERT INTO variants (id, product, place, sku, article) SELECT 'v' || value, value, 0, 'v', 'v' FROM json_each(?)",
    ].map((statement) => DB.prepare(statement).bind(many)),
  )
  expect(await fewSplit(db, selection)).toBe(false)
  expect((await listOf('&params=thread:40&sort=price')).meta.cheapest).toBe(true)
})
