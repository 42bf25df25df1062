import type { ApiClient } from '../../domain/api-client.ts'
import type { Locale } from '../../domain/locale.ts'
import { log } from '../observe/log.ts'

/** Milliseconds; no longer than a page that is kept whole (page-cache.ts). */
const FRESH_FOR = 60_000

/** An answer of the api in a language, for a page of the request with this id. */
export type MemoizedResponse<Data> = (api: ApiClient, locale: Locale, requestId: string) => Promise<Data>

/**
 * Keeps in the isolate for a minute what is the same for every visitor and asked for by most pages: to read it, write it down and
 * read that again would be the dearest part of them. Where the api fails an older answer stands in.
 * @param name in the log
 * @returns the same call; nobody may change what it gives
 * @throws whatever `ask` throws where there is no older answer
 */
export function memoizeResponse<Data>(
  name: string,
  ask: (api: ApiClient, locale: Locale) => Promise<Data>,
): MemoizedResponse<Data> {
  const kept = new Map<Locale, { data: Data; until: number }>()
  return async (api, locale, requestId) => {
    const known = kept.get(locale)
    if (known && known.until > Date.now()) return known.data
    try {
      const data = await ask(api, locale)
      kept.set(locale, { data, until: Date.now() + FRESH_FOR })
      return data
    } catch (error) {
      if (!known) throw error
      log('error', name, { requestId }, error)
      return known.data
    }
  }
}
