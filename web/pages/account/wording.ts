import type { Localized } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText, typedText } from '../../../domain/labelled-text.ts'
import { LOCALES, type Locale } from '../../../domain/locale.ts'

/** A text as stored: in some languages, or the same in all. */
type Wording = string | { [Language in Locale]?: string | undefined }

/** @returns the text in the reader's language, else in the first that there is; '' where there is none */
export function wordingOf(text: Wording, locale: Locale): Localized {
  if (typeof text === 'string') return typedText(text)
  const lang = [locale, ...LOCALES].find((one) => text[one]) ?? locale
  return { text: text[lang] ?? '', lang }
}

/** @returns the same as plain text, with its language where that is not the reader's */
export const labelledWording = (text: Wording, i18n: Pick<I18n, 'locale' | 'language'>): string =>
  labelledText(wordingOf(text, i18n.locale), i18n)
