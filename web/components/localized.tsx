import type { ReactNode } from 'react'
import type { Localized } from '../../domain/contract/values.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { writtenLanguage } from '../../domain/written-language.ts'
import { useI18n } from '../app/i18n.tsx'

/** The `lang` attribute for a text of the data; undefined where it is in the page's own language. */
export function useLang(): (value: Localized) => string | undefined {
  const { locale } = useI18n()
  return ({ lang }) => (lang === locale ? undefined : LANGUAGE_TAGS[lang])
}

/** A word or a Chinese character: "DN 50 WCB" and "09Г2С" are written so in every language. */
const HAS_WORDS = /\p{Ll}{4}|\p{Script=Han}/u

/**
 * A text of the data. One in another language than the page's says so in the reader's words, in front of it
 * (web/styles/text.css), and is marked up so that it is pronounced and typeset correctly.
 * @param children the text in another form, such as with the matches of a search marked
 */
export function LocalizedText({ value, children = value.text }: { value: Localized; children?: ReactNode }) {
  const { locale, language } = useI18n()
  // A name that was filed under the wrong language is known by its script.
  const written = writtenLanguage(value.text, value.lang)
  if (written === locale) return children
  const text = <span lang={LANGUAGE_TAGS[written]}>{children}</span>
  return HAS_WORDS.test(value.text) ? <span data-language={language(written)}>{text}</span> : text
}
