import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneEditAway } from './one-edit.ts'

/** Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i ? (j ? 0 : i) : j)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const row = rows[i]
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + cost, swapped)
    }
  }
  return at(a.length, b.length)
}

test.each([
  ['a letter left out', 'задвжка', 'задвижка'],
  ['a letter doubled', 'задввижка', 'задвижка'],
  ['a letter replaced', 'задвишка', 'задвижка'],
  ['two letters swapped', 'задивжка', 'задвижка'],
  ['a slip at the first letter', 'amp', 'pamp'],
  ['a slip at the last letter', 'pum', 'pump'],
])('%s is one edit', (_, typed, meant) => {
  expect(isOneEditAway(typed, meant)).toBe(true)
})

test('one edit is an optimal string alignment distance of one', () => {
  const word = fc.stringMatching(/^[а-д]{2,6}$/)
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(isOneEditAway(a, b)).toBe(distance(a, b) === 1)
    }),
    { numRuns: 1000 },
  )
})
