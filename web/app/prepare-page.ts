import type { Locale } from '../locale.ts'
import type { ReadDeferred } from './deferred.tsx'
import { createI18n, type Dictionary, type I18n } from './i18n.tsx'
import type { Payload } from './page.ts'
import { loadView } from './pages.ts'
import type { Page } from './shell.tsx'

/** One dictionary a language, each a file of its own: a visitor is sent the words of one language. */
const dictionaries: Record<Locale, () => Promise<{ default: Dictionary }>> = {
  en: () => import('../../locales/en.json'),
  ru: () => import('../../locales/ru.json'),
  zh: () => import('../../locales/zh.json'),
}

const made = new Map<Locale, Promise<I18n>>()

/** Words of a language, loaded once a tab. */
function loadI18n(locale: Locale): Promise<I18n> {
  const known = made.get(locale)
  if (known) return known
  const loading = dictionaries[locale]().then((module) => createI18n(locale, module.default))
  made.set(locale, loading)
  return loading
}

/** Everything a payload needs before it can be drawn: its view's script and its language's words. */
export async function preparePage(payload: Payload, readDeferred: ReadDeferred): Promise<Page> {
  const [View, i18n] = await Promise.all([loadView(payload), loadI18n(payload.locale)])
  return { payload, View, i18n, readDeferred }
}
