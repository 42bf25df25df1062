import { byLocale, LOCALES, type Locale } from './locale.ts'

/** A text as stored: one entry per language, any of which may be missing. */
export type Text = Partial<Record<Locale, string>>

/** A value that is the same in every language is stored as a plain string. */
export type TextOrString = Text | string

/** @returns all translations of a text, for search */
export const wordings = (text: TextOrString): string[] =>
  typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])

/** @returns the text in a language, else in the first that it has; '' where it has none */
export const textIn = (text: TextOrString, locale: Locale): string =>
  typeof text === 'string' ? text : ([locale, ...LOCALES].map((one) => text[one]).find(Boolean) ?? '')

/** @returns the text in every language, '' where it has none, as forms have it */
export const inEachLanguage = (text: Text): Record<Locale, string> => byLocale((locale) => text[locale] ?? '')

/** @returns the text in a language; undefined where it has none */
export const wordingIn = (text: TextOrString, locale: Locale): string | undefined =>
  typeof text === 'string' ? text : text[locale]
