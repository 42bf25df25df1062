import { describe, expect, test } from 'vitest'
import { PageError } from '../../domain/page-error.ts'
import { checkQuery, withPlainNumbers } from './guards.ts'
import { publicRules } from './screens/public-rules.ts'

test('a list whose guard is query-params accepts only one spelling of a page’s number', () => {
  expect(() => checkQuery(publicRules.suppliers, 'page=01')).toThrow(PageError)
  expect(checkQuery(publicRules.suppliers, 'page=1')).toEqual({ page: '1' })
})

const check = (query: string) => checkQuery(publicRules.catalogue, query)

describe('checkQuery', () => {
  test('returns the keys the screen knows, in its order, and drops the rest', () => {
    expect(check('utm_source=x&page=2&yclid=1&q=pump&sort=')).toEqual({ q: 'pump', page: '2' })
    expect(Object.keys(check('page=2&q=pump'))).toEqual(['q', 'page'])
  })

  test.each([
    'page=0',
    'page=01',
    'page=-1',
    'page=1e9',
    'page=abc',
    'page=1.5',
    'page=9999999999',
    'page=０',
    `q=${'x'.repeat(201)}`,
  ])('refuses %s with a 404', (query) => {
    expect(() => check(query)).toThrow(PageError)
    try {
      check(query)
    } catch (error) {
      expect(error).toMatchObject({ status: 404 })
    }
  })
})

describe('withPlainNumbers', () => {
  const prices = ['priceMin', 'priceMax']
  test.each([
    ['ru', '1 000'],
    ['ru', '1\u00a0000,40'],
    ['en', '1,000'],
    ['zh', '１，０００'],
  ] as const)('on a page in %s reads %j as a plain number', (locale, typed) => {
    expect(withPlainNumbers({ q: 'pump', priceMin: typed }, prices, locale)).toEqual({ q: 'pump', priceMin: '1000' })
  })

  test.each(['1000', '1,000', 'NaN', '-5'])('leaves %s as it was sent', (typed) => {
    expect(withPlainNumbers({ priceMax: typed }, prices, 'ru')).toBeNull()
  })
})
