/** Searches at each keystroke: the last term may be unfinished. */

import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
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

/**
 * What the trade also calls a thing whose name begins so is searched where no goods have the words as typed, because each of those names costs
 * as much as the words; and the index is only probed when there are no hits at all. A word that nothing has is known before all words are
 * searched, which would find nothing. Three round trips; four for a name of the trade that is both unfinished and misspelt.
 */
export const searchWhileTyping = <Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> => withOperatorTerms(db, () => searchUnfinished(db, q, search))

/**
 * Where no names have all words, the texts of the thing's goods are searched; and where they do not have an unfinished number or property either,
 * the thing is shown, since the next key may give it another one.
 */
async function searchUnfinished<Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const found = await searchTyped(db, q, search)
  const all = searchTerms(q, { prefixLast: true })
  const things = all.filter(isThingTerm)
  if (search.hasGoods(found.result) || things.length === 0 || all.length === 1) return found
  const before = thingBeforeEnd(q, all)
  const terms = before.length > 0 ? before : all
  const textsOf = { thing: matchQuery(before.length > 0 ? before : things), isEnough: before.length > 0 }
  const match = matchQuery(all, { prefixLast: true })
  const result = await search.run(match, matchQuery(terms), [], textsOf)
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
  const named = readings.filter((terms) => terms.some(({ isThing, subterms }) => isThing && subterms))
  return named.length > 0 ? named : readings
}

/** So many words, each of which something has, are not corrected: goods of all of them are rather not sold (docs/behaviour.md, "Typeahead"). */
const TELLING_WORDS = 4

/** Nothing was looked for. */
const UNASKED: IsNowhere = () => false

async function searchTyped<Result>(
  db: Database,
  q: string,
  { scope, locale, run, isEmpty, hasGoods, hasTripBefore }: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const query = { q, terms: searchTerms(q, { prefixLast: true }), scope, prefixLast: true, locale }
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
  const isNowhere = hasTripBefore && asTyped.length > 1 ? await wordsNowhere(db, scope, asTyped) : UNASKED
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
  const named = isKnown || (isName && query.terms.length === 1) ? [query.terms, ...readings] : readings
  if (named.length === 0) return typed ?? searched([asTyped])
  const plain = withNamesOfThings(readings).map((terms) => plainTerms(queryText(terms)))
  const likely = isKnown ? [query.terms, ...plain] : plain
  const found = likely.length > 0 ? await searched(likely, true) : typed
  const isSame = matchOf(likely) === matchOf(named)
  return found && (hasGoods(found.result) || sized.length > 0 || isSame) ? found : searched(named)
}
