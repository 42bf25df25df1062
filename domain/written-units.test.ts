import { expect, test } from 'vitest'
import type { Locale } from './locale.ts'
import type { Unit } from './trade-terms.ts'
import { typedQuantity } from './typed-quantity.ts'
import { typedAmount, writtenUnits } from './written-units.ts'

test.each<[string, Locale, Unit, number | string]>([
  ['2,5', 'ru', 'tonne', 2.5],
  ['2,5 т', 'ru', 'tonne', 2.5],
  ['3000 кг', 'ru', 'tonne', 3],
  ['500 килограммов', 'ru', 'tonne', 0.5],
  ['2 т', 'ru', 'kilogram', 2000],
  ['2.5 m', 'en', 'metre', 2.5],
  ['0.5', 'en', 'metre', 0.5],
  ['1.2 km', 'en', 'metre', 1200],
  ['2500 мм', 'ru', 'metre', 2.5],
  ['2.5公里', 'zh', 'metre', 2500],
  ['3吨', 'zh', 'kilogram', 3000],
  ['10 м2', 'ru', 'square-metre', 10],
  ['1 m³', 'en', 'litre', 1000],
  ['2,5', 'ru', 'piece', 'unreadable'],
  ['40 шт.', 'ru', 'piece', 40],
  ['1,500', 'ru', 'metre', 'ambiguous'],
  ['1,125', 'ru', 'metre', 1.125],
  ['1.125', 'ru', 'metre', 1.125],
  ['1.500', 'ru', 'metre', 'ambiguous'],
  ['2.5 тыс. м', 'ru', 'metre', 'unreadable'],
  ['0.1 mm', 'en', 'metre', 'unreadable'],
  ['40 кг', 'ru', 'piece', 'unreadable'],
  ['40 шт.', 'ru', 'tonne', 'unreadable'],
  ['5 rolls', 'en', 'kilogram', 'unreadable'],
  ['5 m', 'en', 'square-metre', 'unreadable'],
  ['12 компл.', 'ru', 'piece', 12],
])('"%s" in %s of goods by the %s', (text, locale, unit, found) => {
  expect(typedQuantity(text, locale, unit, writtenUnits(unit))).toBe(found)
})

test.each<[string, Locale, Unit, ReturnType<typeof typedAmount>]>([
  ['40', 'ru', 'piece', { quantity: 40, unit: 'piece' }],
  ['2,5', 'ru', 'tonne', { quantity: 2.5, unit: 'tonne' }],
  ['3000 кг', 'ru', 'piece', { quantity: 3000, unit: 'kilogram' }],
  ['2.5 km', 'en', 'piece', { quantity: 2500, unit: 'metre' }],
  ['2.5 km', 'en', 'metre', { quantity: 2500, unit: 'metre' }],
  ['12 шт', 'ru', 'metre', { quantity: 12, unit: 'piece' }],
  ['2,5', 'ru', 'piece', null],
  ['0', 'en', 'metre', null],
  ['many', 'en', 'metre', null],
])('"%s" in %s beside the unit %s', (text, locale, unit, found) => {
  expect(typedAmount(text, locale, unit)).toEqual(found)
})

test('what is counted is written in no unit of measure', () => {
  expect(new Set(Object.values(writtenUnits('piece')))).toEqual(new Set([0]))
})
