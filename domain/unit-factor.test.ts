import { expect, test } from 'vitest'
import { UNITS, type Unit } from './trade-terms.ts'
import { unitFactor } from './unit-factor.ts'

test.each<[Unit, Unit, number | null]>([
  ['tonne', 'kilogram', 1000],
  ['kilogram', 'tonne', 0.001],
  ['pair', 'piece', 2],
  ['metre', 'metre', 1],
  ['pack', 'piece', null],
  ['kilogram', 'piece', null],
])('one %s in %s', (one, other, factor) => {
  expect(unitFactor(one, other)).toBe(factor)
})

test('the factors of both directions multiply to one', () => {
  for (const one of UNITS)
    for (const other of UNITS) {
      const there = unitFactor(one, other)
      const back = unitFactor(other, one)
      expect(there === null || back === null ? there === back : there * back).toBe(there === null ? true : 1)
    }
})
