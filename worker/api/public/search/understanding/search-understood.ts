/** Searches for a query as typed, and where that has no hits, for its likeliest interpretation. */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import type { Locale } from '../../../../../domain/locale.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Sought } from '../../products/suggestions.ts'
import type { LeafGoods } from '../leaf-goods.ts'
import { calledThings, choicesForPurpose, goodsCalled, isByChance } from './called-goods.ts'
import { calledMatch } from './called-match.ts'
import { type Choice, choicesOfTyped } from './choices.ts'
import { inNames, type Scope } from './index-lookups.ts'
import { withOperatorTerms } from './operator-terms.ts'
import { type IndexProbe, probeIndex, type SearchedQuery } from './probe-index.ts'
import { hasSlips, withoutSlips } from './slips.ts'
import { likeliestMatch, understand } from './understand.ts'
import { isOfOtherKind, isOfOtherThing } from './wanted-thing.ts'

/** The result of a search, and its interpretation. */
export interface Searched<Result> {
  result: Result
  /** Those that were searched for. */
  terms: QueryTerm[]
  /** Null where the query was searched as typed. */
  understood: Understood | null
  /** What products were chosen by; none where it was the terms alone. */
  choices?: Choice[]
  /** What `ofLeaf` gave; absent where all is found, or the query is known to be for other things than the catalogue's. */
  leaf?: LeafGoods | null
}

export interface Search<Result> {
  scope: Scope
  /** Language of the page. */
  locale?: Locale
  /**
   * Runs the search.
   * @param match a MATCH string.
   * @param textMatch another one for stories, which are found by their text, where the two differ.
   * @param choices what products are chosen by where few have the match.
   * @param readings what the match consists of, while somebody types
   */
  run: (match: string, textMatch?: string, choices?: Choice[], sought?: Sought) => Promise<Result>
  /** Whether there are goods among the results: then other selections of the terms follow few of them. */
  hasGoods?: (result: Result) => boolean
  /** Whether goods have the whole query in their names. */
  isNamed?: (result: Result) => boolean
  /** @returns words of the query that only descriptions of the goods have, which may speak of other things */
  onlyDescribed?: (result: Result, terms: QueryTerm[]) => QueryTerm[]
  /** Whether the query is the right name of something, which may not be sold here: then no word of it is misspelt. */
  isName?: () => Promise<boolean>
  /** Reads the goods of the category that the words mean, where goods do not have the whole query in their names. */
  ofLeaf?: (terms: QueryTerm[]) => Promise<LeafGoods | null>
}

/** A MATCH string without hits. */
const NO_GOODS = matchQuery([])

/**
 * The search of a page. The query is only interpreted where it has no wanted hits as typed, because comparing every
 * term with similar words is expensive. Three round trips at most.
 * @param q as typed.
 */
export const searchUnderstood = <Result>(db: Database, q: string, search: Search<Result>): Promise<Searched<Result>> =>
  withOperatorTerms(db, () => searchWhole(db, q, search))

const withoutNumbers = (terms: QueryTerm[]): QueryTerm[] => terms.filter(({ typed }) => !/\d/.test(typed))

const known = (terms: QueryTerm[], { isKnown }: IndexProbe): QueryTerm[] => terms.filter((term) => isKnown(term))

interface Found<Result> {
  found: Result
  /** The MATCH string of the goods. */
  match: string
  probe: IndexProbe
}

/** Goes on with goods that have all words of a query, few of them or in texts alone. Two further round trips at most. */
async function searchFound<Result>(
  db: Database,
  query: SearchedQuery,
  { run, isNamed, onlyDescribed, ofLeaf }: Search<Result>,
  { found, match, probe }: Found<Result>,
): Promise<Searched<Result>> {
  const { q, terms } = query
  const typed = matchQuery(terms)
  const isMentioned =
    terms.some(({ isThing }) => isThing) && !isNamed?.(found) && (onlyDescribed?.(found, terms) ?? []).length > 0
  // Texts of our goods say of which other kinds they are better than, or made beside: "wooden pallets".
  if (!isNamed?.(found) && isOfOtherKind(q, terms, terms))
    return { result: await run(NO_GOODS, inNames(typed)), terms, understood: null }
  const isOther = isOfOtherThing(q)
  const [otherSizes, choices, leaf] = await Promise.all([
    isMentioned && !isOther ? goodsCalled(db, q, { terms, things: withoutNumbers(terms), probe }) : null,
    isOther ? [] : choicesOfTyped(db, query, probe),
    isOther || isNamed?.(found) ? undefined : ofLeaf?.(known(terms, probe)),
  ])
  const further = leaf ? { leaf } : {}
  if (otherSizes) {
    const [first] = otherSizes.choices
    return { result: await run(first?.match ?? match, typed, otherSizes.choices), ...otherSizes, ...further }
  }
  const result = choices.length > 1 ? await run(match, typed, choices) : found
  return { result, terms, understood: null, choices, ...further }
}

