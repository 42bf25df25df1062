/** What is looked up in the search indexes. */
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'

/**
 * A MATCH string. Of a beginning of four letters and more, which FTS5 would collect all hits of, also the letters: where words of public texts
 * begin so, nothing is searched.
 */
export type Tried = string | readonly [match: string, letters: string]

export const inPair = (tried: Tried): readonly string[] => (typeof tried === 'string' ? [tried] : tried)

/** A beginning that is longer than those in the index. */
const LONG_BEGINNING = /^(?:[a-z]{4,24}|[а-я]{4,24})$/

export function triedTerms(terms: QueryTerm[], options: { prefixLast?: boolean } = {}): Tried {
  const match = matchQuery(terms, options)
  const [only, ...others] = terms
  const isBegun = only && others.length === 0 && (options.prefixLast || only.matchesPrefix)
  return isBegun && LONG_BEGINNING.test(only.prefix) ? [match, only.prefix] : match
}
