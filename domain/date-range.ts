import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

const formats = new Map<Locale, Intl.DateTimeFormat>()

const formatOf = (locale: Locale): Intl.DateTimeFormat =>
  getOrCreate(
    formats,
    locale,
    () => new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'medium', timeZone: 'UTC' }),
  )

/**
 * @param from first day, `to` last day: ISO dates
 * @returns both days, what they share said once, in one piece: '5 окт. – 1 нояб. 2026 г.'
 */
export function dateRange(from: string, to: string, locale: Locale): string {
  const format = formatOf(locale)
  const days: [Date, Date] = [new Date(from), new Date(to)]
  // Chinese ranges have slashes in Intl, unlike the dates beside them.
  const text = locale === 'zh' ? days.map((day) => format.format(day)).join('至') : format.formatRange(...days)
  // No spaces around the dash between days of one month: 'Nov 2–29, 2026'.
  return text.replace(/(?<=\d)\s–\s(?=\d+,)/, '–').replaceAll(/\s/g, '\u00a0')
}
