/** A query that is still being typed, and how it is searched for. */

import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { distinctTerms, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Reading } from '../../products/suggestions.ts'
import type { SearchedQuery } from './probe-index.ts'
import type { Search, Searched } from './search-understood.ts'
import { isThingTerm } from './thing-beside.ts'
import { type IsNowhere, wordsNowhere } from './words-nowhere.ts'

export type SearchTyped<Result> = Search<Result> & {
  isEmpty: (result: Result) => boolean
  hasGoods: (result: Result) => boolean
  /** Whether the first run waits for a round trip anyway: then the words are looked for one by one in it. */
  hasTripBefore?: boolean
}

/** An unfinished query, and what is known of it once it was searched for as typed. */
export interface UnfinishedQuery<Result> {
  query: SearchedQuery & { prefixLast: true }
  /** The terms without what the trade also calls them. */
  asTyped: QueryTerm[]
  /** Whether the trade calls a thing otherwise whose name is typed. */
  isName: boolean
  /** Whether the words were looked for one by one. */
  isLookedFor: boolean
  isNowhere: IsNowhere
  /** Null where a word that nothing has leaves nothing to find. */
  typed: Searched<Result> | null
}

/** So many words, each of which something has, are not corrected: goods of all of them are rather not sold (docs/behaviour.md, "Typeahead"). */
export const TELLING_WORDS = 4

/** The terms of an unfinished query without what the trade calls a thing whose name begins so. */
export const plainTerms = (q: string): QueryTerm[] => searchTerms(q, { prefixLast: true, asTyped: true })

/** Whether words name a thing together, which is likelier than each by itself: "ball valve". */
export const isNamedTogether = ({ isThing, subterms }: QueryTerm): boolean => isThing === true && subterms !== undefined

/** Whether the last word hardly begins the name of another thing: beside words that name one together ("gate valve flang"), and behind several. */
const isSaid = (terms: QueryTerm[]): boolean =>
  terms.length >= TELLING_WORDS || terms.slice(0, -1).some(isNamedTogether)

/** @returns the terms without what the trade calls things whose names the last word begins, where it hardly begins one */
export function withoutOtherThings(terms: QueryTerm[]): QueryTerm[] {
  const last = terms.at(-1)
  if (!last?.synonyms || !isSaid(terms)) return terms
  const [plain, ...others] = plainTerms(last.typed)
  return plain && others.length === 0 ? [...terms.slice(0, -1), plain] : terms
}

/** @returns the MATCH string of an unfinished query */
export const unfinishedMatch = (terms: QueryTerm[]): string => matchQuery(terms, { prefixLast: true })

/** @returns the terms that name a thing. The last one mostly describes it: "gate valve flanged" is not about flanges. */
export const thingsOf = ({ terms }: SearchedQuery): QueryTerm[] => terms.slice(0, -1).filter(isThingTerm)

/** @returns a MATCH string of any of several readings */
export const anyOf = (readings: QueryTerm[][]): string =>
  [...new Set(readings.map((terms) => `(${unfinishedMatch(terms)})`))].join(' OR ')

const readingOf = (terms: QueryTerm[]): Reading => ({
  match: unfinishedMatch(terms),
  terms: terms.map((term, at) => matchQuery([term], { prefixLast: at === terms.length - 1 })),
})

export interface ReadingsSearch {
  /** Whether each corrected word is in some name. */
  isLikely?: boolean
  /** MATCH strings that no goods have, as is known. */
  withoutGoods?: string[]
}

/** Searches for several readings of an unfinished query at once. */
export async function searchReadings<Result>(
  { run }: SearchTyped<Result>,
  readings: QueryTerm[][],
  { isLikely = false, withoutGoods = [] }: ReadingsSearch = {},
): Promise<Searched<Result>> {
  const all = [...new Map(readings.map((terms) => [unfinishedMatch(terms), readingOf(terms)])).values()]
  const left = all.filter(({ match }) => !withoutGoods.includes(match))
  const ofGoods = left.map(({ match }) => `(${match})`).join(' OR ') || '""'
  // Each of two corrected words is in some name; of more of them, or of several corrections, all may be in none together.
  const isSure = isLikely && left.length === 1 && left.every(({ terms }) => terms.length <= 2)
  return {
    result: await run(ofGoods, anyOf(readings), [], isSure ? [] : left),
    terms: distinctTerms(readings.flat()),
    understood: null,
  }
}

/** Nothing was looked for. */
const NOT_LOOKED_FOR: IsNowhere = () => false

/** Searches for a query as typed. Words of which nothing has one are known before all of them are searched, which would find nothing. */
export async function searchAsTyped<Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<UnfinishedQuery<Result>> {
  const { scope, locale, hasTripBefore } = search
  const terms = withoutOtherThings(searchTerms(q, { prefixLast: true }))
  const asTyped = plainTerms(q)
  const isLookedFor = asTyped.length >= TELLING_WORDS || (hasTripBefore === true && asTyped.length > 1)
  const isNowhere = isLookedFor ? await wordsNowhere(db, scope, asTyped) : NOT_LOOKED_FOR
  return {
    query: { q, terms, scope, prefixLast: true, locale },
    asTyped,
    isName: unfinishedMatch(asTyped) !== unfinishedMatch(terms),
    isLookedFor,
    isNowhere,
    typed: isNowhere(asTyped, { prefixLast: true }) ? null : await searchReadings(search, [asTyped]),
  }
}
