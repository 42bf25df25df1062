import { createI18n, type Dictionary, type I18n } from '../../domain/i18n.ts'
import { DEFAULT_LOCALE, isLocale } from '../../domain/locale.ts'

let loading: Promise<I18n> | undefined

/**
 * Messages of this document's language that the browser needs, from a data file beside the script (scripts/vite/client-messages.ts).
 * Another language is another document.
 */
export function loadMessages(): Promise<I18n> {
  const [language] = document.documentElement.lang.split('-')
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const address = document.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? ''
  loading ??= fetch(address)
    .then((response) => response.json())
    .then((dictionary: Dictionary) => createI18n(locale, dictionary))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
