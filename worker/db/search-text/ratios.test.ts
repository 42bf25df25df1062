import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { searchTerms } from './query-terms.ts'
import { findRatios } from './ratios.ts'

test.each([
  ['NMRV 63 1:30', 'i 30'],
  ['редуктор 30:1', 'i 30'],
  ['gear box ratio 30:1', 'i 30'],
  ['减速机 一比四十', 'i 40'],
  ['gearbox i=24,5', 'i 24.5'],
  ['worm gearbox ratio 60', 'i 60'],
  ['передаточное число 40', 'i 40'],
  ['速比 25 减速机', '速比 比 25'],
])('%s has the ratio %s', (q, form) => expect(searchTerms(q).flatMap(({ forms }) => forms)).toContain(form))

test.each(['1:30:45', 'dn 1', '1:50000', 'hi 30', 'ratio'])('%s has none', (q) =>
  expect(findRatios(normalise(q))).toEqual([]),
)
