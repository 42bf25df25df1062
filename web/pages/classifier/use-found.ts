import { useEffect, useState } from 'react'
import type { AnsweredSearch } from '../../../domain/classifier/answer-search.ts'
import type { CodeService } from './code-service.ts'
import type { CodesLive } from './load.ts'
import { writeAddress } from './write-address.ts'

interface Typed {
  /** What the edge answered this with: typing ends with the next page. */
  of: CodesLive
  q: string
  found: AnsweredSearch | null
  failed: boolean
}

/**
 * What was found for the words in the box: first by the edge, then as they are typed.
 * @param service asked only once somebody types
 */
export function useFound(live: CodesLive, service: () => CodeService) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const current = typed?.of === live ? typed : { of: live, q: live.q, found: live.search, failed: false }
  const asked = typed?.of === live ? typed.q.trim() : null

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other words only
  useEffect(() => {
    if (asked === null) return
    const abort = new AbortController()
    const settle = (found: AnsweredSearch | null, failed = false) => {
      if (abort.signal.aborted) return
      setTyped((now) => (now?.of === live ? { ...now, found, failed } : now))
    }
    if (asked === '') settle(null)
    else
      service()
        .search(asked, abort.signal)
        .then(settle, () => settle(null, true))
    const stop = writeAddress({ q: asked })
    return () => {
      abort.abort()
      stop()
    }
  }, [asked])

  /** What is found stays until something else is: an empty list between two keys would flicker. */
  const type = (q: string) => setTyped({ ...current, q })
  return { q: current.q, found: current.found, failed: current.failed, type }
}
