import { beforeAll, describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import {
  ALL,
  declareParameters,
  FILTERS,
  GOODS,
  PLAIN,
  storeGoods,
} from '../../../../../tests/fixtures/catalogue/split-bolts.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'

const { json, bindings } = serveCatalogue()
const category = fixture.bolts.id
/** What is in stock, and one more; `npm run test:full` asks for others, too. */
const QUANTITIES = process.env.FULL ? [1, 40, 41, 100] : [40, 41]

beforeAll(async () => {
  await declareParameters(bindings().DB)
  await storeGoods(bindings().DB, ALL)
})

const query = (params: string, more = '') =>
  `category=${category}&perPage=96${params === '' ? '' : `&params=${params}`}${more}`

interface Card {
  id: string
  stock: number | null
}

const listOf = async (params: string, more: string): Promise<{ data: Card[]; meta: { total: number } }> =>
  json(`/api/products?${query(params, more)}`)

describe.each(FILTERS)('a list of what is in stock, filtered by %j', (params) => {
  test.each(QUANTITIES)('has cards that say that %d are there, and all of them', async (quantity) => {
    const plain = await listOf(params, `&quantity=${quantity}`)
    const sure = plain.data.filter(({ stock }) => (stock ?? 0) >= quantity).map(({ id }) => id)
    const lists = ['', '&sort=price', '&sort=soonest', '&sort=new', '&q=bolt', '&sort=-price&country=CN'].map((more) =>
      listOf(params, `&inStock=1&quantity=${quantity}${more}`),
    )
    const [first, ...others] = await Promise.all(lists)
    for (const card of [first, ...others].flatMap((list) => list?.data ?? []))
      expect(card.stock, card.id).toBeGreaterThanOrEqual(quantity)
    // What the plain list shows with enough is there; of the rest what another variant with the values has.
    expect(ids(first?.data ?? [])).toEqual(expect.arrayContaining(sure))
    for (const { data, meta } of others.slice(0, 4)) {
      expect(ids(data).sort()).toEqual(ids(first?.data ?? []).sort())
      expect(meta.total).toBe(first?.meta.total)
    }
  })

  test.each(['', '&q=bolt'])('sorted by delivery has first all cards that say that 41 are there%s', async (more) => {
    const { data } = await listOf(params, `&quantity=41&sort=soonest${more}`)
    const apart = fixture.manyBolts[GOODS.length]?.id
    const enough = data.filter(({ id }) => id !== apart).map(({ stock }) => (stock ?? 0) >= 41)
    expect(enough.lastIndexOf(true)).toBe(enough.indexOf(false) - 1)
    const there = await listOf(params, '&quantity=41&inStock=1')
    expect(enough.filter(Boolean)).toHaveLength(there.data.filter(({ id }) => id !== apart).length)
  })

  test.each(QUANTITIES)('at %d has the counts that choosing a value would give', async (quantity) => {
    await storeGoods(bindings().DB, [...GOODS, PLAIN])
    const stock = `&inStock=1&quantity=${quantity}`
    const facets = await json(`/api/products/filter?${query(params, stock)}`)
    expect(facets.data.inStock).toBe((await listOf(params, stock)).meta.total)
    const without = await json(`/api/products/filter?${query(params, `&quantity=${quantity}`)}`)
    expect(without.data.inStock).toBe(facets.data.inStock)
    const filters = params === '' ? [] : params.split(';')
    for (const { key, values } of facets.data.parameters)
      for (const { value, count } of values ?? []) {
        const chosen = [...filters.filter((filter) => !filter.startsWith(`${key}:`)), `${key}:${value}`].join(';')
        expect((await listOf(chosen, stock)).meta.total, chosen).toBe(count)
      }
    await storeGoods(bindings().DB, ALL)
  })
})

test('a variant with more than its product says is found by its values', async () => {
  const id = fixture.manyBolts[GOODS.length]?.id
  const { data } = await json(`/api/products?${query('thread:40', '&inStock=1&quantity=400')}`)
  expect(data).toMatchObject([{ id, variant: 'HEX', stock: 500 }])
})

test('of a variant that a query names its own stock counts', async () => {
  const named = (sku: string, quantity: number) =>
    json(`/api/products?${query('', `&q=${sku}&inStock=1&quantity=${quantity}`)}`)
  expect((await named('HEX', 400)).data).toMatchObject([{ variant: 'HEX', stock: 500 }])
  expect((await named('M63', 2)).data).toMatchObject([{ variant: 'M63', stock: 2 }])
  expect((await named('M63', 3)).meta.total).toBe(0)
})
