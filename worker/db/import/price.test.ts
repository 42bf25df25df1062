import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyCode, parsePrice } from './price.ts'

test.each([
  ['97', 9700],
  ['6300000.00', 630000000],
  ['1 234,50', 123450],
  ['1\u00a0000', 100000],
  ['1,234.50', 123450],
  ['1.234,50', 123450],
  ['1.234.567', 123456700],
  ['0,125', 13],
  ['12.995', 1300],
  ['от 1500 руб.', 150000],
  ['1 500 р.', 150000],
  ['0', 0],
])('%s is %i minor units', (text, amount) => {
  expect(parsePrice(text)).toBe(amount)
})

test.each(['', 'договорная', '-5', '1e5', '1,234', '1,2,3', '12 34', '1.5.2022', '99999999999999', 'NaN', '5/6'])(
  '"%s" cannot be read for certain',
  (text) => {
    expect(parsePrice(text)).toBeNull()
  },
)

test('an amount with a decimal point or comma is read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom('.', ','), (amount, mark) => {
      expect(parsePrice((amount / 100).toFixed(2).replace('.', mark))).toBe(amount)
    }),
  )
})

test('any text is read as whole minor units or null', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parsePrice(text)
      expect(amount === null || (Number.isInteger(amount) && amount >= 0)).toBe(true)
    }),
  )
})

test('RUR is read as RUB, but BYR not as BYN', () => {
  expect(['RUR', ' rub', 'UAH', 'BYR', 'y.e.', ''].map(currencyCode)).toEqual(['RUB', 'RUB', 'UAH', 'BYR', '', ''])
})
