import { beforeAll, describe, expect, test } from 'vitest'
import { parametersOf } from '../../../../../domain/parameters/parameter.ts'
import { ids, serveCatalogue } from '../../../../../tests/fixtures/api.ts'
import { ROWS } from '../../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../../db/insert.ts'
import { parameters, type StoredVariant } from '../../../../db/schema.ts'

const { json, bindings } = serveCatalogue()
const category = fixture.bolts.id

const THREADS = [40, 41, 42]
const COATINGS = ['none', 'zinc']
const STOCKS = [0, 3, 39, 40, 60]
const QUANTITIES = [1, 40, 41, 100]

/** Numbers that are the same in every run. */
function series(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

interface Good {
  facts: StoredVariant['options']
  variants: StoredVariant[]
  stock: number
}

const optionsOf = (thread?: number, coating?: string): StoredVariant['options'] => [
  ...(thread === undefined ? [] : [{ name: { en: 'Thread' }, value: `${thread} mm` }]),
  ...(coating === undefined ? [] : [{ name: { en: 'Coating' }, value: { en: coating } }]),
]

/**
 * Goods of which all variants have a stock of their own, none, or some; with values of their own that variants do not state, or state
 * otherwise.
 */
function goodOf(at: number): Good {
  const next = series(at + 1)
  const pick = <T>(all: T[]): T | undefined => all[next(all.length)]
  const own = ['all', 'none', 'some'][at % 3]
  const variants = Array.from({ length: at % 5 }, (_, place): StoredVariant => {
    const hasStock = own === 'all' || (own === 'some' && place % 2 === 0)
    const stock = hasStock ? pick(STOCKS) : undefined
    return {
      sku: `STK-${at}-${place}`,
      options: optionsOf(next(6) === 0 ? undefined : pick(THREADS), next(3) === 0 ? undefined : pick(COATINGS)),
      factor: 1 + next(4),
      ...(stock !== undefined && { stock }),
    }
  })
  const stocks = variants.map(({ stock }) => stock ?? 0)
  const isSum = variants.length > 0 && own === 'all'
  const typed = Math.max(pick(STOCKS) ?? 0, ...stocks)
  return {
    facts: optionsOf(next(2) === 0 ? undefined : pick(THREADS), pick(COATINGS)),
    variants,
    stock: isSum ? stocks.reduce((sum, stock) => sum + stock, 0) : typed,
  }
}

const GOODS = Array.from({ length: fixture.manyBolts.length - 1 }, (_, at) => goodOf(at))
/** Has less than one of its variants, whose articles are words of its name. */
const APART: Good = {
  facts: optionsOf(undefined, 'zinc'),
  variants: [
    { sku: 'HEX', options: optionsOf(40), factor: 1, stock: 500 },
    { sku: 'M63', options: optionsOf(41), factor: 1 },
  ],
  stock: 2,
}
const PLAIN: Good = { facts: [], variants: [], stock: 0 }
const ALL = [...GOODS, APART]

async function store(goods: Good[]): Promise<void> {
  const { DB } = bindings()
  const definitions = ROWS.map(({ aliases = [], options = [], unit = null, ...row }) => ({
    ...row,
    num: row.num ?? 0,
    aliases,
    options,
    unit,
  }))
  await DB.batch([
    DB.prepare('UPDATE products SET stock = 0 WHERE category = ?').bind(fixture.bolts.num),
    ...goods.map(({ facts, variants, stock }, at) =>
      DB.prepare('UPDATE products SET facts = ?, variants = ?, parameters = ?, stock = ? WHERE id = ?').bind(
        JSON.stringify(facts),
        JSON.stringify(variants),
        JSON.stringify(parametersOf(definitions, { facts, variants })),
        stock,
        fixture.manyBolts[at]?.id,
      ),
    ),
  ])
}

beforeAll(async () => {
  const { DB } = bindings()
  await DB.batch([...insertRows(DB, parameters, ROWS)])
  await store(ALL)
})

const FILTERS = [
  '',
  'thread:40',
  'thread:40,41',
  'thread:40..41',
  'thread:40,41,42',
  'coating:zinc',
  'coating:8,zinc',
  'thread:40;coating:zinc',
  'thread:41..;coating:8,zinc',
]
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

  test.each(QUANTITIES)('at %d has counts of what choosing a value would find', async (quantity) => {
    await store([...GOODS, PLAIN])
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
    await store(ALL)
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
