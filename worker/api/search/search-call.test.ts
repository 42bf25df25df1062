import { describe, expect, test } from 'vitest'
import { ids, serveCatalogue } from '../../../tests/fixtures/api.ts'
import * as fixture from '../../../tests/fixtures/catalogue.ts'

const { json } = serveCatalogue()

describe('GET /dev/search and /dev/product/search', () => {
  const search = async (q: string, more = '') =>
    (await json(`/dev/search?q=${encodeURIComponent(q)}&locale=en${more}`)).data

  test('finds every kind', async () => {
    const found = await search('ball valves', '&size=page')
    expect(ids(found.products.items)).toEqual(expect.arrayContaining(ids([fixture.flangedValve, fixture.yuanValve])))
    expect(found.products.total).toBe(2)
    expect(found.categories.items).toEqual([
      {
        id: fixture.ballValves.id,
        slug: 'ball-valves',
        name: { text: 'Ball valves', lang: 'en' },
        path: ['Pipeline', 'Valves'],
        count: 2,
      },
    ])
    expect(ids(found.stories.items)).toEqual([fixture.news.id])
    expect(found.marks).toEqual(['ball', 'valv'])
    expect(found.corrected).toBeNull()
  })

  test('does not show what is blocked or not out yet', async () => {
    expect((await search('blocked')).companies.items).toEqual([])
    expect((await search('embargoed')).stories.items).toEqual([])
  })

  test('the last word may be unfinished while typing, not on the search page', async () => {
    expect(ids((await search('sheny')).companies.items)).toEqual([fixture.shenyang.id])
    expect((await search('sheny', '&size=page')).companies.items).toEqual([])
  })

  test('corrects a typing error and says what it searched', async () => {
    const found = await search('flagned vlave', '&size=page')
    expect(ids(found.products.items)).toEqual([fixture.flangedValve.id])
    expect(found.corrected).toBe('flanged valve')
  })

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

  test('the typeahead stops at ten', async () => {
    expect((await json('/dev/product/search?q=bolt')).data).toHaveLength(10)
  })

  test('nothing typed finds nothing', async () => {
    expect((await json('/dev/product/search?q=')).data).toEqual([])
    expect((await search('')).products.total).toBe(0)
  })
})
