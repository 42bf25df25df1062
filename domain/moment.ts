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
