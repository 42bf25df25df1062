import { expect, test } from 'vitest'
import { dateRange } from './date-range.ts'

test.each([
  ['en', 'Oct 5 – Nov 1, 2026'],
  ['ru', '5 окт. – 1 нояб. 2026 г.'],
  ['zh', '2026年10月5日至2026年11月1日'],
] as const)('in %s, a range of days is in one piece', (locale, text) => {
  const range = dateRange('2026-10-05', '2026-11-01', locale)
  expect(range.replaceAll('\u00a0', ' ')).toBe(text)
  expect(range).not.toMatch(/ /)
})

test('days of one month share its name and year in English', () => {
  expect(dateRange('2026-11-02', '2026-11-29', 'en').replaceAll('\u00a0', ' ')).toBe('Nov 2–29, 2026')
})
