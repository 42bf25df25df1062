import type { ReactNode } from 'react'
import type { Localized } from '../../domain/contract/values.ts'
import { languageToName, typedText } from '../../domain/labelled-text.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { type typeset, typesetWhole } from '../../domain/typography.ts'
import { useI18n } from '../app/i18n.tsx'

/** The `lang` attribute for a text of the data; undefined where it is in the page's own language. */
export function useLang(): (value: Localized) => string | undefined {
  const { locale } = useI18n()
  return ({ lang }) => (lang === locale ? undefined : LANGUAGE_TAGS[lang])
}

/**
 * Typesets a text of the data, so that numbers stay with their units, as in messages.
 * @param how `typeset` for a text in which something is searched: it is as long as before
 */
export function useTypeset(how: typeof typeset = typesetWhole): (value: Localized) => string {
  const { locale } = useI18n()
  return (value) => how(languageToName(value, locale) ?? locale, value.text)
}

/**
 * A text of the data. One in another language than the page's gets the name of its language in front (web/styles/text.css) and a `lang`
 * attribute, so that it is pronounced and typeset correctly.
 * @param children the text in another form, such as with the matches of a search marked
 */
export function LocalizedText({ value, children }: { value: Localized; children?: ReactNode }) {
  const { locale, language } = useI18n()
  const typesetOf = useTypeset()
  const named = languageToName(value, locale)
  const shown = children ?? typesetOf(value)
  if (named === null) return shown
  return (
    <span data-language={language(named)}>
      <span lang={LANGUAGE_TAGS[named]}>{shown}</span>
    </span>
  )
}

/**
 * A text that a person typed, such as a message or a reason, shown as it is: its language is derived from its script, since nothing else is known of
 * it.
 */
export const TypedText = ({ children }: { children: string }) => (
  <LocalizedText value={typedText(children)}>{children}</LocalizedText>
)

/** Where something is from, with a link to it where it has an address. */
export const SourceLink = ({ source, address }: { source: string; address: string | null }) =>
  address === null ? (
    <TypedText>{source}</TypedText>
  ) : (
    <a href={address}>
      <TypedText>{source}</TypedText>
    </a>
  )

/** The name of a thing, with a link to it for readers who may open it. */
export const NameLink = ({ name, href }: { name: Localized; href: string | null }) =>
  href === null ? (
    <LocalizedText value={name} />
  ) : (
    <a href={href}>
      <LocalizedText value={name} />
    </a>
  )
