import { expect, test } from 'vitest'
import { moved } from './order.ts'

test.each([
  ['b', -1, 'bac', '#picture-1'],
  ['b', 1, 'acb', '#picture-3'],
] as const)('%s moves by %i', (key, by, keys, place) => {
  expect(moved(['a', 'b', 'c'], key, by)).toEqual({ keys: [...keys], place })
})

test.each([
  ['a', -1],
  ['c', 1],
  ['d', 1],
  [undefined, 1],
] as const)('%s stays where it is', (key, by) => {
  expect(moved(['a', 'b', 'c'], key, by)).toBeNull()
})
