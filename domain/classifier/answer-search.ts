import type { CodeHit, SearchMeta } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { type CodeIndex, searchCodes } from './search.ts'
import { toHit } from './views.ts'

/** What a search came to: some hits, how many there are, and how the query was understood. */
export interface AnsweredSearch extends Pick<SearchMeta, 'total' | 'reading' | 'partial' | 'words'> {
  hits: CodeHit[]
}

export interface AskedSearch {
  q: string
  /** Hits at most. */
  perPage: number
}

export function answerSearch(index: CodeIndex, { q, perPage }: AskedSearch, locale: Locale): AnsweredSearch {
  const found = searchCodes(index, q)
  const { nodes, reading, partial, words } = found
  return {
    hits: nodes.slice(0, perPage).map((at) => toHit(index.tree, at, found, locale)),
    total: nodes.length,
    reading,
    partial,
    words: words.map(({ shown }) => shown),
  }
}
