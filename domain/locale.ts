/** The languages of the marketplace, in the order in which a missing translation falls back. */
export const LOCALES = ['en', 'ru', 'zh'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'
/** BCP 47 tags, for `lang`, Content-Language and Intl. */
export const LANGUAGE_TAGS: Record<Locale, string> = { en: 'en-US', ru: 'ru', zh: 'zh-CN' }

/** @returns an object with the result of `of` for each language */
export const byLocale = <Value>(of: (locale: Locale) => Value): Record<Locale, Value> => ({
  en: of('en'),
  ru: of('ru'),
  zh: of('zh'),
})

/** @returns the languages in the order in which a reader sees texts of all of them: the own one first */
export const readerFirst = (reader: Locale): Locale[] => [reader, ...LOCALES.filter((one) => one !== reader)]

/** @returns whether the word is one of the marketplace's languages. */
export const isLocale = (word: string | undefined): word is Locale => LOCALES.some((locale) => locale === word)
