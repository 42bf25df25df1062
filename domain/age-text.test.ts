import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'
import { DAY_MS, HOUR_MS } from './durations.ts'

test.each([
  [72 * HOUR_MS + 5, 'en', '3 days'],
  [47 * HOUR_MS, 'en', '1 day'],
  [5 * HOUR_MS, 'ru', '5 часов'],
  [DAY_MS * 2, 'ru', '2 дня'],
  [0, 'en', '1 minute'],
  [-5, 'en', '1 minute'],
  [90_000, 'zh', '1\u00a0分钟'],
] as const)('%d milliseconds in %s are %s', (length, locale, text) => expect(ageText(length, locale)).toBe(text))
