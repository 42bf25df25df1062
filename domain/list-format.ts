/** Lists in a sentence, with the commas and the "and" of the reader's language. */
import type { Locale } from './locale.ts'

/**
 * @returns the format of "a, b and c". Without the comma before "and" that American English has in Intl, because the texts in locales/
 * have none.
 */
export const listFormat = (locale: Locale, options?: Intl.ListFormatOptions): Intl.ListFormat =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, options)
