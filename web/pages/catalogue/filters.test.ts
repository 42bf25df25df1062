import { describe, expect, it } from 'vitest'
import { createI18n } from '../../../domain/i18n.ts'
import en from '../../../locales/en.json' with { type: 'json' }
import { allOff } from '../../components/facets/active-filters.tsx'
import { activeFilters } from './filters.ts'

const i18n = createI18n('en', en)
const unnamed = { supplier: null, category: null }
const uralarmatura = {
  id: '0123456789abcdef',
  slug: 'uralarmatura',
  name: { text: 'Uralarmatura', lang: 'en' as const },
  country: 'RU',
  verified: true,
}

describe('activeFilters', () => {
  it('finds none in a plain list, however it is sorted, displayed and paged', () => {
    expect(activeFilters({ sort: 'price', view: 'table', page: '2' }, unnamed, i18n)).toEqual([])
  })

  it('names each filter, with the query that removes only that one', () => {
    const query = { q: 'valve', country: 'CN', moq: '10', inStock: '1', tnved: '8481' }
    const filters = activeFilters(query, unnamed, i18n)
    expect(filters.map(({ label }) => label)).toEqual([
      '“valve”',
      'China',
      'Minimum order up to 10',
      'In stock',
      'TN VED 8481',
    ])
    expect(filters.map(({ off }) => Object.keys(off))).toEqual([['q'], ['country'], ['moq'], ['inStock'], ['tnved']])
  })

  it('shows both ends of the price as one filter', () => {
    expect(activeFilters({ priceMin: '100', priceMax: '5000' }, unnamed, i18n)).toEqual([
      { key: 'price', label: '₽100–₽5,000', off: { priceMin: undefined, priceMax: undefined, priceIn: undefined } },
    ])
    expect(activeFilters({ priceMin: '100', priceMax: '5000', priceIn: 'CNY' }, unnamed, i18n)[0]?.label).toBe(
      'CN¥100–CN¥5,000',
    )
    expect(activeFilters({ priceMin: '100' }, unnamed, i18n)[0]?.label).toBe('from ₽100')
    expect(activeFilters({ priceMax: '100' }, unnamed, i18n)[0]?.label).toBe('up to ₽100')
  })

  it('shows no filter for an ambiguous price', () => {
    expect(activeFilters({ priceMin: '1.000' }, unnamed, i18n)).toEqual([])
    expect(activeFilters({ priceMin: '1.000', priceMax: '5000' }, unnamed, i18n)[0]?.label).toBe('up to ₽5,000')
  })

  it('shows no filter for a minimum price above the maximum', () => {
    expect(activeFilters({ priceMin: '5000', priceMax: '1000' }, unnamed, i18n)).toEqual([])
    expect(activeFilters({ priceMin: '1000', priceMax: '1000' }, unnamed, i18n)).toHaveLength(1)
  })

  it('calls a supplier by name where it is known', () => {
    const query = { supplier: uralarmatura.id }
    expect(activeFilters(query, { ...unnamed, supplier: uralarmatura }, i18n)[0]?.label).toBe('Uralarmatura')
    expect(activeFilters(query, unnamed, i18n)[0]?.label).toBe('Supplier')
  })

  it('has a filter for each key that narrows the list, so that removing all of them leaves the plain list', () => {
    const keys = ['q', 'category', 'supplier', 'country', 'priceMin', 'priceMax', 'priceIn', 'moq', 'inStock', 'tnved']
    const values: Record<string, string> = { country: 'CN', priceIn: 'CNY' }
    const all = Object.fromEntries(keys.map((key) => [key, values[key] ?? '1']))
    const clear = allOff(activeFilters({ ...all, sort: 'price', view: 'table' }, unnamed, i18n))
    expect(clear).toEqual(Object.fromEntries(keys.map((key) => [key, undefined])))
    expect(Object.keys(clear).sort()).toEqual(keys.sort())
  })
})
