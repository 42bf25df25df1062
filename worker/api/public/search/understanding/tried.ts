/** What is looked up in the search indexes in two steps, the cheap one first. */
import { type SQL, sql } from 'drizzle-orm'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'

/**
 * A MATCH string, or two where the second has all that the first finds and much else: it is searched where the first has no hits, because each of
 * its alternatives costs a look-up in the index. Of a beginning of four letters and more, which FTS5 would collect all hits of, also the letters:
 * where words of public texts begin so, nothing is searched.
 */
export type Tried = string | readonly [narrow: string, wide: string, letters?: string]

export const inPair = (tried: Tried): readonly (string | undefined)[] => (typeof tried === 'string' ? [tried] : tried)

/** @returns what finds all that the other does: of words that texts have and no names, it is known sooner whether names have one */
export const widest = (tried: Tried): string => inPair(tried)[1] ?? inPair(tried)[0] ?? ''

/** @param pair JSON of `inPair` */
export const hasEither = (hits: (match: SQL) => SQL, pair: SQL): SQL =>
  sql`${hits(sql`(${pair} ->> 0)`)} OR ${pair} ->> 1 IS NOT NULL AND (${hits(sql`(${pair} ->> 1)`)})`

/**
 * A term without the other names of its thing, each of which costs a look-up, and a Chinese character without the words that begin with it, which
 * are thousands: these are looked for where nothing has the term itself.
 */
function withoutOtherNames({ synonyms, ...term }: QueryTerm): QueryTerm {
  if (term.forms.length > 0) return term
  if (HAN.test(term.prefix)) return { typed: term.typed, forms: [term.prefix], prefix: '' }
  return synonyms ? { ...term, synonyms } : term
}

/** A beginning that is longer than those in the index. */
const LONG_BEGINNING = /^(?:[a-z]{4,24}|[а-я]{4,24})$/

export function triedTerms(terms: QueryTerm[], options: { prefixLast?: boolean } = {}): Tried {
  const match = matchQuery(terms, options)
  const narrow = matchQuery(terms.map(withoutOtherNames), options)
  const [only, ...others] = terms
  const isBegun = only && others.length === 0 && (options.prefixLast || only.matchesPrefix)
  if (isBegun && LONG_BEGINNING.test(only.prefix)) return [narrow, match, only.prefix]
  return narrow === match ? match : [narrow, match]
}
