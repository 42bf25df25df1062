import type { Locale } from '../../../domain/locale.ts'

/** @returns the sentences that there are, with the full stop of the language between them */
export const sentences = (locale: Locale, parts: (string | null)[]): string =>
  parts.filter(Boolean).join(locale === 'zh' ? '。' : '. ')
