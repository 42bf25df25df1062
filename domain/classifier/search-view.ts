import type { CodeHit, Meta, SearchMeta } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { type ClassifierIndex, type SearchResult, searchCodes } from './search.ts'
import { toHit } from './views.ts'

type Summary = Omit<SearchMeta, keyof Meta>

/** A search result as the API returns it: the first hits, how many there are, and how the query was read. */
export interface SearchView extends Summary {
  hits: CodeHit[]
}

export interface SearchRequest {
  q: string
  /** Hits at most. */
  perPage: number
}

/** How many hits there are, and how the query was read. */
export const summaryOf = ({ nodes, reading, partial, words }: SearchResult): Summary => ({
  total: nodes.length,
  reading,
  partial,
  words: words.map(({ shown }) => shown),
})

export function viewSearch(index: ClassifierIndex, { q, perPage }: SearchRequest, locale: Locale): SearchView {
  const result = searchCodes(index, q)
  const hits = result.nodes.slice(0, perPage).map((at) => toHit(index.tree, at, result, locale))
  return { hits, ...summaryOf(result) }
}
