/** Searches at each keystroke: the last term may be unfinished. */

import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { isStandard } from '../../../../db/search-text/standards.ts'
import { distinctTerms, HAN, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { Reading } from '../../products/suggestions.ts'
import { queryText } from './interpretations.ts'
import { withOperatorTerms } from './operator-terms.ts'
import { probeIndex } from './probe-index.ts'
import type { Search, Searched } from './search-understood.ts'
import { isThingTerm, thingBeforeEnd, thingBeforeUnit, thingBeside, thingBesideMeasure } from './thing-beside.ts'
import { likeliestReadings } from './understand.ts'
import { type IsNowhere, wordsNowhere } from './words-nowhere.ts'

type SearchTyped<Result> = Search<Result> & {
  isEmpty: (result: Result) => boolean
  hasGoods: (result: Result) => boolean
  /** Whether the first run waits for a round trip anyway: then the words are looked for one by one in it. */
  hasTripBefore?: boolean
}

/** The sign before a side of a size that is not typed yet: "m10 x". */
const BEFORE_SIDE = /(?<=\d)\s+[xх×*]\s*$/iu

/**
 * What the trade also calls a thing whose name begins so is searched where no goods have the words as typed, because each of those names costs
 * as much as the words; and the index is only probed when there are no hits at all. A word that nothing has is known before all words are
 * searched, which would find nothing. Three round trips; four for a name of the trade that is both unfinished and misspelt.
 */
export const searchWhileTyping = <Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> => withOperatorTerms(db, () => searchUnfinished(db, q.replace(BEFORE_SIDE, ''), search))

/**
 * Falls back to the texts of goods for the number of a standard, and to the thing alone where no goods match its unfinished number or property
 * ("hex nut 5"), because the next key may change it.
 */
async function searchUnfinished<Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const found = await searchTyped(db, q, search)
  if (search.hasGoods(found.result)) return found
  if (isStandard(q)) {
    const terms = plainTerms(q)
    const match = matchQuery(terms, { prefixLast: true })
    return { result: await search.run(match, match, [], { thing: null }), terms, understood: null }
  }
  const terms = thingBeforeEnd(q, searchTerms(q, { prefixLast: true }))
  if (terms.length === 0) return found
  const result = await search.run(matchQuery(terms))
  return search.hasGoods(result) ? { result, terms, understood: null } : found
}

/** The terms of an unfinished query without what the trade calls a thing whose name begins so. */
const plainTerms = (q: string): QueryTerm[] => searchTerms(q, { prefixLast: true, asTyped: true })

const readingOf = (terms: QueryTerm[], options: { prefixLast: boolean }): Reading => ({
  match: matchQuery(terms, options),
  terms: terms.map((term, at) => matchQuery([term], { prefixLast: options.prefixLast && at === terms.length - 1 })),
})

/** Readings in which words name a thing together, which is likelier than each by itself: "ball valve" of "bal vlave"; all where none does. */
function withNamesOfThings(readings: QueryTerm[][]): QueryTerm[][] {
  const named = readings.filter((terms) => terms.some(isNamedTogether))
  return named.length > 0 ? named : readings
}

const isNamedTogether = ({ isThing, subterms }: QueryTerm): boolean => isThing === true && subterms !== undefined

/** So many words, each of which something has, are not corrected: goods of all of them are rather not sold (docs/behaviour.md, "Typeahead"). */
const TELLING_WORDS = 4

/** So many other names are searched at once, with those of the words as typed. */
const FEW_NAMES = 2

const namesOf = (terms: QueryTerm[]): number => terms.reduce((sum, { synonyms = [] }) => sum + synonyms.length, 0)

/** Whether the last word hardly begins the name of another thing: beside words that name one together ("gate valve flang"), and behind several. */
const isSaid = (terms: QueryTerm[]): boolean =>
  terms.length >= TELLING_WORDS || terms.slice(0, -1).some(isNamedTogether)

/** @returns the terms without what the trade calls things whose names the last word begins, where it hardly begins one */
function withoutOtherThings(terms: QueryTerm[]): QueryTerm[] {
  const last = terms.at(-1)
  if (!last?.synonyms || !isSaid(terms)) return terms
  const [plain, ...others] = plainTerms(last.typed)
  return plain && others.length === 0 ? [...terms.slice(0, -1), plain] : terms
}

/** Nothing was looked for. */
const UNASKED: IsNowhere = () => false

