import { useEffect, useState } from 'react'
import type { SearchResults } from '../../../domain/contract/search.ts'
import { useI18n } from '../../app/i18n.tsx'

export type Found = SearchResults['data']

/** How long a reader's pause between two keys may be before it counts as an end, in milliseconds. */
const PAUSE = 120

const address = (query: string, locale: string) =>
  `/dev/search?${new URLSearchParams({ q: query, size: 'few', locale })}`

/** @returns nothing when the search failed: suggestions are a courtesy, and the form still works */
async function fetchFound(query: string, locale: string, signal: AbortSignal): Promise<Found | null> {
  const response = await fetch(address(query, locale), { signal })
  if (!response.ok) return null
  const { data }: SearchResults = await response.json()
  return data
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
