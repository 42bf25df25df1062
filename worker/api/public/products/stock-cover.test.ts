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
    for (const more of [
      '',
      '&sort=price',
      '&sort=-price',
      '&sort=soonest',
      '&sort=new',
      '&q=bolt',
      '&priceMin=0',
      '&priceMin=0&sort=-price',
    ]) {
      const query = `category=${category}&perPage=96&quantity=${quantity}${more}`
      const { data, meta } = await json(`/api/products?${query}&inStock=1`)
      const priced = more.includes('priceMin') ? await json(`/api/products?${query}`) : null
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

  test.each(['sort=price', 'sort=-price', 'sort=soonest'])(
    'by %s the pages have each of them once, in the order of the whole list',
    async (order) => {
      const query = `category=${category}&quantity=9&inStock=1&${order}`
      const ids = async (paging: string) => {
        const { data } = await json(`/api/products?${query}&${paging}`)
        return data.map(({ id }: { id: string }) => id)
      }
      const pages = await Promise.all([1, 2, 3, 4].map((page) => ids(`perPage=2&page=${page}`)))
      const whole = await ids('perPage=96')
      expect(whole.length).toBeGreaterThan(3)
      expect(pages.flat()).toEqual(whole.slice(0, 8))
      const all = await json(`/api/products?${query.replace('&inStock=1', '')}&perPage=96`)
      const sorted = all.data.map(({ id }: { id: string }) => id).filter((id: string) => whole.includes(id))
      expect(whole).toEqual(sorted)
    },
  )

  test('without a quantity anything in stock', async () => {
    const { data } = await json(`/api/products?category=${category}&perPage=96&inStock=1`)
    expect(places(data)).toEqual(having(1))
  })
})
