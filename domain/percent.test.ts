import { expect, test } from 'vitest'
import { percent } from './percent.ts'

test.each([
  ['en', 22, '22%'],
  ['ru', 22, '22\u00a0%'],
  ['zh', 22, '22%'],
  ['en', 6.5, '6.5%'],
  ['ru', 6.5, '6,5\u00a0%'],
] as const)('in %s %d per cent is written %j', (locale, value, text) => {
  expect(percent(value, locale)).toBe(text)
})
