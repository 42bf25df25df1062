import { expect, test } from 'vitest'
import { move, movedKey } from './order.ts'

test.each([
  ['b', 0, 'bac', '#picture-1'],
  ['b', 2, 'acb', '#picture-3'],
  ['b', 1, null, '#picture-2'],
] as const)('%s moves to %i', (key, to, keys, fragment) => {
  expect(movedKey(['a', 'b', 'c'], key, to)).toEqual({ keys: keys && [...keys], fragment })
})

test.each([
  ['a', -1],
  ['c', 3],
  ['d', 1],
  [undefined, 1],
  ['a', Number.NaN],
] as const)('%s does not move to %d', (key, to) => {
  expect(movedKey(['a', 'b', 'c'], key, to)).toBeNull()
})

/** A store of pictures in which saving fails if another person has saved meanwhile. */
function pictures(keys: string[]) {
  let now = keys
  return {
    now: () => now.join(''),
    of: (overtaken = false) => ({
      screen: '/screen',
      read: async () => ({ keys: now }),
      save: async (order: string[]) => {
        now = order
        return overtaken ? { errors: [{ field: '', code: 'version.outdated' }] } : { location: '/saved' }
      },
    }),
  }
}

test('pressed twice, one after the other or at once, a picture moves once', async () => {
  const { now, of } = pictures(['a', 'b', 'c'])
  const form = { key: 'b', at: '1' }
  for (const overtaken of [true, false, true]) {
    expect(await move(form, 2, of(overtaken))).toEqual({ location: '/screen#picture-3' })
    expect(now()).toBe('acb')
  }
})
