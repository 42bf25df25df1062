import { expect, test } from 'vitest'
import { choosePlan, countingSource } from './plan.ts'

const supplier = '0000000000000001'

test.each([
  ['a category as it is', {}, 'popular', { order: 'popular', walk: 'listing', few: null }],
  ['newest first', {}, 'new', { order: 'new', walk: 'listing_new', few: null }],
  ['cheapest first', {}, 'price', { order: 'price', walk: 'listing_price', few: null }],
  ['a supplier', { supplier }, 'popular', { order: 'popular', walk: 'listing_company', few: null }],
  ['a supplier by price', { supplier }, '-price', { order: '-price', walk: 'listing_price', few: 'listing_company' }],
  ['a country', { country: 'CN' }, 'popular', { order: 'popular', walk: 'listing_country', few: null }],
  ['a price range', { priceMin: 5 }, 'popular', { order: 'popular', walk: 'listing', few: 'listing_price' }],
  ['a price range by price', { priceMax: 5 }, 'price', { order: 'price', walk: 'listing_price', few: null }],
  ['a heading of TN VED', { tnved: '8481' }, 'popular', { order: 'popular', walk: 'listing', few: 'tnved' }],
  ['a chapter of TN VED', { tnved: '84' }, 'popular', { order: 'popular', walk: 'listing', few: null }],
  ['in stock', { inStock: true }, 'popular', { order: 'popular', walk: 'listing', few: null }],
  ['words', { words: true, supplier }, 'popular', { order: 'relevance', walk: null, few: 'words' }],
  ['words by price', { words: true }, 'price', { order: 'price', walk: null, few: 'words' }],
] as const)('%s', (_, filter, sort, plan) => {
  expect(choosePlan(filter, sort)).toEqual(plan)
})

test('counting goes through the most selective index there is', () => {
  expect(countingSource({})).toBe('listing')
  expect(countingSource({ country: 'CN', priceMin: 1 })).toBe('listing_price')
  expect(countingSource({ country: 'CN', supplier, priceMin: 1 })).toBe('listing_company')
})
