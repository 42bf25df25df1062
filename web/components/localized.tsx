import type { Localized } from '../../domain/contract/values.ts'
import { LANGUAGE_TAGS } from '../../domain/locale.ts'
import { useI18n } from '../app/i18n.tsx'

/** The `lang` a text of the data needs on this page: none where it is in the page's own language. */
export function useLang(): (value: Localized) => string | undefined {
  const { locale } = useI18n()
  return ({ lang }) => (lang === locale ? undefined : LANGUAGE_TAGS[lang])
}

/** A text of the data, marked with its language where that is not the page's, so that it is read aloud and set rightly. */
export function LocalizedText({ value }: { value: Localized }) {
  const lang = useLang()(value)
  return lang ? <span lang={lang}>{value.text}</span> : value.text
}
