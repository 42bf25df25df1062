/** Compares both directories with lists that plain code computes from the same companies. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ids } from '../../../../tests/fixtures/api.ts'
import { askApi } from '../../../../tests/fixtures/ask-api.ts'
import { type StartedBindings, startBindings } from '../../../../tests/fixtures/bindings.ts'
import { ballValves, bolts, pipeline, valves } from '../../../../tests/fixtures/catalogue/categories.ts'
import {
  type CompanyFilters,
  customs,
  expectedList,
  LISTED,
  loadDirectory,
  logistics,
  rail,
  townOf,
} from '../../../../tests/fixtures/directory.ts'

let started: StartedBindings

beforeAll(async () => {
  started = await startBindings()
  await loadDirectory(started.unwatched.DB)
})
afterAll(() => started.stop())

async function json(path: string) {
  const response = await askApi(path, {}, started.env)
  expect(response.status, path).toBe(200)
  return response.json()
}

const BRANCHES = { category: [pipeline, valves, ballValves, bolts], service: [logistics, rail, customs] }
const idOf = (num: number | undefined, kind: 'category' | 'service') =>
  BRANCHES[kind].find((one) => one.num === num)?.id

function search(filters: CompanyFilters, sort: string, more = ''): string {
  const { category, service, country, city, activity, verified, years, from, to, regulation } = filters
  const entries = {
    category: idOf(category, 'category'),
    service: idOf(service, 'service'),
    country,
    city,
    activity,
    verified: verified ? '1' : undefined,
    years: years?.toString(),
    from,
    to,
    regulation,
    sort,
  }
  const given = Object.entries(entries).flatMap(([key, value]): [string, string][] => (value ? [[key, value]] : []))
  return `${new URLSearchParams(given)}${more}`
}

const PATHS = {
  suppliers: { list: '/api/companies', facets: '/dev/suppliers/filter' },
  services: { list: '/api/company-services', facets: '/dev/services/filter' },
}
const THIS_YEAR = new Date().getUTCFullYear()

const some = <Value>(values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
const filters = fc.record({
  country: some(['RU', 'CN', 'KZ', 'DE']),
  city: some([...new Set(LISTED.map(townOf).filter(Boolean)), 'nowhere']),
  activity: some(['28', '28.1', '28.14', '28.14.1', '46', '46.74', '46.74.1', '99']),
  verified: some([true]),
  years: some([1, 5, 20, 30]),
})
const places = some(['CN', 'CN:wenzhou', 'CN:ningbo', 'RU', 'RU:perm', 'RU:omsk', 'KZ', 'DE'])
const regulations = some(['032/2013', '010/2011', '099/2020'])
const listings = fc
  .tuple(
    fc.constantFrom('suppliers' as const, 'services' as const),
    filters,
    some([1, 2, 3, 8]),
    some([1, 2, 4]),
    places,
    places,
    regulations,
  )
  .map(([list, filter, category, service, from, to, regulation]) => ({
    list,
    filters: Object.fromEntries(
      Object.entries({
        ...filter,
        ...(list === 'suppliers' ? { category } : { service, from, to, regulation }),
      }).filter(([, value]) => value !== undefined),
    ) as CompanyFilters,
  }))

describe('lists', () => {
  test('have the same companies as plain code computes, in the same order', async () => {
    const sorts = fc.constantFrom('offers' as const, 'new' as const, 'founded' as const)
    await fc.assert(
      fc.asyncProperty(listings, sorts, async ({ list, filters }, sort) => {
        const { data, meta } = await json(`${PATHS[list].list}?${search(filters, sort, '&perPage=96')}`)
        const expected = expectedList(list, filters, sort, THIS_YEAR)
        expect(ids(data)).toEqual(expected)
        expect(meta.total).toBe(expected.length)
      }),
      { numRuns: 50 },
    )
  })

  test('pages neither repeat nor miss a company', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => json(`/api/companies?perPage=10&page=${page}`)))
    expect(pages.flatMap(({ data }) => ids(data))).toEqual(expectedList('suppliers', {}, 'offers', THIS_YEAR))
  })

  test('a search finds names in any language, within the filters', async () => {
    const found = await json(`/api/companies?q=${encodeURIComponent('компания 4')}&locale=en`)
    expect(ids(found.data)).toContain(LISTED[4]?.id)
    const foundries = await json('/api/companies?q=foundry&country=RU&perPage=96')
    const all = expectedList('suppliers', { country: 'RU' }, 'offers', THIS_YEAR)
    const named = LISTED.filter(({ names }) => names.en?.endsWith('Foundry')).map(({ id }) => id)
    expect(ids(foundries.data).sort()).toEqual(all.filter((id) => named.includes(id)).sort())
    expect((await json('/api/companies?q=nothinglikeit')).data).toEqual([])
  })
})

describe('facets', () => {
  test('each count is the length of the list with that value, as if the facet’s own filter were not set', async () => {
    await fc.assert(
      fc.asyncProperty(listings, async ({ list, filters }) => {
        const { data, meta } = await json(`${PATHS[list].facets}?${search(filters, 'offers')}`)
        const count = (change: CompanyFilters) =>
          expectedList(list, { ...filters, ...change }, 'offers', THIS_YEAR).length
        for (const { value, count: n } of data.country) expect(n).toBe(count({ country: value }))
        for (const { value, count: n } of data.city) expect(n).toBe(count({ city: value }))
        for (const { value, count: n } of data.activity) expect(n).toBe(count({ activity: value }))
        for (const { value, count: n } of data.years) expect(n).toBe(count({ years: Number(value) }))
        for (const { value, count: n } of data.from ?? []) expect(n).toBe(count({ from: value }))
        for (const { value, count: n } of data.to ?? []) expect(n).toBe(count({ to: value }))
        for (const { value, count: n } of data.regulation ?? []) expect(n).toBe(count({ regulation: value }))
        expect(data.verified).toBe(count({ verified: true }))
        for (const { id, count: n } of data.category ?? []) {
          const chosen = BRANCHES.category.find((one) => one.id === id)
          if (chosen) expect(n).toBe(count({ category: chosen.num }))
        }
        for (const { id, count: n } of data.service ?? []) {
          const chosen = BRANCHES.service.find((one) => one.id === id)
          if (chosen) expect(n).toBe(count({ service: chosen.num }))
        }
        expect(meta).toEqual({ exact: true })
      }),
      { numRuns: 50 },
    )
  })

  test('have every value that gives a list with companies', async () => {
    const { data } = await json('/dev/suppliers/filter?locale=ru')
    const countries = new Set(LISTED.map(({ country }) => country))
    expect(new Set(data.country.map(({ value }: { value: string }) => value))).toEqual(countries)
    expect(data.city).toContainEqual({ value: 'perm', count: expect.any(Number), name: { text: 'Пермь', lang: 'ru' } })
    expect(data.city).toContainEqual({
      value: 'Кунгур',
      count: expect.any(Number),
      name: { text: 'Кунгур', lang: 'ru' },
    })
    expect(data.activity.map(({ value }: { value: string }) => value).sort()).toEqual(['25', '28', '46'])
  })

  test('have the chosen value too, even a more specific code than the others', async () => {
    const { data } = await json('/dev/suppliers/filter?activity=46.74.1')
    expect(data.activity.map(({ value }: { value: string }) => value)).toContain('46.74.1')
  })
})

describe('services', () => {
  test('are listed as a tree, parents before children, with the number of companies', async () => {
    const { data } = await json('/api/services?locale=ru')
    expect(data.map(({ slug, level }: { slug: string; level: number }) => [slug, level])).toEqual([
      ['logistics', 1],
      ['rail', 2],
      ['sea', 2],
      ['customs', 1],
    ])
    for (const one of [logistics, rail, customs]) {
      const { count, name } = data.find(({ id }: { id: string }) => id === one.id)
      expect(count).toBe(expectedList('services', { service: one.num }, 'offers', THIS_YEAR).length)
      expect(name).toEqual({ text: one.names.ru, lang: 'ru' })
    }
  })
})
