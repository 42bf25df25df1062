import { LOCALES, type Locale } from '../../../domain/locale.ts'

/** A text as stored: in some languages, or the same in all. */
export type Wording = string | { [Language in Locale]?: string | undefined }

/** @returns the text in the reader's language, else in the first that there is; '' where there is none */
export function wordingOf(text: Wording, locale: Locale): string {
  if (typeof text === 'string') return text
  return [locale, ...LOCALES].map((one) => text[one]).find(Boolean) ?? ''
}