/**
 * Goes on where goods have all words of a query, and none of them is called like its thing: those that are called so come first, with as much of
 * the rest as they have. Two further round trips.
 * @param things of `calledThings`
 * @returns null where no goods have all words
 */
async function searchUncalled<Result>(
  db: Database,
  query: SearchedQuery,
  search: Search<Result>,
  { things, probe }: { things: QueryTerm[]; probe: IndexProbe },
): Promise<Searched<Result> | null> {
  const { q, terms } = query
  const { run, hasGoods, isNamed, ofLeaf } = search
  const typed = matchQuery(terms)
  const isOther = isOfOtherThing(q) || isOfOtherKind(q, terms, terms)
  const isChance = !isOther && isByChance(terms, things)
  const [found, goods, choices, leaf] = await Promise.all([
    run(typed),
    isChance ? goodsCalled(db, q, { terms, things, probe }) : null,
    isChance || isOther ? [] : choicesOfTyped(db, query, probe),
    isOther ? undefined : ofLeaf?.(known(terms, probe)),
  ])
  if (!hasGoods?.(found)) return null
  if (!isNamed?.(found) && isOfOtherKind(q, terms, terms))
    return { result: await run(NO_GOODS, inNames(typed)), terms, understood: null }
  const shown = goods ?? { terms, understood: null, choices }
  const [first] = shown.choices
  const isChosen = goods !== null || choices.length > 1
  const result = isChosen ? await run(first?.match ?? typed, typed, shown.choices) : found
  return { result, ...shown, ...(leaf && !isNamed?.(found) && { leaf }) }
}

async function searchWhole<Result>(db: Database, q: string, search: Search<Result>): Promise<Searched<Result>> {
  const { scope, locale, run, hasGoods, ofLeaf, isName } = search
  const query = { q, terms: searchTerms(q), scope, prefixLast: false, locale, inNames: hasGoods !== undefined }
  const typed = matchQuery(query.terms)
  if (query.terms.length === 0) return { result: await run(typed), terms: [], understood: null }
  const things = hasGoods && query.terms.length > 1 ? calledThings(q, query.terms) : []
  const strict = things.length > 0 ? calledMatch(query.terms, things) : typed
  const [called, probed] = await Promise.all([run(strict, typed), probeIndex(db, query)])
  const probe = probed && hasSlips(probed) && (await isName?.()) ? withoutSlips(probed) : probed
  const isCalled = strict === typed || (hasGoods?.(called) ?? false)
  if (!probe) {
    const choices = isCalled && hasGoods?.(called) ? choicesForPurpose(q, query.terms, things) : []
    const result = choices.length > 0 ? await run(strict, typed, choices) : isCalled ? called : await run(typed)
    return { result, terms: query.terms, understood: null, choices }
  }
  if (hasGoods?.(called)) return searchFound(db, query, search, { found: called, match: strict, probe })
  const uncalled = isCalled || !probe.hasTextHits ? null : await searchUncalled(db, query, search, { things, probe })
  if (uncalled) return uncalled
  const asTyped = called
  const likeliest = probe.hasTextHits ? typed : likeliestMatch(query, probe)
  // Started while the interpretation is still being chosen: mostly this one is chosen, which saves a round trip.
  const speculative = likeliest === typed ? null : run(likeliest)
  const [{ terms, understood, isOther, isOfOther, choices }, guess, read] = await Promise.all([
    understand(db, query, probe),
    speculative,
    ofLeaf?.(known(query.terms, probe)),
  ])
  const leaf = isOfOther || !read ? {} : { leaf: read }
  if (terms.length === 0) return { result: asTyped, terms: query.terms, understood, ...leaf }
  const match = matchQuery(terms)
  // What is left of the query is in the texts of many things that have nothing to do with it: "panel" of "solar panel".
  if (isOther) return { result: await run(NO_GOODS, inNames(match)), terms, understood, ...leaf }
  if (hasGoods && choices.length > 1) {
    const result = await run(choices[0]?.match ?? match, probe.hasTextHits ? typed : match, choices)
    return { result, terms, understood, choices, ...leaf }
  }
  const result = guess && match === likeliest ? guess : await run(match, probe.hasTextHits ? typed : undefined)
  return { result, terms, understood, ...leaf }
}
