import type { Localized } from '../../domain/contract/values.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { useI18n } from '../app/i18n.tsx'

/** The `lang` attribute for a text of the data; undefined where it is in the page's own language. */
export function useLang(): (value: Localized) => string | undefined {
  const { locale } = useI18n()
  return ({ lang }) => (lang === locale ? undefined : LANGUAGE_TAGS[lang])
}

/**
 * A text of the data, marked with its language where that is not the page's, so that it is pronounced and typeset
 * correctly.
 */
export function LocalizedText({ value }: { value: Localized }) {
  const lang = useLang()(value)
  return lang ? <span lang={lang}>{value.text}</span> : value.text
}
