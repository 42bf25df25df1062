import { expect, test } from 'vitest'
import type { LineProduct } from '../contract/line-offers.ts'
import type { Unit } from '../trade-terms.ts'
import { inUnitOf, toRequestLines } from './to-request.ts'

test.each<[number, Unit | null, Unit, number | null]>([
  [12, 'set', 'piece', 12],
  [12, null, 'metre', 12],
  [3.5, 'tonne', 'kilogram', 3500],
  [1200, 'kilogram', 'tonne', 1.2],
  [1.5, 'tonne', 'piece', null],
  [1.5, 'set', 'piece', null],
  [3000, 'kilogram', 'tonne', 3],
  [2, 'pack', 'piece', null],
  [2.5, 'metre', 'metre', 2.5],
  [0.3, 'kilogram', 'tonne', null],
])('%d %s of what is sold by the %s are %s', (quantity, unit, product, expected) => {
  expect(inUnitOf(quantity, unit, product)).toBe(expected)
})

const product: Pick<LineProduct, 'id' | 'variant' | 'unit'> = { id: 'p', variant: 'M-1', unit: 'piece' }

test('a quantity in another unit is also sent in words, converted or not', () => {
  const written = { words: 'Уголок 50х50х5', article: '', unit: 'kilogram' as const, quantity: 3000 }
  const of = (unit: Unit) =>
    toRequestLines([{ ...written, product: { ...product, unit } }], (n, u) => `${n} ${u}`, [])[0]
  expect(of('tonne')).toMatchObject({ quantity: 3, words: '3000 kilogram: Уголок 50х50х5' })
  expect(of('metre')).toMatchObject({ quantity: null, words: '3000 kilogram: Уголок 50х50х5' })
  expect(of('kilogram')).toMatchObject({ quantity: 3000, words: '' })
})

test('the note of a line is also sent in words, whether a product is found or not', () => {
  const line = { words: 'valve', article: '', quantity: 4, unit: null, note: 'Price: 40 USD' }
  const sent = [product, null].map((one) => toRequestLines([{ ...line, product: one }], String, [])[0]?.words)
  expect(sent).toEqual(['Price: 40 USD', 'valve; Price: 40 USD'])
})

test('a quantity that cannot be sent as a number is written in words, and lines without a product go to the other suppliers', () => {
  const line = { words: 'coil', article: 'A1', quantity: 3.5, unit: 'tonne' as const }
  const amount = (quantity: number, unit: Unit | null) => `${quantity} ${unit}`
  expect(
    toRequestLines(
      [
        { ...line, product },
        { ...line, product: null },
      ],
      amount,
      ['s'],
    ),
  ).toEqual([
    { product: 'p', variant: 'M-1', words: '3.5 tonne: A1 coil', quantity: null, unit: null, suppliers: [] },
    { words: 'A1 coil', quantity: 3.5, unit: 'tonne', suppliers: ['s'] },
  ])
})