async function searchTyped<Result>(
  db: Database,
  q: string,
  { scope, locale, run, isEmpty, hasGoods, hasTripBefore }: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const query = { q, terms: withoutOtherThings(searchTerms(q, { prefixLast: true })), scope, prefixLast: true, locale }
  const asTyped = plainTerms(q)
  const matchOf = (some: QueryTerm[][]) =>
    [...new Set(some.map((terms) => `(${matchQuery(terms, query)})`))].join(' OR ')
  const withoutGoods = new Set<string>()
  const searched = async (some: QueryTerm[][], isLikely = false): Promise<Searched<Result>> => {
    const all = [...new Map(some.map((terms) => [matchQuery(terms, query), readingOf(terms, query)])).values()]
    const readings = all.filter(({ match }) => !withoutGoods.has(match))
    const ofGoods = readings.map(({ match }) => `(${match})`).join(' OR ') || '""'
    // Each of two corrected words is in some name; of more of them, or of several corrections, all may be in none together.
    const isSure = isLikely && readings.length === 1 && readings.every(({ terms }) => terms.length <= 2)
    return {
      result: await run(ofGoods, matchOf(some), [], isSure ? [] : readings),
      terms: distinctTerms(some.flat()),
      understood: null,
    }
  }
  const isAsked = asTyped.length >= TELLING_WORDS || (hasTripBefore && asTyped.length > 1)
  const isNowhere = isAsked ? await wordsNowhere(db, scope, asTyped) : UNASKED
  // Null where it would find nothing.
  const typed = isNowhere(asTyped, query) ? null : await searched([asTyped])
  const isName = matchQuery(asTyped, query) !== matchQuery(query.terms, query)
  if (typed && (query.terms.length === 0 || hasGoods(typed.result))) return typed
  const sized = thingBeforeUnit(query.terms)
  const aside = sized.length > 0 ? sized : thingBesideMeasure(query.terms)
  const options = { prefixLast: aside.at(-1) === query.terms.at(-1) }
  if (aside.length > 0 && !isNowhere(aside, options)) {
    const beside = await run(matchQuery(aside, options))
    if (hasGoods(beside)) return { result: beside, terms: aside, understood: null }
  }
  // The last word is left out, because it usually describes the thing: "gate valve flanged" is not about flanges.
  const things = query.terms.slice(0, -1).filter(isThingTerm)
  if (things.length > 0 && !isNowhere(query.terms, query)) {
    const match = matchQuery(query.terms, query)
    const inTexts = await run(match, match, [], { thing: matchQuery(things) })
    if (hasGoods(inTexts)) return { result: inTexts, terms: query.terms, understood: null }
  }
  // A single character may be a part of a misspelt word: 流量记.
  const isDistinctive = asTyped.length >= TELLING_WORDS && !asTyped.some((term) => ONE_HAN.test(term.typed))
  if (typed && ((isDistinctive && isNowhere !== UNASKED) || !isEmpty(typed.result)))
    return isName ? searched([query.terms], true) : typed
  const probe = await probeIndex(db, {
    ...query,
    isEmpty: true,
    isNowhere: isNowhere(query.terms, query),
  })
  // They were searched by the probe.
  if (probe) withoutGoods.add(matchQuery(query.terms, query))
  const readings = probe ? likeliestReadings(query, probe) : []
  const thing = probe && readings.length === 0 ? thingBeside(query, probe) : []
  if (thing.length > 0) {
    const isLast = thing.at(-1) === query.terms.at(-1)
    // The next letter may complete a word; a Chinese name is rather whole.
    const alone = isLast && !HAN.test(q) ? plainTerms(queryText(thing)) : thing
    const result = await run(matchQuery(alone, { prefixLast: isLast }))
    const isFound = hasGoods(result) || alone === thing
    return isFound
      ? { result, terms: alone, understood: null }
      : { result: await run(matchQuery(thing, { prefixLast: isLast })), terms: thing, understood: null }
  }
  // A word that nothing has makes an end of the other names as well.
  const isKnown = isName && (!probe || query.terms.every(probe.isKnown))
  const named = (isKnown || (isName && query.terms.length === 1) ? [query.terms, ...readings] : readings).map(
    withoutOtherThings,
  )
  if (named.length === 0) return typed ?? searched([asTyped])
  const plain = withNamesOfThings(readings).map((terms) => {
    const all = withoutOtherThings(terms)
    const own = plainTerms(queryText(terms))
    return namesOf(all) - namesOf(own) <= FEW_NAMES ? all : own
  })
  const likely = isKnown ? [query.terms, ...plain] : plain
  const found = likely.length > 0 ? await searched(likely, true) : typed
  for (const terms of likely) withoutGoods.add(matchQuery(terms, query))
  const isSame = matchOf(likely) === matchOf(named)
  return found && (hasGoods(found.result) || sized.length > 0 || isSame) ? found : searched(named)
}
