/** The languages of the marketplace, in fallback order (DECISIONS section 2), with their BCP 47 tags (SPECIFICATION section 9). */
export const LOCALES = ['en', 'ru', 'zh'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-US', ru: 'ru', zh: 'zh-CN' }

/** @returns whether the word is one of the marketplace's languages. */
export const isLocale = (word: string | undefined): word is Locale => LOCALES.some((locale) => locale === word)
