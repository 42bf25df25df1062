import type { Localized } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import type { Locale } from './locale.ts'
import { writtenLanguage } from './written-language.ts'

/** A word or a Chinese character: "DN 50 WCB" and "09Г2С" are written so in every language. */
const HAS_WORDS = /\p{Ll}{4}|^\p{L}\p{Ll}{2}$|\p{Script=Han}/u

/** In whose language a text is shown. */
type Reader = Pick<I18n, 'locale' | 'language'>

/** @returns the language that a text has to say it is in; null where that is the page's, or the text has no words */
export function languageToName({ text, lang }: Localized, locale: Locale): Locale | null {
  // A name that was filed under the wrong language is known by its script.
  const written = writtenLanguage(text, lang)
  return written !== locale && HAS_WORDS.test(text) ? written : null
}

/** A text that a person typed without saying in which language: it is known by its script. */
export const typedText = (text: string): Localized => ({ text, lang: writtenLanguage(text, 'en') })

/**
 * A text of the data where nothing can be marked up, as in e-mails, spreadsheets and titles; elsewhere it is a `LocalizedText`.
 * @returns '[китайский] 板式平焊法兰' on a Russian page (docs/behaviour.md, "Language labels")
 */
export function labelledText(value: Localized, { locale, language }: Reader): string {
  const written = languageToName(value, locale)
  if (written === null) return value.text
  return locale === 'zh' ? `［${language(written)}］${value.text}` : `[${language(written)}] ${value.text}`
}
