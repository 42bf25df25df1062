import type { ApiClient } from '../../domain/api-client.ts'
import { LOCALES, type Locale } from '../../domain/locale.ts'
import { log } from '../observe/log.ts'
import { BoundedCache } from './bounded-cache.ts'

/** Milliseconds; no longer than a cached page (page-cache.ts). */
const FRESH_FOR = 60_000

/**
 * Caches in the isolate for a minute what is the same for every visitor and needed by most pages: serializing and parsing it for each page
 * would be the largest part of its cost. Where the API fails, an older response is used.
 * @param name in the log
 * @returns the same call, with the id of the request for the log; its result is shared, so no one may change it
 * @throws whatever `call` throws where there is no older response
 */
export function memoizeResponse<Data>(name: string, call: (api: ApiClient, locale: Locale) => Promise<Data>) {
  const cache = new BoundedCache<Data>({ limit: LOCALES.length, ttl: FRESH_FOR })
  return async (api: ApiClient, locale: Locale, requestId: string): Promise<Data> => {
    const fresh = cache.get(locale)
    if (fresh !== undefined) return fresh
    try {
      const data = await call(api, locale)
      cache.set(locale, data)
      return data
    } catch (error) {
      const stale = cache.getStale(locale)
      if (stale === undefined) throw error
      log('error', name, { requestId }, error)
      return stale
    }
  }
}
