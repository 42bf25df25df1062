import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verdictOf } from './import-runs.ts'

const counts = (more: object) => ({
  read: 100,
  added: 0,
  changed: 10,
  unchanged: 90,
  room: 500,
  missing: { count: 0, rows: [] },
  ...more,
})
const whole = { before: null, complete: true, hidesMissing: true }

test.each([
  ['changes', {}, {}, 'apply'],
  ['nothing new', { changed: 0, unchanged: 100 }, {}, 'unchanged'],
  ['30 per cent less than before', { read: 70 }, { before: 100 }, 'apply'],
  ['more than that', { read: 69 }, { before: 100 }, 'shrinks'],
  ['more than that, of a file of changes', { read: 69 }, { before: 100, complete: false }, 'apply'],
  ['missing goods', { missing: { count: 43, rows: [] } }, {}, 'shrinks'],
  ['few missing goods', { missing: { count: 42, rows: [] } }, {}, 'apply'],
  [
    'missing goods that are left on sale',
    { changed: 0, missing: { count: 9, rows: [] } },
    { hidesMissing: false },
    'unchanged',
  ],
  ['missing goods alone', { changed: 0, missing: { count: 9, rows: [] } }, {}, 'apply'],
  ['more new goods than there is room for', { added: 501 }, {}, 'room'],
])('%s: %o %o %s', (_, found, expected, verdict) => {
  expect(verdictOf(counts(found), { ...whole, ...expected })).toBe(verdict)
})

test('a complete file that has lost more than 30 per cent of its goods is never applied', () =>
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(2000), (changed, unchanged, missing, before) => {
      const read = changed + unchanged
      const verdict = verdictOf(
        { read, added: 0, changed, unchanged, missing: { count: missing, rows: [] }, room: 0 },
        { ...whole, before },
      )
      const isLess = read < before * 0.7 || missing > (read + missing) * 0.3
      expect(verdict === 'shrinks').toBe(isLess)
    }),
  ))
