/** Looks up in one round trip everything about a query and its terms that interpreting it needs. */
import type { Locale } from '../../../../../domain/locale.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { normalise } from '../../../../db/search-text/normalise.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import {
  longestFirst,
  ofTradeNames,
  type SameSound,
  selectBySameSound,
  soundRequests,
  toSameSounds,
} from './by-sound.ts'
import { tradeCorrections } from './corrections.ts'
import {
  hasNamedHits,
  hasWantedHits,
  isBegunBesideUnknown,
  NEVER,
  type Scope,
  selectHasHits,
  selectMatching,
} from './index-lookups.ts'
import { type Chunk, type CorrectedChunk, chunksOf, inOneLayout, type MatchOf } from './keyboard-layout.ts'
import { type Correction, selectNear } from './near-words.ts'
import {
  asBeginning,
  halvesOf,
  hanSubterms,
  nearestOf,
  otherModels,
  otherNumber,
  pairsOf,
  segment,
} from './other-forms.ts'
import { correctionRequests, correctionsOf, isUnfinished, type ProbedQuery, withCompounds } from './probed-query.ts'
import { selectTermFacts, type TermsFacts, toTermFacts } from './term-weights.ts'
import { type Tried, triedTerms } from './tried.ts'

export interface SearchedQuery {
  q: string
  terms: QueryTerm[]
  scope: Scope
  /** Whether the last term may be unfinished. */
  prefixLast: boolean
  /** Language of the page: Latin letters on a Chinese one are pinyin rather than another keyboard layout. */
  locale?: Locale | undefined
  /** Whether words in the texts of products alone are not enough, because what has most of them in its name follows. */
  inNames?: boolean
  /** Whether it has been searched and nothing was found: then no look-up has to be disabled where it has hits after all. */
  isEmpty?: boolean
  /** Whether a word is known to be nowhere. */
  isNowhere?: boolean
}

export interface IndexProbe {
  /** The query as typed has hits in texts, such as stories, but not among names or products, which are wanted first. */
  hasTextHits: boolean
  isKnown: (term: QueryTerm) => boolean
  /** The query split at spaces; `corrected` is in the other keyboard layout where only that has hits. */
  chunks: CorrectedChunk[]
  /** Replacements for terms that are not indexed as a whole: their indexed parts, or a model's number as a prefix. */
  fallbacks: Map<QueryTerm, QueryTerm[]>
  /** What is nearest to a size or a quantity, and goods have: M12 of M12x60, 85 m of 80 m. */
  nearest: Map<QueryTerm, QueryTerm>
  /** Words that are written as one, by each of them: the earmuffs of "ear muffs"; a compound that has both as its other half. */
  joined: Map<QueryTerm, QueryTerm[]>
  /** Parts of the query that are no words as typed, but sound like a Chinese one; the longest first. */
  sameSounds: SameSound[]
  /** The terms that a joined term consists of, and those of a compound word, which are corrected separately. */
  compounds: Map<QueryTerm, QueryTerm[]>
  /** Indexed words that a term may be a misspelling of. */
  corrections: Map<QueryTerm, Correction[]>
  /** By term of the query and of its phrases. */
  facts: TermsFacts
}

/**
 * @returns what an unfinished last word finds without the names of the trade that begin so, which are dozens; null where the query has none
 */
function plainLast({ q, terms, prefixLast }: SearchedQuery): Tried | null {
  if (!prefixLast || !terms.at(-1)?.synonyms) return null
  const plain = searchTerms(q, { prefixLast, asTyped: true })
  // Words that are the beginning of a name together are one term.
  return plain.length === terms.length ? triedTerms(plain.slice(-1), { prefixLast }) : null
}

/** Collects all MATCH strings to try for one statement. */
function probeQueries(query: ProbedQuery) {
  const { terms, every, prefixLast } = query
  const all = new Map<string, Tried>()
  const add: MatchOf = (some, options) => {
    const match = matchQuery(some, options)
    all.set(match, triedTerms(some, options))
    return match
  }
  const each = (some: (QueryTerm | null)[]) => {
    for (const term of some) if (term) add([term])
  }
  const ofTerm = new Map(every.map((term) => [term, add([term], { prefixLast: isUnfinished(query, term) })]))
  const chunks = chunksOf(query.q, query.prefixLast, add)
  const ofPart = new Map(terms.map((term) => [term, hanSubterms(term)]))
  const ofNumber = new Map(terms.map((term) => [term, otherNumber(term)]))
  const ofSize = new Map(terms.map((term) => [term, nearestOf(term)]))
  const ofModel = new Map(terms.map((term) => [term, otherModels(term)]))
  const ofHalves = new Map(terms.map((term) => [term, prefixLast ? [] : halvesOf(term)]))
  // A page of one word is searched as it is; beside others it may be cut short: «огнетуш порошковый».
  const ofBeginning = new Map(terms.map((term) => [term, terms.length > 1 ? asBeginning(term) : null]))
  const ofPair = pairsOf(terms)
  each([...ofPart.values(), ...[...ofModel.values()].flat()].flat())
  for (const forms of [ofNumber, ofSize, ofBeginning]) each([...forms.values()])
  each([...[...ofHalves.values()].flat().map(({ phrase }) => phrase), ...ofPair.map(({ one }) => one)])
  const full = add(terms, { prefixLast })
  if (query.isEmpty) all.delete(full)
  return { full, chunks, ofTerm, ofPart, ofNumber, ofSize, ofModel, ofHalves, ofBeginning, ofPair, all }
}

