import type { Locale } from '../../../domain/locale.ts'

/** The full stop of a language, with the space after it. */
export const fullStop = (locale: Locale): string => (locale === 'zh' ? '。' : '. ')

/** @returns the non-empty sentences, joined by the language's full stop */
export const sentences = (locale: Locale, parts: (string | null)[]): string =>
  parts.filter(Boolean).join(fullStop(locale))
