import { useEffect, useState } from 'react'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { ClassifierService } from './classifier-service.ts'

/** The initial query and result as the edge has rendered them, or none. */
export interface SearchStart {
  q: string
  search: SearchView | null
}

interface Typed {
  /** The initial search that this was typed after: a new one, from the next page, ends it. */
  start: SearchStart
  q: string
  result: SearchView | null
  failed: boolean
}

/**
 * Searches a classifier for the text in a search field, beginning with an initial result.
 * @param service called only once something is typed
 * @param onSearch called with each query that is searched for; the function it returns is called before the next one
 */
export function useSearchAsTyped(
  start: SearchStart,
  service: () => ClassifierService,
  onSearch?: (q: string) => () => void,
) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const current = typed?.start === start ? typed : { start, q: start.q, result: start.search, failed: false }
  const query = typed?.start === start ? typed.q.trim() : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: searched again for another query only
  useEffect(() => {
    if (query === null) return
    const abort = new AbortController()
    const settle = (result: SearchView | null, failed = false) => {
      if (abort.signal.aborted) return
      setTyped((now) => (now?.start === start ? { ...now, result, failed } : now))
    }
    if (query === '') settle(null)
    else
      service()
        .search(query, abort.signal)
        .then(settle, () => settle(null, true))
    const undo = onSearch?.(query)
    return () => {
      abort.abort()
      undo?.()
    }
  }, [query])

  /** The last result remains until the next one arrives: an empty list between two keys would flicker. */
  const type = (q: string) => setTyped({ ...current, q })
  return { q: current.q, result: current.result, failed: current.failed, type }
}
