/** Lists in a sentence, with the commas and the "and" of the reader's language. */
import type { Locale } from './locale.ts'

/**
 * @returns the format of "a, b and c". The texts in locales/ have no comma before the "and", and American English as Intl knows
 * it has one: a list of its own would be written otherwise than the sentence around it.
 */
export const listFormat = (locale: Locale, options?: Intl.ListFormatOptions): Intl.ListFormat =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, options)
