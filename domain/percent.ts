import { getOrCreate } from './get-or-create.ts'
import { LANGUAGE_TAGS, type Locale } from './locale.ts'

const formats = new Map<Locale, Intl.NumberFormat>()

/** @returns a percentage as the language writes it: '22%', '22 %' with a no-break space in Russian */
export const percent = (value: number, locale: Locale): string =>
  getOrCreate(
    formats,
    locale,
    () => new Intl.NumberFormat(LANGUAGE_TAGS[locale], { style: 'percent', maximumFractionDigits: 2 }),
  ).format(value / 100)
