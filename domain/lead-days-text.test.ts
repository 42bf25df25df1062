import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadDaysText, readLeadDays } from './lead-days-text.ts'

test.each([
  ['', null],
  ['  ', null],
  ['5', { from: 5, to: 5 }],
  ['3-10', { from: 3, to: 10 }],
  ['3 – 10 дн.', { from: 3, to: 10 }],
  ['３～１０天', { from: 3, to: 10 }],
  ['soon', undefined],
  ['3-', undefined],
  ['3, 10', undefined],
  ['-3', undefined],
])('%j', (text, days) => expect(readLeadDays(text)).toEqual(days))

test('the text of a cell is read back', () => {
  const day = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const days = { from: Math.min(one, other), to: Math.max(one, other) }
      expect(readLeadDays(leadDaysText(days))).toEqual(days)
    }),
  )
})
