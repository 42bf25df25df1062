/** Searches for a query as typed, and where that has no hits, for its likeliest interpretation. */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { distinctTerms, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Scope } from './index-lookups.ts'
import { withOperatorTerms } from './operator-terms.ts'
import { probeIndex } from './probe-index.ts'
import { likeliestMatch, likeliestReadings, understand } from './understand.ts'

/** The result of a search, and its interpretation. */
export interface Searched<Result> {
  result: Result
  /** Those that were searched for. */
  terms: QueryTerm[]
  /** Null where the query was searched as typed. */
  understood: Understood | null
}

interface Search<Result> {
  scope: Scope
  /** Language of the page. */
  locale?: Locale
  /**
   * Runs the search.
   * @param match a MATCH string.
   * @param textMatch another one for stories, which are found by their text, where the two differ.
   */
  run: (match: string, textMatch?: string) => Promise<Result>
}

type SearchTyped<Result> = Search<Result> & { isEmpty: (result: Result) => boolean }

/** A MATCH string without hits. */
const NO_GOODS = matchQuery([])

/**
 * The search of a page. The query is only interpreted where it has no wanted hits as typed, because comparing every
 * term with similar words is expensive. Three round trips at most.
 * @param q as typed.
 */
export const searchUnderstood = <Result>(db: Database, q: string, search: Search<Result>): Promise<Searched<Result>> =>
  withOperatorTerms(db, () => searchWhole(db, q, search))

async function searchWhole<Result>(
  db: Database,
  q: string,
  { scope, locale, run }: Search<Result>,
): Promise<Searched<Result>> {
  const query = { q, terms: searchTerms(q), scope, prefixLast: false, locale }
  const typed = matchQuery(query.terms)
  if (query.terms.length === 0) return { result: await run(typed), terms: [], understood: null }
  const [asTyped, probe] = await Promise.all([run(typed), probeIndex(db, query)])
  if (!probe) return { result: asTyped, terms: query.terms, understood: null }
  const likeliest = probe.hasTextHits ? typed : likeliestMatch(query, probe)
  // Started while the interpretation is still being chosen: mostly this one is chosen, which saves a round trip.
  const speculative = likeliest === typed ? null : run(likeliest)
  const [{ terms, understood, isOther }, guess] = await Promise.all([understand(db, query, probe), speculative])
  if (terms.length === 0) return { result: asTyped, terms: query.terms, understood }
  const match = matchQuery(terms)
  if (isOther) return { result: await run(NO_GOODS, match), terms, understood }
  const result = guess && match === likeliest ? guess : await run(match, probe.hasTextHits ? typed : undefined)
  return { result, terms, understood }
}

/**
 * The search at each keystroke: the last term may be unfinished, and the index is only probed when there are no hits.
 */
export const searchWhileTyping = <Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> => withOperatorTerms(db, () => searchTyped(db, q, search))

async function searchTyped<Result>(
  db: Database,
  q: string,
  { scope, locale, run, isEmpty }: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const query = { q, terms: searchTerms(q, { prefixLast: true }), scope, prefixLast: true, locale }
  const typed = { result: await run(matchQuery(query.terms, query)), terms: query.terms, understood: null }
  if (query.terms.length === 0 || !isEmpty(typed.result)) return typed
  const probe = await probeIndex(db, query)
  const readings = probe ? likeliestReadings(query, probe) : []
  if (readings.length === 0) return typed
  const match = readings.map((terms) => `(${matchQuery(terms, query)})`).join(' OR ')
  return { result: await run(match), terms: distinctTerms(readings.flat()), understood: null }
}
