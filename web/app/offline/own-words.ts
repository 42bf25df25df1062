import { DEFAULT_LOCALE, isLocale } from '../../locale.ts'
import type { I18n } from '../i18n.tsx'
import { loadWords } from '../words.ts'

/** The words of the document, which the app has fetched by now. */
export function ownWords(): Promise<I18n> {
  const [language] = document.documentElement.lang.split('-')
  return loadWords(isLocale(language) ? language : DEFAULT_LOCALE)
}
