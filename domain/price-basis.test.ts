import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Tier } from './contract/values.ts'
import { MAX_QUANTITY } from './limits.ts'
import { priceAt } from './price-at-quantity.ts'
import {
  basisFromQuery,
  basisFromText,
  basisToQuery,
  basisToText,
  type PriceBasis,
  quantityStep,
  VAT_BASES,
} from './price-basis.ts'
import { UNITS } from './trade-terms.ts'

const tier = (from: number, amount: number): Tier => ({ from, amount, currency: 'CNY', rub: amount * 11 })
const goods = {
  tiers: [tier(4, 122_00), tier(40, 61_00)],
  moq: 4,
  unit: 'piece' as const,
  vat: { included: true, rate: 22 },
}
const forty: PriceBasis = { quantity: 40, unit: 'piece', vat: 'without' }

const bases = fc.record({
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  unit: fc.constantFrom(...UNITS),
  vat: fc.constantFrom(...VAT_BASES),
})

test.each([
  [1, 1],
  [9, 1],
  [10, 10],
  [99, 10],
  [100, 100],
  [999, 100],
  [1000, 1000],
  [MAX_QUANTITY, 1000],
])('%d is compared at the step %d', (quantity, step) => {
  expect(quantityStep(quantity)).toBe(step)
})

describe('the exact price at a quantity', () => {
  test('is the price of its tier, with VAT or without', () => {
    expect(priceAt(goods, { ...forty, quantity: 39 })).toEqual({
      quantity: 39,
      price: { amount: 100_00, currency: 'CNY', rub: 1100_00 },
      vat: 'without',
      apart: null,
    })
    expect(priceAt(goods, { ...forty, vat: 'with' })).toMatchObject({ price: { amount: 61_00 }, vat: 'with' })
    const net = { ...goods, vat: { included: false, rate: 10 } }
    expect(priceAt(net, { ...forty, vat: 'with' }).price).toMatchObject({ amount: 67_10, rub: 738_10 })
    expect(priceAt(net, forty).price).toMatchObject({ amount: 61_00 })
  })

  test('has no tax where none is in it, and is not comparable where the tax is unknown', () => {
    const without = { ...goods, vat: { included: true, rate: 0 } }
    expect(priceAt(without, { ...forty, vat: 'with' })).toMatchObject({
      price: { amount: 61_00 },
      vat: 'without',
      apart: null,
    })
    expect(priceAt({ ...goods, vat: null }, forty)).toMatchObject({ price: { amount: 61_00 }, vat: null, apart: 'vat' })
  })

  test.each([
    ['unit', goods, { ...forty, unit: 'metre' as const }],
    ['request', { ...goods, tiers: [] }, forty],
    ['minimum', goods, { ...forty, quantity: 3 }],
    ['minimum', { ...goods, moq: 50 }, forty],
  ])('does not exist: %s', (apart, sold, basis) => {
    expect(priceAt(sold, basis)).toMatchObject({ price: null, apart })
  })

  test('with VAT is never below that without, and both are within half a minor unit of the stated one', () => {
    const vat = fc.record({ included: fc.boolean(), rate: fc.integer({ min: 0, max: 30 }) })
    fc.assert(
      fc.property(bases, vat, fc.integer({ min: 1, max: 1e9 }), ({ quantity }, vat, amount) => {
        const sold = { tiers: [tier(1, amount)], moq: 1, unit: 'piece' as const, vat }
        const at = (basis: PriceBasis['vat']) =>
          priceAt(sold, { quantity, unit: 'piece', vat: basis }).price?.amount ?? Number.NaN
        expect(at('with')).toBeGreaterThanOrEqual(at('without'))
        expect(at(vat.included ? 'with' : 'without')).toBe(amount)
        expect(Math.abs(at('without') * (1 + vat.rate / 100) - at('with'))).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a basis as text', () => {
  test('reads as it was written, in a cookie and in an address', () => {
    fc.assert(
      fc.property(bases, (basis) => {
        expect(basisFromText(basisToText(basis))).toEqual(basis)
        expect(basisFromQuery(basisToQuery(basis))).toEqual(basis)
      }),
    )
    expect(basisToQuery(forty)).toEqual({ quantity: '40', unit: undefined, vat: undefined })
  })

  test.each(['', '0.piece.with', '01.piece.with', '1e3.piece.with', '4.pieces.with', '4.piece.net', '4.piece.with.x'])(
    'is none: "%s"',
    (text) => expect(basisFromText(text)).toBeNull(),
  )

  test('any other text is no basis', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = basisFromText(text)
        expect(read === null || basisToText(read) === text).toBe(true)
      }),
    )
  })
})