/** A query of several words that one or two names have is followed by what has most of them; a model is just that model. */
const leastNamed = ({ terms }: SearchedQuery): number => (terms.length > 2 ? 3 : 1)

/** @returns null where the query as typed has wanted hits, so that it needs no interpretation. */
export async function probeIndex(db: Database, query: SearchedQuery): Promise<IndexProbe | null> {
  const probed = withCompounds(query)
  const tried = probeQueries(probed)
  const requests = correctionRequests(probed)
  const last = query.terms.at(-1)
  const triedOf = (term: QueryTerm): Tried => {
    const match = tried.ofTerm.get(term) ?? ''
    return tried.all.get(match) ?? match
  }
  const others = query.terms.slice(0, -1).map(triedOf)
  const namedOrWanted = query.inNames
    ? hasNamedHits(tried.full, leastNamed(query))
    : hasWantedHits(query.scope, tried.full, others)
  const hasHits = query.isNowhere ? NEVER : namedOrWanted
  // Each look-up would search the whole query again, which takes longer than the look-up itself.
  const unless = query.isEmpty ? NEVER : hasHits
  const unlessBegun =
    query.prefixLast && last && others.length > 0
      ? isBegunBesideUnknown(query.scope, plainLast(query) ?? triedOf(last), others)
      : NEVER
  // Weights decide which terms to leave out, and while somebody types none is left out.
  const weighed = query.isEmpty ? [] : probed.every
  const sounds = soundRequests(query.q, query.prefixLast, query.locale === 'zh')
  const text = normalise(query.q)
  const asTyped = sounds.map(({ from }) =>
    matchQuery(searchTerms(from), { prefixLast: query.prefixLast && text.endsWith(from) }),
  )
  const lookups = [
    selectHasHits(db, hasHits),
    selectMatching(db, query.scope, [...tried.all.values(), ...asTyped], { unless }),
    selectNear(db, query.scope, { requests, unless, unlessBegun }),
  ] as const
  const further = () =>
    [selectBySameSound(db, sounds, unless), selectTermFacts(db, query.scope, weighed, unless)] as const
  const isFurther = sounds.length + weighed.length > 0
  const [wanted, matching, near, ...rest] = isFurther
    ? await db.batch([...lookups, ...further()])
    : await db.batch(lookups)
  const [bySameSound = [], facts = []] = rest
  if (wanted[0]?.yes) return null
  const keys = [...tried.all.keys(), ...asTyped]
  const matched = new Set(matching.map(({ at }) => keys[at]))
  const isKnown = (term: QueryTerm) => matched.has(tried.ofTerm.get(term) ?? '')
  // A part of a name of the trade is no slip: 包膜 of 打包膜.
  const isTyped = ({ from }: SameSound) =>
    matched.has(asTyped[sounds.findIndex((sound) => sound.from === from)] ?? '') ||
    query.terms.some((term) => term.isThing && term.typed !== from && term.typed.includes(from) && isKnown(term))
  const correctLayout = ({ text, match, alternatives }: Chunk) => {
    const other = matched.has(match) ? undefined : alternatives.find((one) => matched.has(one.match))
    return { text, corrected: other?.text ?? text }
  }
  const corrected = inOneLayout(tried.chunks, tried.chunks.map(correctLayout), matched)
  const has = (term: QueryTerm) => matched.has(matchQuery([term]))
  const joined = tried.ofPair.filter(({ both, one }) => !both.every(isKnown) && has(one))
  const fallbacks = query.terms.map((term): [QueryTerm, QueryTerm[]] => {
    const prefix = tried.ofNumber.get(term)
    const model = tried.ofModel.get(term)?.find((some) => some.every(has))
    if (prefix && has(prefix)) return [term, [prefix]]
    if (model) return [term, model]
    if (prefix) return [term, []]
    const halves = tried.ofHalves.get(term)?.find(({ phrase }) => has(phrase))
    if (halves) return [term, halves.both]
    const beginning = tried.ofBeginning.get(term)
    if (beginning) return [term, has(beginning) ? [beginning] : []]
    const known = (tried.ofPart.get(term) ?? []).filter(has)
    return [term, segment(term, known)]
  })
  return {
    hasTextHits: matched.has(tried.full),
    isKnown,
    chunks: corrected,
    fallbacks: new Map(fallbacks),
    nearest: new Map([...tried.ofSize].flatMap(([term, size]) => (size && has(size) ? [[term, size] as const] : []))),
    joined: new Map(joined.flatMap(({ both, one }) => both.map((term, at) => [term, at === 0 ? [one] : []] as const))),
    sameSounds: longestFirst(toSameSounds(sounds, bySameSound), ofTradeNames(sounds)).filter(
      (sound) => !isTyped(sound),
    ),
    compounds: probed.compounds,
    corrections: correctionsOf(probed, requests, [...near, ...requests.flatMap(tradeCorrections)]),
    facts: toTermFacts(probed.every, facts),
  }
}
