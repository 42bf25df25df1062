import { expect, test } from 'vitest'
import { normalise } from './normalise.ts'
import { findPipeThreads } from './pipe-threads.ts'
import { searchTerms } from './query-terms.ts'

test.each([
  ['ball valve G1/2', 'dn15'],
  ['кран G 1/2', 'dn15'],
  ['G1/2球阀', 'dn15'],
  ['1/2 BSP ball valve', 'dn15'],
  ['3/4" NPT valve', 'dn20'],
  ['valve NPT 3/4', 'dn20'],
  ['Rc 3/8', 'dn10'],
  ['G 1 1/2', 'dn40'],
  ['1-1/4 BSPT', 'dn32'],
  ['2 inch BSP', 'dn50'],
])('%s is %s', (q, size) => expect(searchTerms(q).flatMap(({ forms }) => forms)).toContain(size))

test.each(['G13/2', 'rg 1/2', 'GR1/2x', 'bsp', 'r12', 'dn 1/2'])('%s is none', (q) =>
  expect(findPipeThreads(normalise(q))).toEqual([]),
)
