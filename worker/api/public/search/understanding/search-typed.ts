/** Searches at each keystroke: the last term may be unfinished. */

import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { isStandard } from '../../../../db/search-text/standards.ts'
import { ONE_HAN } from '../../../../db/search-text/tokens.ts'
import { searchCorrected } from './corrected-typing.ts'
import { withOperatorTerms } from './operator-terms.ts'
import type { Searched } from './search-understood.ts'
import { thingBeforeEnd, thingBeforeUnit, thingBesideMeasure } from './thing-beside.ts'
import {
  plainTerms,
  type SearchTyped,
  searchAsTyped,
  searchReadings,
  TELLING_WORDS,
  thingsOf,
  type UnfinishedQuery,
  unfinishedMatch,
} from './unfinished-query.ts'

/** The sign before a side of a size that is not typed yet: "m10 x". */
const BEFORE_SIDE = /(?<=\d)\s+[xх×*]\s*$/iu

/**
 * What the trade also calls a thing whose name begins so is searched where no goods have the words as typed, because each of those names costs
 * as much as the words; and the index is only probed when there are no hits at all. Three round trips; four for a name of the trade that is both
 * unfinished and misspelt.
 */
export const searchWhileTyping = <Result>(
  db: Database,
  q: string,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> => withOperatorTerms(db, () => searchUnfinished(db, q.replace(BEFORE_SIDE, ''), search))

/** A way to go on with a query that no goods have as typed; null where it finds none. */
type Fallback = <Result>(
  unfinished: UnfinishedQuery<Result>,
  search: SearchTyped<Result>,
) => Promise<Searched<Result> | null>

/** The thing beside a measure that is not typed whole, or whose goods have other ones: the hose of "hose 50 ft". */
const thingOfMeasure: Fallback = async ({ query, isNowhere }, { run, hasGoods }) => {
  const sized = thingBeforeUnit(query.terms)
  const terms = sized.length > 0 ? sized : thingBesideMeasure(query.terms)
  const options = { prefixLast: terms.at(-1) === query.terms.at(-1) }
  if (terms.length === 0 || isNowhere(terms, options)) return null
  const result = await run(matchQuery(terms, options))
  return hasGoods(result) ? { result, terms, understood: null } : null
}

/** All texts of the newest goods of the thing. */
const textsOfThing: Fallback = async ({ query, isNowhere }, { run, hasGoods }) => {
  const things = thingsOf(query)
  if (things.length === 0 || isNowhere(query.terms, query)) return null
  const match = unfinishedMatch(query.terms)
  const result = await run(match, match, [], { thing: matchQuery(things) })
  return hasGoods(result) ? { result, terms: query.terms, understood: null } : null
}

/** Entries of other kinds than goods that have the words, and words that are none misspelt. */
const otherKinds: Fallback = async ({ query, asTyped, isName, isLookedFor, typed }, search) => {
  if (!typed) return null
  // A single character may be a part of a misspelt word: 流量记.
  const isDistinctive = asTyped.length >= TELLING_WORDS && !asTyped.some((term) => ONE_HAN.test(term.typed))
  if (!(isDistinctive && isLookedFor) && search.isEmpty(typed.result)) return null
  return isName ? searchReadings(search, [query.terms], { isLikely: true }) : typed
}

const FALLBACKS: Fallback[] = [thingOfMeasure, textsOfThing, otherKinds]

async function searchTyped<Result>(db: Database, q: string, search: SearchTyped<Result>): Promise<Searched<Result>> {
  const unfinished = await searchAsTyped(db, q, search)
  const { query, typed } = unfinished
  if (typed && (query.terms.length === 0 || search.hasGoods(typed.result))) return typed
  for (const fallback of FALLBACKS) {
    const found = await fallback(unfinished, search)
    if (found) return found
  }
  return searchCorrected(db, unfinished, search)
}

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
    const match = unfinishedMatch(terms)
    return { result: await search.run(match, match, [], { thing: null }), terms, understood: null }
  }
  const terms = thingBeforeEnd(q, searchTerms(q, { prefixLast: true }))
  if (terms.length === 0) return found
  const result = await search.run(matchQuery(terms))
  return search.hasGoods(result) ? { result, terms, understood: null } : found
}
