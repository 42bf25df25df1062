import type { Locale } from '../../../domain/locale.ts'

/** What ends a sentence, with the space after it. */
export const fullStop = (locale: Locale): string => (locale === 'zh' ? '。' : '. ')

/** @returns the sentences that there are, with the full stop of the language between them */
export const sentences = (locale: Locale, parts: (string | null)[]): string =>
  parts.filter(Boolean).join(fullStop(locale))
