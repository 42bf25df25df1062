import type { Fetcher } from '@cloudflare/workers-types'
import { createI18n, type Dictionary, type I18n } from '../../domain/i18n.ts'
import type { Locale } from '../../domain/locale.ts'

const made: Partial<Record<Locale, I18n>> = {}

/**
 * All words of a language lie among the build's files (scripts/vite/edge-messages.ts): in the script they would be a tenth of it, read
 * at every start. The address is the asset store's own and reaches no network.
 */
async function dictionaryOf(assets: Fetcher, locale: Locale): Promise<Dictionary> {
  if (import.meta.env.DEV) return (await import(`../../locales/${locale}.json`)).default
  const answer = await assets.fetch(`https://assets.local/words/${locale}.json`)
  if (!answer.ok) throw new Error(`no words of '${locale}' among the assets: ${answer.status}`)
  return answer.json<Dictionary>()
}

/**
 * Words and formats of a language: one instance for each, which never changes its language, made at the isolate's first need.
 * @throws Error where the asset store has no words; the next request asks again
 */
export async function translations(assets: Fetcher, locale: Locale): Promise<I18n> {
  const known = made[locale]
  if (known) return known
  // What is kept is the words and never the promise of them: another request may not wait for this one's reading.
  const dictionary = await dictionaryOf(assets, locale)
  made[locale] ??= createI18n(locale, dictionary)
  return made[locale]
}
