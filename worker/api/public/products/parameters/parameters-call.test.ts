import { beforeAll, describe, expect, test } from 'vitest'
import { ids, serveCatalogue, statusAndCode } from '../../../../../tests/fixtures/api.ts'
import { BOLTS, type Bolt, ROWS, stated, storedOf } from '../../../../../tests/fixtures/catalogue/bolt-parameters.ts'
import * as fixture from '../../../../../tests/fixtures/catalogue.ts'
import { insertRows } from '../../../../db/insert.ts'
import { parameters } from '../../../../db/schema.ts'

const { json, get, bindings } = serveCatalogue()
const category = fixture.bolts.id

beforeAll(async () => {
  const { DB } = bindings()
  const facts = JSON.stringify([{ name: { en: 'Thread' }, value: { en: 'as stated', ru: 'как есть' } }])
  await DB.batch([
    ...insertRows(DB, parameters, ROWS),
    ...BOLTS.map((bolt) =>
      DB.prepare('UPDATE products SET parameters = ?, facts = ? WHERE num = ?').bind(
        JSON.stringify(storedOf(bolt)),
        facts,
        bolt.num,
      ),
    ),
  ])
})

const list = (query: string) => json(`/api/products?category=${category}&perPage=96&locale=en&${query}`)
const facets = async (query: string) =>
  (await json(`/api/products/filter?category=${category}&locale=en&${query}`)).data.parameters
const sorted = (rows: string[]) => [...rows].sort()

const is = {
  thread:
    (...threads: number[]) =>
    (bolt: Bolt) =>
      bolt.threads.some((thread) => threads.includes(thread)),
  coating: (coating: string) => (bolt: Bolt) => bolt.coating === coating,
  mass: (min: number, max: number) => (bolt: Bolt) => bolt.mass >= min && bolt.mass <= max,
}

describe('the filter by parameters', () => {
  const cases: [string, (bolt: Bolt) => boolean][] = [
    ['params=thread:5', is.thread(5)],
    ['params=thread:5,6,31', is.thread(5, 6, 31)],
    ['params=coating:zinc', is.coating('zinc')],
    ['params=coating:8', is.coating('8')],
    ['params=mass:2..10', is.mass(2, 10)],
    ['params=mass:..1.5', is.mass(0, 1.5)],
    ['params=temperature:-30..150', ({ range: [low, high] }) => low <= -30 && high >= 150],
    ['params=temperature:200..', ({ range: [low, high] }) => low <= 200 && high >= 200],
    [
      'params=thread:5,30;coating:zinc;mass:1..',
      (bolt) => is.thread(5, 30)(bolt) && is.coating('zinc')(bolt) && bolt.mass >= 1,
    ],
    ['params=thread:5,30&inStock=1', (bolt) => is.thread(5, 30)(bolt) && bolt.inStock],
    ['params=coating:zinc&q=bolt', is.coating('zinc')],
  ]
  test.each(cases)('%s', async (query, matches) => {
    const { data, meta } = await list(query)
    const expected = stated.filter(matches).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(0)
    expect(sorted(ids(data))).toEqual(sorted(expected))
    expect(meta.total).toBe(expected.length)
  })

  test.each(['size:5', 'coating:gold', 'coating:1..2', 'thread:wide', 'note:5', 'thread:', 'thread:1;thread:2'])(
    'refuses %s',
    async (params) => {
      for (const path of ['/api/products', '/api/products/filter'])
        expect(await statusAndCode(await get(`${path}?category=${category}&params=${params}`))).toEqual([
          422,
          'input.invalid',
        ])
    },
  )

  test('refuses the parameters of another category, and parameters without a category', async () => {
    for (const query of [`category=${fixture.steelPipes.id}&params=thread:5`, 'params=thread:5', 'sort=by-thread'])
      expect((await get(`/api/products?${query}`)).status).toBe(422)
  })
})

describe('the facets of parameters', () => {
  const countsOf = (all: { key: string; values: { value: string; count: number }[] }[], key: string) =>
    Object.fromEntries(all.find((facet) => facet.key === key)?.values.map(({ value, count }) => [value, count]) ?? [])
  const expectedCounts = (bolts: Bolt[], values: (bolt: Bolt) => (string | number)[]) => {
    const counts: Record<string, number> = {}
    for (const value of bolts.flatMap(values)) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }

  test.each([
    ['', () => true],
    ['&inStock=1', ({ inStock }: Bolt) => inStock],
    ['&q=bolt', () => true],
  ])('count values, those of the parameter’s own filter as if it were not set%s', async (more, matches) => {
    const all = await facets(`params=thread:5,30;coating:zinc${more}`)
    const bolts = stated.filter(matches)
    expect(countsOf(all, 'thread')).toEqual(expectedCounts(bolts.filter(is.coating('zinc')), ({ threads }) => threads))
    expect(countsOf(all, 'coating')).toEqual(expectedCounts(bolts.filter(is.thread(5, 30)), ({ coating }) => [coating]))
    const chosen = bolts.filter((bolt) => is.thread(5, 30)(bolt) && is.coating('zinc')(bolt))
    const masses = chosen.map(({ mass }) => mass)
    expect(all.find(({ key }: { key: string }) => key === 'mass').range).toEqual({
      min: Math.min(...masses),
      max: Math.max(...masses),
    })
  })

  test('count the only parameter that is filtered within the other filters', async () => {
    const all = await facets('params=thread:5&inStock=1')
    const bolts = stated.filter(({ inStock }) => inStock)
    expect(countsOf(all, 'thread')).toEqual(expectedCounts(bolts, ({ threads }) => threads))
  })

  test('come from maintained counts where nothing is filtered, in the order of the category', async () => {
    const all = await facets('')
    expect(all.map(({ key }: { key: string }) => key)).toEqual(['thread', 'coating', 'mass', 'temperature', 'note'])
    expect(countsOf(all, 'thread')).toEqual(expectedCounts(stated, ({ threads }) => threads))
    expect(all[0]).toMatchObject({
      name: { text: 'Thread', lang: 'en' },
      kind: 'number',
      unit: 'mm',
      filter: 'values',
      column: true,
    })
    expect(all[1].values).toContainEqual({
      value: 'zinc',
      name: { text: 'zinc', lang: 'en' },
      count: stated.filter(is.coating('zinc')).length,
    })
    expect(all[2].range).toEqual({ min: 0, max: Math.max(...stated.map(({ mass }) => mass)) })
  })

  test('are none outside the category', async () => {
    expect((await json('/api/products/filter')).data.parameters).toEqual([])
  })
})

