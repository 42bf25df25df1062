/**
 * Branches and searches for the tree in the browser: from the API, or from the whole classifier once it has been
 * fetched.
 */

import { useEffect, useRef } from 'react'
import type { ClassifierName } from '../../../domain/classifier/compact.ts'
import type { SearchView } from '../../../domain/classifier/search-view.ts'
import type { ShownNode } from '../../../domain/contract/classifier.ts'
import type { Locale } from '../../../domain/locale.ts'
import { useI18n } from '../../app/i18n.tsx'
import { createClassifierService } from './create-classifier-service.browser.ts'

export type WorkerRequest =
  | { kind: 'open'; url: string; currentUrl: string }
  | { kind: 'search'; q: string; perPage: number; locale: Locale }
  | { kind: 'branch'; parent: string; depth: number; q: string; locale: Locale }
  | { kind: 'opened'; code: string; q: string; locale: Locale }

export interface WorkerResponse {
  id: number
  /** Null where the worker has failed. */
  value: SearchView | ShownNode[] | null
}

/** Every method but `fetchWhole` and `close` rejects where neither the API nor a stored classifier can be reached. */
export interface ClassifierService {
  search: (q: string, signal: AbortSignal) => Promise<SearchView>
  /** @param q query whose words are marked in the names */
  branch: (parent: string, depth: number, q: string) => Promise<ShownNode[]>
  /** The nodes that are visible when the tree is opened at a code; '' for the top level. */
  opened: (code: string, q: string) => Promise<ShownNode[]>
  /** Fetches the whole classifier in the background, so that later searches need no network. */
  fetchWhole: () => void
  close: () => void
}

/**
 * @param wholeUrl address of the whole tree in the edition shown
 * @returns a function that gives the service and creates it at the first call, since rendering at the edge needs none
 */
export function useClassifierService(tree: ClassifierName, wholeUrl?: string): () => ClassifierService {
  const { locale } = useI18n()
  const service = useRef<ClassifierService | null>(null)
  useEffect(() => () => service.current?.close(), [])
  return () => {
    service.current ??= createClassifierService(tree, locale, wholeUrl)
    return service.current
  }
}
