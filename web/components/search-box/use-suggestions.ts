import { useEffect, useState } from 'react'
import type { SearchResults } from '../../../domain/contract/search.ts'
import type { Locale } from '../../../domain/locale.ts'
import { api } from '../../app/api.ts'
import { useI18n } from '../../app/i18n.tsx'

export type Found = SearchResults['data']

/** How long a reader's pause between two keys may be before it counts as an end, in milliseconds. */
const PAUSE = 120

/** @returns null when the search failed: suggestions are a courtesy, and the form still works */
async function fetchFound(q: string, locale: Locale, signal: AbortSignal): Promise<Found | null> {
  const response = await api.get('/dev/search', { query: { q, size: 'few', locale }, signal })
  return response.ok ? (await response.json()).data : null
}

/**
 * What the words typed so far would find. A newer query ends the request of an older one, so that answers never come out
 * of order.
 * @param query null while the box is not being used
 */
export function useSuggestions(query: string | null): Found | null {
  const { locale } = useI18n()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    const words = query?.trim()
    if (!words) return setFound(null)
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchFound(words, locale, abort.signal)
        .catch(() => null)
        .then((next) => {
          if (!abort.signal.aborted) setFound(next)
        })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, locale])
  return found
}
