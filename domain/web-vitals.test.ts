import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classOf, VITAL_NAMES, vitalSummary } from './web-vitals.ts'

test('three quarters of the visits are within the bound that is named, and not within the one before it', () => {
  const values = fc.array(fc.double({ min: 0, max: 10_000, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(fc.constantFrom(...VITAL_NAMES), values, (vital, measured) => {
      const given = vital === 'cls' ? measured.map((value) => value / 10_000) : measured
      const counts = new Map<string, number>()
      for (const value of given) counts.set(classOf(vital, value), (counts.get(classOf(vital, value)) ?? 0) + 1)
      const summary = vitalSummary(vital, counts)
      expect(summary?.visits).toBe(given.length)
      const p75 = summary?.p75 ?? Number.POSITIVE_INFINITY
      expect(given.filter((value) => value <= p75).length).toBeGreaterThanOrEqual(given.length * 0.75)
    }),
  )
})

test('bounds are those of web.dev', () => {
  const counts = new Map([
    ['2500', 3],
    ['more', 1],
  ])
  expect(vitalSummary('lcp', counts)).toEqual({ visits: 4, good: 3, p75: 2500 })
  expect(vitalSummary('cls', new Map([['100', 1]]))).toEqual({ visits: 1, good: 1, p75: 0.1 })
  expect(vitalSummary('inp', new Map())).toBeNull()
})
