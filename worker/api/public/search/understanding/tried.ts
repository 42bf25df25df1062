/** What is looked up in the search indexes. */
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'

/**
 * A MATCH string. Of a beginning of four letters and more, or of one Chinese character, which FTS5 would collect all hits of, also the letters:
 * where words of goods begin so, nothing is searched.
 */
export type Tried = string | readonly [match: string, letters: string]

export const inPair = (tried: Tried): readonly string[] => (typeof tried === 'string' ? [tried] : tried)

/** A beginning that is longer or shorter than those in the index. */
const BEGINNING = /^(?:[a-z]{4,24}|[а-я]{4,24}|\p{Script=Han})$/u

export function triedTerms(terms: QueryTerm[], options: { prefixLast?: boolean } = {}): Tried {
  const match = matchQuery(terms, options)
  const [only, ...others] = terms
  const isBegun =
    only &&
    others.length === 0 &&
    (options.prefixLast || only.matchesPrefix || only.forms.length + (only.subterms?.length ?? 0) === 0)
  return isBegun && BEGINNING.test(only.prefix) ? [match, only.prefix] : match
}
