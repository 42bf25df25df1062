import { expect, test } from 'vitest'
import { nearQuantities } from './near-quantities.ts'

test.each([
  ['80000mm', '85000mm', '95000mm'],
  ['5.5kw', '7.5kw', '11kw'],
  ['5.5kw', '4kw', '5.5kw'],
  ['1000kpa', '1100kpa', '1600kpa'],
  ['2.5m3h', '2.4m3h', '2.5m3h'],
])('%s is near %s, and not %s', (token, near, far) => {
  expect(nearQuantities(token)).toContain(near)
  expect(nearQuantities(token)).not.toContain(far)
})

test.each(['4in', '220v', '90deg', 'dn50', '0mm'])('nothing is near %s', (token) => {
  expect(nearQuantities(token)).toEqual([])
})
