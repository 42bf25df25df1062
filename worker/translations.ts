import type { Fetcher } from '@cloudflare/workers-types'
import { createI18n, type Dictionary, type I18n } from '../domain/i18n.ts'
import type { Locale } from '../domain/locale.ts'
import { readAsset } from './read-asset.ts'

const loaded: Partial<Record<Locale, I18n>> = {}

/**
 * A language's translations are among the build's assets (scripts/vite/edge-messages.ts): in the script they would be a tenth of it, parsed
 * at every start.
 */
async function dictionaryOf(assets: Fetcher, locale: Locale): Promise<Dictionary> {
  if (import.meta.env.DEV) return (await import(`../locales/${locale}.json`)).default
  return (await readAsset(assets, `words/${locale}.json`)).json<Dictionary>()
}

/**
 * Translations and formats of a language: one instance each, created when the isolate first needs it.
 * @throws Error where the asset store has none; the next request tries again
 */
export async function translations(assets: Fetcher, locale: Locale): Promise<I18n> {
  const known = loaded[locale]
  if (known) return known
  // Not shared as a promise: on Workers a request must not await another request's I/O.
  const dictionary = await dictionaryOf(assets, locale)
  loaded[locale] ??= createI18n(locale, dictionary)
  return loaded[locale]
}
