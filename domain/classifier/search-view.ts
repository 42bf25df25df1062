import type { CodeHit, SearchMeta } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { type ClassifierIndex, searchCodes } from './search.ts'
import { toHit } from './views.ts'

/** A search result as the API returns it: the first hits, how many there are, and how the query was read. */
export interface SearchView extends Pick<SearchMeta, 'total' | 'reading' | 'partial' | 'words'> {
  hits: CodeHit[]
}

export interface SearchRequest {
  q: string
  /** Hits at most. */
  perPage: number
}

export function viewSearch(
  index: ClassifierIndex,
  { q, perPage }: { q: string; perPage: number },
  locale: Locale,
): SearchView {
  const result = searchCodes(index, q)
  const { nodes, reading, partial, words } = result
  return {
    hits: nodes.slice(0, perPage).map((at) => toHit(index.tree, at, result, locale)),
    total: nodes.length,
    reading,
    partial,
    words: words.map(({ shown }) => shown),
  }
}
