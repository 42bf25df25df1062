/** Searches for what an unfinished query means where nothing has its words: the trade's other names, words without their slips, or its thing alone. */

import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { queryText } from './interpretations.ts'
import { type IndexProbe, probeIndex } from './probe-index.ts'
import type { Searched } from './search-understood.ts'
import { thingBeforeUnit, thingBeside } from './thing-beside.ts'
import { likeliestReadings } from './understand.ts'
import {
  anyOf,
  isNamedTogether,
  plainTerms,
  type SearchTyped,
  searchReadings,
  type UnfinishedQuery,
  unfinishedMatch,
  withoutOtherThings,
} from './unfinished-query.ts'

/** So many other names are searched at once, with those of the words as typed. */
const FEW_NAMES = 2

const namesOf = (terms: QueryTerm[]): number => terms.reduce((sum, { synonyms = [] }) => sum + synonyms.length, 0)

/** Readings in which words name a thing together; all where none does: "ball valve" of "bal vlave". */
function withNamesOfThings(readings: QueryTerm[][]): QueryTerm[][] {
  const named = readings.filter((terms) => terms.some(isNamedTogether))
  return named.length > 0 ? named : readings
}

/** The reading with few other names of its last word, which the next key may change. */
function withFewNames(terms: QueryTerm[]): QueryTerm[] {
  const all = withoutOtherThings(terms)
  const own = plainTerms(queryText(terms))
  return namesOf(all) - namesOf(own) <= FEW_NAMES ? all : own
}

/** Searches for the thing beside words that nothing has; null where the query names none. */
async function searchThing<Result>(
  { query }: UnfinishedQuery<Result>,
  { run, hasGoods }: SearchTyped<Result>,
  probe: IndexProbe,
): Promise<Searched<Result> | null> {
  const thing = thingBeside(query, probe)
  if (thing.length === 0) return null
  const isLast = thing.at(-1) === query.terms.at(-1)
  const searched = async (terms: QueryTerm[]): Promise<Searched<Result>> => ({
    result: await run(matchQuery(terms, { prefixLast: isLast })),
    terms,
    understood: null,
  })
  // The next letter may complete a word; a Chinese name is rather whole.
  if (!isLast || HAN.test(query.q)) return searched(thing)
  const alone = await searched(plainTerms(queryText(thing)))
  return hasGoods(alone.result) ? alone : searched(thing)
}

/** Searches for all readings at once, first with few of their other names. */
async function searchNamed<Result>(
  { query, isName, typed }: UnfinishedQuery<Result>,
  search: SearchTyped<Result>,
  readings: QueryTerm[][],
  probe: IndexProbe | null,
): Promise<Searched<Result> | null> {
  // They were searched by the probe.
  const ofProbe = probe ? [unfinishedMatch(query.terms)] : []
  // A word that nothing has makes an end of the other names as well.
  const isKnown = isName && (!probe || query.terms.every(probe.isKnown))
  const withQuery = isKnown || (isName && query.terms.length === 1)
  const named = (withQuery ? [query.terms, ...readings] : readings).map(withoutOtherThings)
  if (named.length === 0) return null
  const plain = withNamesOfThings(readings).map(withFewNames)
  const likely = isKnown ? [query.terms, ...plain] : plain
  const found =
    likely.length > 0 ? await searchReadings(search, likely, { isLikely: true, withoutGoods: ofProbe }) : typed
  const isEnough = thingBeforeUnit(query.terms).length > 0 || anyOf(likely) === anyOf(named)
  if (found && (search.hasGoods(found.result) || isEnough)) return found
  return searchReadings(search, named, { withoutGoods: [...ofProbe, ...likely.map(unfinishedMatch)] })
}

/** Two round trips; three for a name of the trade that is both unfinished and misspelt. */
export async function searchCorrected<Result>(
  db: Database,
  unfinished: UnfinishedQuery<Result>,
  search: SearchTyped<Result>,
): Promise<Searched<Result>> {
  const { query, asTyped, isNowhere, typed } = unfinished
  const probe = await probeIndex(db, { ...query, isEmpty: true, isNowhere: isNowhere(query.terms, query) })
  const readings = probe ? likeliestReadings(query, probe) : []
  const found =
    (probe && readings.length === 0 ? await searchThing(unfinished, search, probe) : null) ??
    (await searchNamed(unfinished, search, readings, probe))
  return (
    found ?? typed ?? searchReadings(search, [asTyped], { withoutGoods: probe ? [unfinishedMatch(query.terms)] : [] })
  )
}
