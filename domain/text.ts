import { LOCALES, type Locale } from './locale.ts'

/** A text as it is stored: one entry a language, any of them may be missing. */
export type Text = Partial<Record<Locale, string>>

/** A value that is the same in every language is stored as a plain string. */
export type TextOrString = Text | string

/** @returns every language's wording, for search text. */
export const wordings = (text: TextOrString): string[] =>
  typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])
