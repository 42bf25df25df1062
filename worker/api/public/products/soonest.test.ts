import { beforeAll, describe, expect, test } from 'vitest'
import { serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json, bindings } = serveCatalogue()

/** Stock, and the days of the lead time, of bolts by their place. */
const STATED: [number | null, number | null, number | null][] = [
  [5000, 9, 14],
  [250, 1, 3],
  [40, 2, 2],
  [9, null, 1],
  [0, 2, 8],
  [null, 1, null],
  [120, null, null],
  [0, null, null],
]

const soonest = async (query: string, most = STATED.length): Promise<number[]> => {
  const { data } = await json(`/api/products?category=${fixture.bolts.id}&sort=soonest&perPage=96&${query}`)
  const places = data.map(({ id }: { id: string }) => fixture.manyBolts.findIndex((bolt) => bolt.id === id))
  return places.filter((place: number) => place < STATED.length).slice(0, most)
}

beforeAll(async () => {
  const { DB } = bindings()
  const state = (stock: number | null, min: number | null, max: number | null, num: number) =>
    DB.prepare('UPDATE products SET stock = ?, lead_min = ?, lead_max = ? WHERE num = ?').bind(stock, min, max, num)
  await DB.batch([
    DB.prepare('UPDATE products SET stock = 0, lead_min = NULL, lead_max = NULL WHERE category = ?').bind(
      fixture.bolts.num,
    ),
    ...STATED.map(([stock, min, max], at) => state(stock, min, max, fixture.manyBolts[at]?.num ?? 0)),
  ])
})

describe('lists by the time of delivery', () => {
  test.each([
    ['', [3, 2, 1, 0, 6, 5, 4, 7]],
    ['quantity=9', [3, 2, 1, 0, 6, 5, 4, 7]],
    ['quantity=10', [2, 1, 0, 6, 3, 5, 4, 7]],
    ['quantity=40', [2, 1, 0, 6, 3, 5, 4, 7]],
    ['quantity=41', [1, 0, 6, 3, 5, 2, 4, 7]],
    ['quantity=100', [1, 0, 6, 3, 5, 2, 4, 7]],
    ['quantity=121', [1, 0, 3, 5, 2, 4, 6, 7]],
    ['quantity=251', [0, 3, 5, 2, 1, 4, 6, 7]],
    ['quantity=5001', [3, 5, 2, 1, 4, 0, 6, 7]],
    ['quantity=1000', [0, 3, 5, 2, 1, 4, 6, 7]],
  ])(
    '%j: what the stock covers by its days, then what is to order, unknown days last in each',
    async (query, places) => {
      const known = await soonest(query)
      expect(known.slice(0, 6)).toEqual(places.slice(0, 6))
      expect(new Set(known)).toEqual(new Set(places))
    },
  )

  test('among equals the cheaper one comes first', async () => {
    const { data } = await json(`/api/products?category=${fixture.bolts.id}&sort=soonest&perPage=96&quantity=1000`)
    const tail = data
      .slice(7)
      .map(({ tiers }: { tiers: { rub: number }[] }) => tiers[0]?.rub ?? Number.POSITIVE_INFINITY)
    expect(tail).toEqual([...tail].sort((a, b) => a - b))
  })

  test('filters, a search and the rest of the pages keep the order', async () => {
    const all = await soonest('quantity=40')
    expect(await soonest('quantity=40&moq=1000000')).toEqual(all)
    expect(await soonest('quantity=40&q=bolt')).toEqual(all)
    expect(await soonest('quantity=40&inStock=1')).toEqual([2, 1, 0, 6])
    const pages = await Promise.all([1, 2].map((page) => soonestPage(page)))
    expect(pages.flat()).toEqual((await soonestIds()).slice(0, 8))
  })

  test('an edit moves the product at once, and only where its place changes', async () => {
    const { DB } = bindings()
    const edit = (stock: number) =>
      DB.prepare('UPDATE products SET stock = ? WHERE num = ?').bind(stock, fixture.manyBolts[7]?.num).run()
    const rows = async () =>
      await DB.prepare('SELECT max(soonest) AS most FROM listing WHERE product = ?')
        .bind(fixture.manyBolts[7]?.num)
        .first<number>('most')
    await edit(60)
    expect(await rows()).toBe(29_999)
    expect((await soonest('quantity=40')).slice(0, 5).toSorted()).toEqual([0, 1, 2, 6, 7])
    await edit(61)
    expect(await rows()).toBe(29_999)
    await edit(0)
    expect(await rows()).toBe(49_999)
  })
})

const soonestIds = async (paging = 'perPage=96'): Promise<string[]> =>
  (await json(`/api/products?category=${fixture.bolts.id}&sort=soonest&quantity=40&${paging}`)).data.map(
    ({ id }: { id: string }) => id,
  )
const soonestPage = (page: number) => soonestIds(`perPage=4&page=${page}`)
