import type { I18n } from '../../../domain/i18n.ts'
import { DEFAULT_LOCALE, isLocale } from '../../../domain/locale.ts'
import { loadMessages } from '../messages.ts'

/** Messages of the document's language, which the app has loaded by now. */
export function ownMessages(): Promise<I18n> {
  const [language] = document.documentElement.lang.split('-')
  return loadMessages(isLocale(language) ? language : DEFAULT_LOCALE)
}
