import { expect, test } from 'vitest'
import { searchTerms } from './query-terms.ts'

test.each([
  ['Z45X-16Q', 'z45x|pn16'],
  ['NMRV063', 'nmrv 63'],
  ['нш-32', 'нш 32'],
  ['30ч39р ду100', '30ч39р|dn100'],
])('%s is the number of a thing in catalogues, with its size', (q, expected) => {
  expect(
    searchTerms(q)
      .map(({ typed }) => typed)
      .join('|'),
  ).toBe(expected)
})
