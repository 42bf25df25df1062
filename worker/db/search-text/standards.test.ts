import { expect, test } from 'vitest'
import { isStandard } from './standards.ts'

test.each([
  'gb/t 816',
  'GB/T 8163-2018',
  'ГОСТ 2405',
  'гост р 52',
  'iso 40',
  'DIN EN ISO 4014',
  'EN 10204',
  'JB/T 22',
  'gb/t 5782 m1',
  'din 934 m16',
])('%s is the number of a standard', (q) => expect(isStandard(q)).toBe(true))

test.each(['гост', 'gb/t 8', 'pipe gb/t 8163', 'ту 14 труба', 'm12 30', 'dn 50'])('%s is none', (q) =>
  expect(isStandard(q)).toBe(false),
)
