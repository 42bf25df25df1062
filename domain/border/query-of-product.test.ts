import { expect, test } from 'vitest'
import type { Tier } from '../contract/values.ts'
import { borderQuery } from './query-of-product.ts'

const tier = (from: number, amount: number): Tier => ({
  from,
  amount,
  currency: 'CNY',
  rub: amount * 11,
  incoterm: 'FOB',
})
const product = {
  tnved: '8481808199',
  moq: 100,
  unit: 'piece' as const,
  vat: null,
  tiers: [tier(10, 12_345), tier(100, 10_050)],
}

test('a product leads to the estimate of its smallest order, with everything that the product states', () => {
  expect(borderQuery(product)).toEqual({ value: '10050', currency: 'CNY', incoterm: 'FOB', count: '100' })
  expect(borderQuery({ ...product, moq: 11, unit: 'metre' })).toEqual({
    value: '1357.95',
    currency: 'CNY',
    incoterm: 'FOB',
  })
})

test.each([
  ['a code of four digits', { tnved: '8481' }],
  ['no code', { tnved: null }],
  ['a price on request', { tiers: [] }],
  ['a price with VAT', { vat: { included: true, rate: 22 } }],
])('%s leads to none', (_, other) => {
  expect(borderQuery({ ...product, ...other })).toBeNull()
})
