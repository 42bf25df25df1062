import { expect, test } from 'vitest'
import { choosePlan, countingSource } from '../listing/plan.ts'
import { PRODUCT_LIST, type Sort } from './list-table.ts'
import type { ProductSelection } from './selection.ts'

const supplier = '0000000000000001'

const cases: [string, ProductSelection, Sort, ReturnType<typeof choosePlan>][] = [
  ['a category as it is', {}, 'popular', { order: 'popular', ordered: 'listing', selective: null }],
  ['newest first', {}, 'new', { order: 'new', ordered: 'listing_new', selective: null }],
  ['soonest first', {}, 'soonest', { order: 'soonest', ordered: 'listing_soonest', selective: null }],
  ['cheapest first', {}, 'price', { order: 'price', ordered: 'listing_price', selective: null }],
  ['a supplier', { supplier }, 'popular', { order: 'popular', ordered: 'listing_company', selective: null }],
  [
    'a supplier by price',
    { supplier },
    '-price',
    { order: '-price', ordered: 'listing_price', selective: 'listing_company' },
  ],
  ['a country', { country: 'CN' }, 'popular', { order: 'popular', ordered: 'listing_country', selective: null }],
  ['a price range', { priceMin: 5 }, 'popular', { order: 'popular', ordered: 'listing', selective: 'listing_price' }],
  ['a price range by price', { priceMax: 5 }, 'price', { order: 'price', ordered: 'listing_price', selective: null }],
  ['a heading of TN VED', { tnved: '8481' }, 'popular', { order: 'popular', ordered: 'listing', selective: 'tnved' }],
  ['a chapter of TN VED', { tnved: '84' }, 'popular', { order: 'popular', ordered: 'listing', selective: null }],
  ['in stock', { inStock: true }, 'popular', { order: 'popular', ordered: 'listing', selective: null }],
  [
    'a parameter',
    { params: [{ key: 'dn', values: ['50'], min: null, max: null }] },
    'popular',
    { order: 'popular', ordered: 'listing', selective: 'parameter' },
  ],
  ['words', { match: '"x"', supplier }, 'popular', { order: 'relevance', ordered: null, selective: 'words' }],
  ['words by price', { match: '"x"' }, 'price', { order: 'price', ordered: null, selective: 'words' }],
]

test.each(cases)('%s', (_, filter, sort, plan) => {
  expect(choosePlan(PRODUCT_LIST, filter, sort)).toEqual(plan)
})

test('counting uses the most selective index', () => {
  expect(countingSource(PRODUCT_LIST, {})).toBe('listing')
  expect(countingSource(PRODUCT_LIST, { country: 'CN', priceMin: 1 })).toBe('listing_price')
  expect(countingSource(PRODUCT_LIST, { country: 'CN', supplier, priceMin: 1 })).toBe('listing_company')
})