describe('the order by a parameter', () => {
  const lowest = ({ threads }: Bolt) => Math.min(...threads)
  const expected = (direction: 1 | -1, matches: (bolt: Bolt) => boolean = () => true) =>
    BOLTS.filter(matches)
      .sort((a, b) => {
        const [one, other] = [a, b].map(({ threads }) => threads.length > 0)
        if (one !== other) return one ? -1 : 1
        return direction * ((one ? lowest(a) - lowest(b) : 0) || a.rank - b.rank || a.num - b.num)
      })
      .map(({ id }) => id)

  test.each([
    ['by-thread', 1],
    ['-by-thread', -1],
  ] as const)('%s, those without a value last, on every page', async (sort, direction) => {
    expect(ids((await list(`sort=${sort}`)).data)).toEqual(expected(direction))
    expect(ids((await list(`sort=${sort}&params=coating:zinc`)).data)).toEqual(
      expected(direction, (bolt) => bolt.threads.length > 0 && bolt.coating === 'zinc'),
    )
    expect(ids((await list(`sort=${sort}&q=bolt`)).data)).toEqual(expected(direction))
  })

  test.each([
    ['by-temperature', 1],
    ['-by-temperature', -1],
  ] as const)('%s: ranges by their upper ends, then by their lower ones', async (sort, direction) => {
    const order = (bolts: Bolt[]) =>
      bolts
        .toSorted(
          (a, b) =>
            direction * (a.range[1] - b.range[1] || a.range[0] - b.range[0] || a.rank - b.rank || a.num - b.num),
        )
        .map(({ id }) => id)
    const stating = order(stated)
    expect(ids((await list(`sort=${sort}`)).data).slice(0, stating.length)).toEqual(stating)
    const zinc = order(stated.filter(({ coating }) => coating === 'zinc'))
    expect(ids((await list(`sort=${sort}&params=coating:zinc`)).data)).toEqual(zinc)
    const second = await json(`/api/products?category=${category}&sort=${sort}&perPage=10&page=2`)
    expect(ids(second.data)).toEqual(stating.slice(10, 20))
  })

  test('continues from page to page', async () => {
    const page = async (at: number) =>
      ids((await json(`/api/products?category=${category}&sort=by-thread&perPage=25&page=${at}`)).data)
    expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(expected(1))
  })
})

test('columns are what the seller wrote', async () => {
  const { data } = await list('columns=1&params=thread:5')
  expect(data[0].columns).toEqual([
    { key: 'thread', name: { text: 'Thread', lang: 'en' }, value: { text: 'as stated', lang: 'en' } },
  ])
  expect((await list('params=thread:5')).data[0].columns).toBeUndefined()
})

test('all parameters of the chosen category can be read, also those that are no column', async () => {
  const { DB } = bindings()
  const facts = ['Thread', 'Coating', 'Mass'].map((en) => ({ name: { en }, value: `${en} as stated` }))
  await DB.prepare('UPDATE products SET facts = ? WHERE num = ?').bind(JSON.stringify(facts), stated[1]?.num).run()
  const { data } = await list('columns=all')
  const first = data.find(({ id }: { id: string }) => id === stated[1]?.id)
  expect(first.columns.map(({ key }: { key: string }) => key)).toEqual(['thread', 'coating', 'mass'])
  const above = await json(`/api/products?category=${fixture.hardware.id}&columns=all&perPage=96`)
  expect(above.data.flatMap(({ columns }: { columns: unknown[] }) => columns)).toEqual([])
})

test('a product that is hidden is not counted, and is counted again with its values once it is public', async () => {
  const count = async () =>
    (await facets(''))[1].values.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
  const before = await count()
  const set = (status: string) =>
    bindings().DB.prepare('UPDATE products SET status = ? WHERE num = ?').bind(status, fixture.manyBolts[0]?.num).run()
  await set('hidden')
  expect(await count()).toBe(before - 1)
  await set('published')
  expect(await count()).toBe(before)
})

test('a product has what its facts state, beside the seller’s words', async () => {
  const [bolt] = stated
  const { data } = await json(`/api/products/${bolt?.id}?locale=en`)
  expect(data.facts[0]).toEqual({
    name: { text: 'Thread', lang: 'en' },
    value: { text: 'as stated', lang: 'en' },
    parameter: { key: 'thread', unit: 'mm', value: bolt?.threads[0], most: null },
  })
})
