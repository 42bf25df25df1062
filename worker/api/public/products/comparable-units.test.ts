/** Lists of kilograms and tonnes, which measure the same (docs/behaviour.md, "Fractions of a unit"). */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProductCard } from '../../../../domain/contract/products.ts'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { bindings, json } = serveCatalogue()
const read = (query: string) => json(`/api/products?locale=en&${query}`)

describe('of kilograms and tonnes', () => {
  const HEAVY = `category=${fixture.ballValves.id}`
  const perKilogram = ({ unit, atQuantity }: ProductCard): number =>
    (atQuantity?.price?.rub ?? Number.NaN) / (unit === 'tonne' ? 1000 : 1)
  beforeAll(async () => {
    const { DB } = bindings()
    const sold = DB.prepare('UPDATE products SET unit = ?, stock = ? WHERE id = ?')
    await DB.batch([
      sold.bind('kilogram', 15_000, fixture.flangedValve.id),
      sold.bind('tonne', 30, fixture.yuanValve.id),
      ...fixture.manyBolts
        .slice(0, 12)
        .map(({ id }, at) => sold.bind(at % 3 === 0 ? 'piece' : 'tonne', at % 3 === 0 ? 30_000 : 3 ** at, id)),
    ])
  })

  test('are compared with each other, in the unit of each', async () => {
    const { data } = await read(`${HEAVY}&quantity=20000&unit=kilogram&sort=price`)
    const [cheap, dear] = data
    expect([cheap.unit, cheap.atQuantity.quantity, cheap.atQuantity.apart]).toEqual(['tonne', 20, null])
    expect([dear.unit, dear.atQuantity.quantity, dear.atQuantity.apart]).toEqual(['kilogram', 20_000, null])
    expect(perKilogram(cheap)).toBeLessThan(perKilogram(dear))
    expect(dear.toOrder.quantity).toBe(5000)
    expect(cheap.toOrder).toBeUndefined()
  })

  test('are sorted, filtered and counted by the price of the requested unit, and of the other the same', async () => {
    for (const [quantity, unit, per] of [
      [20_000, 'kilogram', 1],
      [20, 'tonne', 1000],
    ] as const) {
      const query = `${HEAVY}&quantity=${quantity}&unit=${unit}`
      const rising: ProductCard[] = (await read(`${query}&sort=price`)).data
      expect(ids((await read(`${query}&sort=-price`)).data)).toEqual(ids(rising.toReversed()))
      expect(ids((await read(`${query}&sort=price&page=2&perPage=1`)).data)).toEqual(ids(rising.slice(1)))
      const [first] = rising
      if (!first) throw new Error('No goods')
      const price = Math.ceil((perKilogram(first) * per) / 100)
      for (const sort of ['price', '-price', 'popular', 'soonest']) {
        const cheap = await read(`${query}&priceMax=${price}&sort=${sort}`)
        expect(ids(cheap.data), `${unit} ${sort}`).toEqual([first.id])
        expect(cheap.meta.total).toBe(1)
      }
      const { data } = await json(`/api/products/filter?${query}`)
      expect(data.price.min).toBeLessThanOrEqual(price)
      expect(data.inStock).toBe(1)
      expect(ids((await read(`${query}&inStock=1`)).data)).toEqual([fixture.yuanValve.id])
      expect(ids((await read(`${query}&sort=soonest`)).data)[0]).toBe(fixture.yuanValve.id)
    }
  })

  test('are in one order by delivery on whatever pages, with what is sold by the piece', async () => {
    const order = async (query: string) => ids((await read(`quantity=20000&unit=kilogram&sort=soonest&${query}`)).data)
    const whole = await order('perPage=96')
    expect(whole.length).toBeGreaterThan(20)
    const pages = [1, 2, 3, 4, 5, 6, 7].map((page) => order(`perPage=3&page=${page}`))
    expect((await Promise.all(pages)).flat()).toEqual(whole.slice(0, 21))
  })

  test('are bought in fractions, but not below the smallest order', async () => {
    const { data } = await read(`${HEAVY}&quantity=10.5&unit=tonne&sort=price`)
    expect(data.map(({ atQuantity }: ProductCard) => [atQuantity?.quantity, atQuantity?.apart])).toEqual([
      [10.5, null],
      [10_500, null],
    ])
    const few = await read(`${HEAVY}&quantity=2.5&unit=tonne&sort=price`)
    expect(few.data.map(({ atQuantity }: ProductCard) => atQuantity?.apart)).toEqual([null, 'minimum'])
    expect(few.meta.step).toBe(1)
  })

  test('are not compared with pieces', async () => {
    const { data } = await read(`${HEAVY}&quantity=20000`)
    expect(data.map(({ atQuantity }: ProductCard) => atQuantity?.apart)).toEqual(['unit', 'unit'])
  })
})
