import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../../tests/fixtures/api.ts'
import * as fixture from '../../../../tests/fixtures/catalogue.ts'

const { json } = serveCatalogue()

describe('while somebody types, the search', () => {
  const search = async (q: string, more = '') =>
    (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en${more}`)).data

  test('accepts an unfinished last word while typing, not on the search page', async () => {
    expect(ids((await search('sheny')).companies.items)).toEqual([fixture.shenyang.id])
    expect((await search('sheny', '&size=page')).companies.items).toEqual([])
  })

  test('shows the thing while it is typed beside a word that nothing has, unless that makes it another thing', async () => {
    expect(ids((await search('zyxwv ball valve')).products.items)).toContain(fixture.flangedValve.id)
    expect(ids((await search('zyxwv aquarium ball valve')).products.items)).toEqual([])
  })

  test('shows the thing while it is typed beside a measure that only other goods have', async () => {
    expect(ids((await search('wafer ball valve 2 inch')).products.items)).toEqual([fixture.yuanValve.id])
  })

  test.each(['ball valve 7', 'ball valve 0-7 b', 'flanged ball valve with zyx'])(
    'shows the thing while its number, its unit or what it has is typed and nothing has it so far: %s',
    async (q) => {
      expect(ids((await search(q)).products.items)).toContain(fixture.flangedValve.id)
    },
  )

  test.each([
    ['зад', 3],
    ['задвж', 3],
    ['кран шаровой фл', 1],
    ['зпдвижка кли', 3],
    ['法', 1],
    ['bvf', 1],
  ])('the typeahead for %s', async (q, num) => {
    const { data } = await json(`/dev/product/search?q=${encodeURIComponent(q)}&locale=ru`)
    const expected = num === 1 ? fixture.flangedValve : fixture.withoutPrice
    expect(ids(data)).toContain(expected.id)
    expect(data.length).toBeLessThanOrEqual(10)
  })

  test('leaves the sign before a side out that is not typed yet', async () => {
    const { products, marks } = await search('flanged ball valve dn50 x')
    expect(ids(products.items)).toEqual([fixture.flangedValve.id])
    expect(marks).not.toContain('x')
  })

  test.each(['ball valve ду', 'ball valve kw'])(
    'suggests the thing while only the unit of its size is typed: %s',
    async (q) => {
      const { data } = await json(`/dev/product/search?q=${encodeURIComponent(q)}`)
      expect(ids(data)).toEqual(expect.arrayContaining(ids([fixture.flangedValve, fixture.yuanValve])))
    },
  )

  test('returns at most ten lines of typeahead', async () => {
    expect((await json('/dev/product/search?q=bolt')).data).toHaveLength(10)
  })
})
