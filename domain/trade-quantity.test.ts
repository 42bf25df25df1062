import { expect, test } from 'vitest'
import { comparableUnits, decimalsOf, isQuantityOf, plainQuantity, quantityIn } from './trade-quantity.ts'
import type { Unit } from './trade-terms.ts'

test.each<[number, Unit, boolean]>([
  [2.5, 'tonne', true],
  [2.5, 'metre', true],
  [0.001, 'kilogram', true],
  [2.0005, 'tonne', false],
  [2.5, 'piece', false],
  [2.5, 'pair', false],
  [3, 'roll', true],
])('%s of the unit %s can be ordered: %s', (quantity, unit, can) => {
  expect(isQuantityOf(quantity, unit)).toBe(can)
})

test('a quantity without a unit is whole', () => {
  expect([decimalsOf(null), isQuantityOf(2.5, null), isQuantityOf(2, null)]).toEqual([0, false, true])
})

test.each<[number, Unit, Unit, number | null]>([
  [3000, 'kilogram', 'tonne', 3],
  [2.5, 'tonne', 'kilogram', 2500],
  [0.3, 'kilogram', 'tonne', 0.001],
  [1234.6, 'kilogram', 'tonne', 1.235],
  [7, 'metre', 'metre', 7],
  [40, 'piece', 'pair', null],
  [40, 'piece', 'metre', null],
  [5, 'litre', 'kilogram', null],
])('%s of the unit %s in the unit %s', (quantity, from, to, found) => {
  expect(quantityIn(quantity, from, to)).toBe(found)
})

test.each<[string | undefined, number | null]>([
  ['40', 40],
  ['2.5', 2.5],
  ['0.125', 0.125],
  ['2.50', null],
  ['2.0', null],
  ['02', null],
  ['2,5', null],
  ['0', null],
  ['2.0005', null],
  ['10000000000', null],
  ['', null],
  [undefined, null],
])('an address with the quantity %s', (text, found) => {
  expect(plainQuantity(text)).toBe(found)
})

test('kilograms and tonnes are compared with each other, metres and pieces with nothing else', () => {
  expect(comparableUnits(3000, 'kilogram')).toEqual([
    { unit: 'kilogram', quantity: 3000, holds: 1 },
    { unit: 'tonne', quantity: 3, holds: 1000 },
  ])
  expect(comparableUnits(2, 'tonne')[1]).toEqual({ unit: 'kilogram', quantity: 2000, holds: 0.001 })
  expect(comparableUnits(40, 'piece')).toHaveLength(1)
  expect(comparableUnits(40, 'metre')).toHaveLength(1)
})
