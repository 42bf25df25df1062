import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePrice } from './price-outlier.ts'

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n * 100)

test.each([
  [100, 'low'],
  [110, null],
  [2750, null],
  [2751, 'high'],
] as const)('%d beside a median of 550 is %s', (amount, outlier) =>
  expect(comparePrice(amount, TEN)).toEqual({ median: 550, compared: 10, outlier }),
)

test('seven prices are too few to compare with', () => expect(comparePrice(1, TEN.slice(0, 7))).toBe(null))

test('the median lies between the lowest and the highest, whatever the order', () =>
  fc.assert(
    fc.property(fc.array(fc.nat(1e9), { minLength: 8 }), fc.nat(1e9), (others, amount) => {
      const { median = Number.NaN } = comparePrice(amount, others) ?? {}
      expect(median).toBeGreaterThanOrEqual(Math.min(...others))
      expect(median).toBeLessThanOrEqual(Math.max(...others))
      expect(comparePrice(amount, others.toReversed())?.median).toBe(median)
    }),
  ))
