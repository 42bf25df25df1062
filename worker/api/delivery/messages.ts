/**
 * The API's own texts by language. They are read from the build's assets, because in the script they were 25 of its 700 kB; e-mails are
 * composed by functions that cannot wait, so that requests, jobs and incoming mail load them before they begin.
 */
import type { Fetcher } from '@cloudflare/workers-types'
import type { Locale } from '../../../domain/locale.ts'
import type en from '../../../locales/en.json'
import { readAsset } from '../../read-asset.ts'
import type { API_SECTIONS } from './message-sections.ts'

type ApiMessages = Pick<typeof en, (typeof API_SECTIONS)[number]>

let loaded: Record<Locale, ApiMessages> | undefined

async function readMessages(assets: Fetcher, locale: Locale): Promise<ApiMessages> {
  if (import.meta.env?.DEV) return (await import(`../../../locales/${locale}.json`)).default
  return (await readAsset(assets, `words/api-${locale}.json`)).json<ApiMessages>()
}

/** The promise is not shared: on Workers a request must not await another request's I/O. */
async function readAll(assets: Fetcher): Promise<void> {
  const [en, ru, zh] = await Promise.all([
    readMessages(assets, 'en'),
    readMessages(assets, 'ru'),
    readMessages(assets, 'zh'),
  ])
  loaded ??= { en, ru, zh }
}

/**
 * Loads the texts once an isolate.
 * @returns nothing to wait for where they are loaded
 * @throws Error where the asset store has none; the next request tries again
 */
export const loadEmailTexts = (assets: Fetcher): Promise<void> | undefined => (loaded ? undefined : readAll(assets))

/**
 * @returns the API's texts in a language
 * @throws Error before `loadEmailTexts`
 */
export function messagesIn(locale: Locale): ApiMessages {
  if (!loaded) throw new Error('the messages of the API are not loaded')
  return loaded[locale]
}
