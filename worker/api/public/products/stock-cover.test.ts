import { beforeAll, describe, expect, test } from 'vitest'
import { serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json, bindings } = serveCatalogue()

/** Stock of bolts by their place; all others have none. */
const STOCKS = [5000, 250, 40, 39, 9, 1, 0, null, 999, 1000]
const category = fixture.bolts.id

beforeAll(async () => {
  const { DB } = bindings()
  await DB.batch([
    DB.prepare('UPDATE products SET stock = 0 WHERE category = ?').bind(fixture.bolts.num),
    ...STOCKS.map((stock, at) =>
      DB.prepare('UPDATE products SET stock = ? WHERE num = ?').bind(stock, fixture.manyBolts[at]?.num),
    ),
  ])
})

const places = (data: { id: string }[]): number[] =>
  data.map(({ id }) => fixture.manyBolts.findIndex((bolt) => bolt.id === id)).sort((a, b) => a - b)

const having = (quantity: number): number[] =>
  STOCKS.flatMap((stock, at) => (stock !== null && stock >= quantity ? [at] : []))

describe('in stock at a quantity', () => {
  test.each([1, 2, 10, 39, 40, 41, 100, 500, 1000, 1001, 6000])('%d: what the stock covers', async (quantity) => {
    for (const more of ['', '&sort=price', '&sort=soonest', '&sort=new', '&q=bolt', '&priceMin=0']) {
      const query = `category=${category}&perPage=96&quantity=${quantity}${more}`
      const { data, meta } = await json(`/api/products?${query}&inStock=1`)
      const priced = more === '&priceMin=0' ? await json(`/api/products?${query}`) : null
      const expected = priced
        ? having(quantity).filter((place) => places(priced.data).includes(place))
        : having(quantity)
      expect(places(data), query).toEqual(expected)
      expect(meta.total, query).toBe(expected.length)
      for (const filter of ['', '&inStock=1', '&country=CN']) {
        const facets = await json(`/api/products/filter?${query}${filter}`)
        const within = filter === '&country=CN' ? await json(`/api/products?${query}&inStock=1${filter}`) : null
        expect(facets.data.inStock, query + filter).toBe(within?.meta.total ?? expected.length)
      }
    }
  })

  test('without a quantity anything in stock', async () => {
    const { data } = await json(`/api/products?category=${category}&perPage=96&inStock=1`)
    expect(places(data)).toEqual(having(1))
  })
})
