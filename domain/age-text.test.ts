import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'

const HOUR = 3_600_000

test.each([
  [72 * HOUR + 5, 'en', '3 days'],
  [47 * HOUR, 'en', '1 day'],
  [5 * HOUR, 'ru', '5 часов'],
  [24 * HOUR * 2, 'ru', '2 дня'],
  [0, 'en', '1 minute'],
  [-5, 'en', '1 minute'],
  [90_000, 'zh', '1\u00a0分钟'],
] as const)('%d milliseconds in %s are %s', (length, locale, text) => expect(ageText(length, locale)).toBe(text))
