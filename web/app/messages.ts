import { createI18n, type Dictionary, type I18n } from '../../domain/i18n.ts'
import type { Locale } from '../../domain/locale.ts'

let loading: Promise<I18n> | undefined

/**
 * Messages of this document's language, from a file of data beside the script with those that the browser itself shows
 * (scripts/vite/client-messages.ts). Another language is another document.
 */
export function loadMessages(locale: Locale): Promise<I18n> {
  const address = document.querySelector<HTMLElement>('[data-words]')?.dataset.words ?? ''
  loading ??= fetch(address)
    .then((answer) => answer.json())
    .then((words: Dictionary) => createI18n(locale, words))
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}
