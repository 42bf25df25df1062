/** How long something waits, for people. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Largest first; below the last one it is a minute. */
const UNITS = [
  { unit: 'day', length: DAY_MS },
  { unit: 'hour', length: HOUR_MS },
  { unit: 'minute', length: MINUTE_MS },
] as const

/**
 * @param length milliseconds
 * @returns the length in whole units of the largest that fits: '3 days', '5 часов', '1\u00a0分钟'
 */
export function ageText(length: number, locale: Locale): string {
  const { unit, length: one } = UNITS.find((candidate) => length >= candidate.length) ?? {
    unit: 'minute',
    length: MINUTE_MS,
  }
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'unit', unit, unitDisplay: 'long' })
  // Intl writes Chinese without the space that the site has between a number and its unit.
  return format.format(Math.max(1, Math.floor(length / one))).replace(/(?<=\d)(?=\p{Script=Han})/u, '\u00a0')
}
