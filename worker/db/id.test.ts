import fc from 'fast-check'
import { expect, test } from 'vitest'
import { idFrom, newId } from './id.ts'

const SHAPE = /^[0-9a-hjkmnp-tv-z]{16}$/
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 })
const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 })

test('an id is 16 characters of Crockford base 32', () => {
  fc.assert(fc.property(time, bits, (now, random) => SHAPE.test(newId(now, random))))
  expect(newId()).toMatch(SHAPE)
})

test('ids sort by time, then by number', () => {
  fc.assert(
    fc.property(time, bits, time, bits, (timeA, bitsA, timeB, bitsB) => {
      const expected = timeA === timeB ? bitsA - bitsB : timeA - timeB
      const a = idFrom(timeA, bitsA)
      const b = idFrom(timeB, bitsB)
      return Math.sign(expected) === (a < b ? -1 : a > b ? 1 : 0)
    }),
  )
})

test('the smallest and the largest time and number make valid ids', () => {
  expect(idFrom(0, 0)).toBe('0000000000000000')
  expect(idFrom(2 ** 48 - 1, 2 ** 32 - 1)).toBe('zzzzzzzzzzzzzzzz')
})

test('numbers that do not fit are refused, not wrapped', () => {
  expect(() => idFrom(2 ** 48, 0)).toThrow(RangeError)
  expect(() => idFrom(-1, 0)).toThrow(RangeError)
  expect(() => idFrom(0, 2 ** 32)).toThrow(RangeError)
  expect(() => idFrom(0, 1.5)).toThrow(RangeError)
})

test('two new ids differ', () => {
  expect(newId()).not.toBe(newId())
})
