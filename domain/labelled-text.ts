import type { Localized } from './contract/values.ts'
import type { I18n } from './i18n.ts'
import type { Locale } from './locale.ts'
import { writtenLanguage } from './written-language.ts'

/** Matches a word or a Chinese character. Designations like "DN 50 WCB" and "09Г2С" do not match: they are the same in every language. */
const HAS_WORDS = /\p{Ll}{4}|^\p{L}\p{Ll}{2,3}$|(?<![\p{L}\d])\p{Script=Cyrillic}[а-яё]{2}|\p{Script=Han}/u

/** An address of e-mail or of a site has the same letters in every language. */
const ADDRESS = /^(?:https?:\/\/|www\.|\S+@)\S+$/

/** The language in which a text is shown. */
type Reader = Pick<I18n, 'locale' | 'language'>

/** @returns the language with which a text has to be labelled; null where it is the page's, or the text has no words */
export function languageToName({ text, lang }: Localized, locale: Locale): Locale | null {
  // A text stored under the wrong language is recognized by its script.
  const written = writtenLanguage(text, lang)
  return written !== locale && HAS_WORDS.test(text) && !ADDRESS.test(text) ? written : null
}

/** A text that a person typed without choosing a language: it is derived from its script. */
export const typedText = (text: string): Localized => ({ text, lang: writtenLanguage(text, 'en') })

/**
 * A text of the data with a label of its language, for places without markup: e-mails, spreadsheets and titles; elsewhere use
 * `LocalizedText`.
 * @returns '[китайский] 板式平焊法兰' on a Russian page (docs/behaviour.md, "Language labels")
 */
export function labelledText(value: Localized, { locale, language }: Reader): string {
  const written = languageToName(value, locale)
  if (written === null) return value.text
  return locale === 'zh' ? `［${language(written)}］${value.text}` : `[${language(written)}] ${value.text}`
}
