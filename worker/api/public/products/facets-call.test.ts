import { describe, expect, test } from 'vitest'
import { serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json } = serveCatalogue()

describe('GET /api/products/filter', () => {
  const facets = (query: string) => json(`/api/products/filter?locale=en&${query}`)
  const counts = (rows: { id: string; count: number }[]) => rows.map(({ id, count }) => [id, count])

  test('counts the values of the whole shop', async () => {
    const { data, meta } = await facets('')
    expect(meta).toEqual({ exact: true })
    expect(counts(data.category)).toEqual([
      [fixture.hardware.id, 60],
      [fixture.pipeline.id, 6],
    ])
    expect(counts(data.supplier)).toEqual([
      [fixture.ural.id, 43],
      [fixture.shenyang.id, 23],
    ])
    expect(data.country).toEqual([
      { value: 'RU', count: 43 },
      { value: 'CN', count: 23 },
    ])
    expect(data.price).toEqual({ min: 1, max: 9000 })
    expect(data.inStock).toBe(32)
    expect(data.moq.at(-1)).toEqual({ value: '1000', count: 66 })
  })

  test('counts each facet as if its own filter were not set', async () => {
    const chosen = `category=${fixture.pipeline.id}&supplier=${fixture.ural.id}&country=RU&inStock=1&moq=10&priceMax=2000`
    const { data } = await facets(chosen)
    expect(counts(data.supplier)).toEqual([[fixture.ural.id, 1]])
    expect(data.country).toEqual([{ value: 'RU', count: 1 }])
    expect(data.inStock).toBe(1)
    expect(counts(data.category)).toEqual([[fixture.valves.id, 1]])
    const unset = await facets(`category=${fixture.pipeline.id}&supplier=${fixture.ural.id}`)
    // Equally frequent ones by name.
    expect(counts(unset.data.supplier)).toEqual([
      [fixture.shenyang.id, 3],
      [fixture.ural.id, 3],
    ])
    expect(unset.data.country).toEqual([{ value: 'RU', count: 3 }])
  })

  test('has the same counts as lists with those values', async () => {
    const queries = [
      '',
      'inStock=1',
      'country=CN',
      'priceMin=1&priceMax=700',
      'tnved=73',
      `q=${encodeURIComponent('болт')}`,
    ]
    for (const query of queries) {
      const { data } = await facets(query)
      const withQuery = (more: string) =>
        json(`/api/products?${query.replace(/country=CN/, more.startsWith('country') ? '' : '$&')}&${more}`)
      for (const { value, count } of data.country) expect((await withQuery(`country=${value}`)).meta.total).toBe(count)
      for (const { id, count } of data.category) expect((await withQuery(`category=${id}`)).meta.total).toBe(count)
      for (const { id, count } of data.supplier) expect((await withQuery(`supplier=${id}`)).meta.total).toBe(count)
      for (const { value, count } of data.moq) expect((await withQuery(`moq=${value}`)).meta.total).toBe(count)
    }
  })

  test('has the price range of the matching products, whatever range is chosen', async () => {
    const { data } = await facets(`category=${fixture.pipeline.id}&country=CN&priceMin=8000`)
    expect(data.price).toEqual({ min: 600, max: 9000 })
    expect((await facets(`category=${fixture.NOBODY}`)).data.price).toBeNull()
  })
})
