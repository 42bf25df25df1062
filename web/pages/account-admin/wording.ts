import type { Localized } from '../../../domain/contract/values.ts'
import { typedText } from '../../../domain/labelled-text.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'

/** A text as stored: in some languages, or the same in all. */
export type Wording = string | { [Language in Locale]?: string | undefined }

/** @returns the text in the reader's language, else in the first that there is; '' where there is none */
export function wordingOf(text: Wording, locale: Locale): Localized {
  if (typeof text === 'string') return typedText(text)
  const lang = [locale, ...LOCALES].find((one) => text[one]) ?? locale
  return { text: text[lang] ?? '', lang }
}
