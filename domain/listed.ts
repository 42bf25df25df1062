import type { Locale } from './locale.ts'

/** The separator of parts on one line, by language. */
export const COMMAS: Record<Locale, string> = { en: ', ', ru: ', ', zh: '，' }

/** Between a label and what it is for. */
export const COLON: Record<Locale, string> = { en: ': ', ru: ': ', zh: '：' }

/** Between items of one kind: 'A, B', 'A、B'. */
const ENUMERATION: Record<Locale, string> = { ...COMMAS, zh: '、' }

/** @returns items of one kind without a word before the last one, as where more may follow: 'row 5, 12, 40', '5、12、40' */
export const enumerated = (items: readonly (string | number)[], locale: Locale): string =>
  items.join(ENUMERATION[locale])

/**
 * @param parts empty ones are left out
 * @returns the parts joined as the language separates them: 'FCA Chelyabinsk, excl. 22% VAT', 'FCA 车里雅宾斯克，不含 22% 增值税'
 */
export const listed = (parts: readonly (string | null | undefined | false)[], locale: Locale): string =>
  parts.filter(Boolean).join(COMMAS[locale])

/** @returns a remark behind a text, with the brackets of the language: ' (12)', '（12）' */
export const inBrackets = (remark: string, locale: Locale): string =>
  locale === 'zh' ? `（${remark}）` : ` (${remark})`
