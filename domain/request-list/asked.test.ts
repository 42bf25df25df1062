import { expect, test } from 'vitest'
import { parseAsked, withAsked } from './asked.ts'

const A = '06d2k6t0000g1a2b'
const B = '06d2k6t0000g1a2c'

test('each supplier is listed once, and anything that is not an id is left out', () => {
  expect(withAsked(undefined, [A])).toBe(A)
  expect(withAsked(A, [A, B])).toBe(`${A},${B}`)
  expect(parseAsked(`${A},x,,${A},${B}`)).toEqual([A, B])
  expect(parseAsked('')).toEqual([])
})
