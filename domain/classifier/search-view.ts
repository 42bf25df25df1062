/** Results as the API returns them; the browser uses the same views where it has the whole tree. */
import type { CodeHit, LookupQuery, Meta, SearchMeta, ShownNode } from '../contract/classifier.ts'
import type { Locale } from '../locale.ts'
import { marksInName } from './marks.ts'
import { type ClassifierIndex, type SearchResult, searchCodes } from './search.ts'
import { toHit, toNode } from './views.ts'

type Summary = Omit<SearchMeta, keyof Meta>

/** A search result as the API returns it: the first hits, how many there are, and how the query was read. */
export interface SearchView extends Summary {
  hits: CodeHit[]
}

export type SearchRequest = Pick<LookupQuery, 'q' | 'perPage'>

/** How many hits there are, and how the query was read. */
export const searchSummary = ({ nodes, reading, partial, words }: SearchResult): Summary => ({
  total: nodes.length,
  reading,
  partial,
  words: words.map(({ shown }) => shown),
})

export function viewSearch(index: ClassifierIndex, { q, perPage }: SearchRequest, locale: Locale): SearchView {
  const result = searchCodes(index, q)
  const hits = result.nodes.slice(0, perPage).map((at) => toHit(index.tree, at, result, locale))
  return { hits, ...searchSummary(result) }
}

/**
 * @param nodes positions in the tree
 * @param q query whose words are marked in the names, read as the search reads it; undefined for none
 */
export function viewNodes(index: ClassifierIndex, nodes: number[], q: string | undefined, locale: Locale): ShownNode[] {
  const words = q ? searchCodes(index, q).words : []
  return nodes.map((at) => {
    const node = toNode(index.tree, at, locale)
    const nameMarks = marksInName(node.name.text, node.name.lang, words)
    return nameMarks.length > 0 ? { ...node, nameMarks } : node
  })
}
