import type { Locale } from './locale.ts'

/** The separator of parts on one line, by language. */
export const COMMAS: Record<Locale, string> = { en: ', ', ru: ', ', zh: '，' }

/**
 * @param parts empty ones are left out
 * @returns the parts joined as the language separates them: 'FCA Chelyabinsk, excl. 22% VAT', 'FCA 车里雅宾斯克，不含 22% 增值税'
 */
export const listed = (parts: readonly (string | null | undefined | false)[], locale: Locale): string =>
  parts.filter(Boolean).join(COMMAS[locale])
