import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** The day and its month are not parted, and a short year is not left without its 'г.'. */
const AFTER_DIGIT = /(?<=\d) /g

/** @returns a date with its month in full, as legal texts and documents have it: '28 ноября 2026 г.' */
export const longDate = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' })
    .format(new Date(iso))
    .replace(AFTER_DIGIT, '\u00a0')
