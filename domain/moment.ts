/** A date with its time of day, for people. */
import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * @param timeZone IANA name; none: that of the device, or of the process
 * @returns such as 'Nov 23, 2026, 5:02 PM'
 * @throws RangeError for an invalid date or an unknown zone
 */
export const formatMoment = (moment: Date, locale: Locale, timeZone?: string): string =>
  getOrCreate(
    formats,
    `${locale} ${timeZone}`,
    () => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  ).format(moment)

/** @returns the same without the date: '5:02 PM' */
export const formatClock = (moment: Date, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeStyle: 'short', timeZone }).format(moment)

/** @returns an hour of the day alone, of 24: '17:00' in every language */
export const formatHour = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(moment)
