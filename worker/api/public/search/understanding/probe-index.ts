/** Looks up in one round trip everything about a query and its terms that interpreting it needs. */
import type { Locale } from '../../../../../domain/locale.ts'
import type { Database } from '../../../../db/connection.ts'
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { normalise } from '../../../../db/search-text/normalise.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { compoundWords, HAN, hanTerm, LETTERS, type QueryTerm, queryTerm } from '../../../../db/search-text/tokens.ts'
import { scaled } from '../../../../db/search-text/units.ts'
import { hanSlips, type SameSound, selectBySameSound, soundRequests, toSameSounds } from './by-sound.ts'
import { isCorrection, tradeCorrections } from './corrections.ts'
import {
  type Correction,
  type CorrectionRequest,
  hasNamedHits,
  hasWantedHits,
  NEVER,
  type Scope,
  selectBySound,
  selectBySpelling,
  selectHasHits,
  selectMatching,
} from './index-lookups.ts'
import { type Chunk, chunksOf } from './keyboard-layout.ts'
import { selectTermFacts, type TermsFacts, toTermFacts } from './term-weights.ts'

export interface Query {
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
}

export interface IndexProbe {
  /** The query as typed has hits in texts, such as stories, but not among names or products, which are wanted first. */
  hasTextHits: boolean
  isKnown: (term: QueryTerm) => boolean
  /** The query split at spaces; `corrected` is in the other keyboard layout where only that has hits. */
  chunks: { text: string; corrected: string }[]
  /** Replacements for terms that are not indexed as a whole: their indexed parts, or a model's number as a prefix. */
  fallbacks: Map<QueryTerm, QueryTerm[]>
  /** Parts of the query that are no words as typed, but sound like a Chinese one; the longest first. */
  sameSounds: SameSound[]
  /** The terms that a joined term consists of, and those of a compound word, which are corrected separately. */
  compounds: Map<QueryTerm, QueryTerm[]>
  /** Indexed words that a term may be a misspelling of. */
  corrections: Map<QueryTerm, Correction[]>
  /** By term of the query and of its phrases. */
  facts: TermsFacts
}

/** Only the first terms of a long query are corrected, because each one costs several look-ups. */
const MOST_TERMS = 6

/** Characters: too many words begin with a shorter prefix. */
const SHORTEST_PREFIX = 3

/** `every` has all terms, followed by those of compounds. */
interface ProbedQuery extends Query {
  compounds: Map<QueryTerm, QueryTerm[]>
  every: QueryTerm[]
}

function withCompounds(query: Query): ProbedQuery {
  const compounds = new Map(
    query.terms.map((term) => [term, term.subterms ?? compoundWords(term.typed).map(queryTerm)]),
  )
  return { ...query, compounds, every: [...query.terms, ...[...compounds.values()].flat()] }
}

/** Whether the term is the last one, or the last part of a compound in that place. */
const isUnfinished = ({ terms, compounds, prefixLast }: ProbedQuery, term: QueryTerm): boolean => {
  const last = terms.at(-1)
  return prefixLast && last !== undefined && (term === last || term === compounds.get(last)?.at(-1))
}

function correctionRequests(query: ProbedQuery): CorrectionRequest[] {
  const terms = [...query.terms.slice(0, MOST_TERMS), ...query.every.slice(query.terms.length)]
  return terms
    .map((term) => ({ at: query.every.indexOf(term), typed: term.typed, isPrefix: isUnfinished(query, term) }))
    .filter(({ typed, isPrefix }) => LETTERS.test(typed) && (!isPrefix || typed.length >= SHORTEST_PREFIX))
}

/** Characters of a model's number from which on it is searched by its prefix. */
const SHORTEST_NUMBER = 4
const asPrefix = (term: QueryTerm): QueryTerm | null =>
  /\d/.test(term.typed) && term.prefix.length >= SHORTEST_NUMBER
    ? { ...term, forms: [...term.forms, ...inPairs(term.typed)], matchesPrefix: true }
    : null

/** Four digits may be two sizes side by side: 1608 of SB-PET-16-08, 5050 of 50x50. */
const inPairs = (typed: string): string[] => (/^\d{4}$/.test(typed) ? [`${typed.slice(0, 2)} ${typed.slice(2)}`] : [])

/** Three sides of a box, which the trade also gives in centimetres without saying so. */
const THREE_SIDES = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){2}$/
const inMillimetres = ({ typed }: QueryTerm): QueryTerm | null =>
  THREE_SIDES.test(typed) ? queryTerm(scaled(typed.split('x'), 10)) : null

/** Characters: a longer run has too many parts, and is rare, because the segmenter splits it. */
const LONGEST_HAN = 8

/** @returns every part of a Han term of three or more characters. */
function hanSubterms({ typed }: QueryTerm): QueryTerm[] {
  const characters = Array.from(typed)
  if (!HAN.test(typed) || characters.length < 3 || characters.length > LONGEST_HAN) return []
  const texts = characters.flatMap((_, from) =>
    characters.slice(from).map((_, length) => characters.slice(from, from + length + 1).join('')),
  )
  return [...new Set(texts)].filter((text) => text !== typed).map(hanTerm)
}

/**
 * @returns the term split into known parts from the left, the longest first; none where a character is in no known
 *   part.
 */
function segment(term: QueryTerm, known: Map<string, QueryTerm>): QueryTerm[] {
  const parts: QueryTerm[] = []
  for (let rest = term.typed; rest !== ''; ) {
    const part = [...known.values()]
      .filter(({ typed }) => rest.startsWith(typed))
      .sort((a, b) => b.typed.length - a.typed.length)[0]
    if (!part) return []
    parts.push(part)
    rest = rest.slice(part.typed.length)
  }
  return parts
}

/** Collects all MATCH strings to try for one statement. */
function probeQueries(query: ProbedQuery, chunks: Chunk[]) {
  const { terms, every, prefixLast } = query
  const ofTerm = new Map(every.map((term) => [term, matchQuery([term], { prefixLast: isUnfinished(query, term) })]))
  const ofPart = new Map(terms.map((term) => [term, hanSubterms(term)]))
  const ofPrefix = new Map(terms.map((term) => [term, inMillimetres(term) ?? asPrefix(term)]))
  const full = matchQuery(terms, { prefixLast })
  const all = new Set([
    full,
    ...ofTerm.values(),
    ...chunks.flatMap(({ match, alternatives }) => [match, ...alternatives.map((other) => other.match)]),
    ...[...ofPart.values()].flat().map((part) => matchQuery([part])),
    ...[...ofPrefix.values()].flatMap((term) => (term ? [matchQuery([term])] : [])),
  ])
  if (query.isEmpty) all.delete(full)
  return { full, ofTerm, ofPart, ofPrefix, all: [...all] }
}

const correctionsOf = (
  { every }: ProbedQuery,
  requests: CorrectionRequest[],
  rows: Correction[],
): Map<QueryTerm, Correction[]> =>
  new Map(
    every.map((term, at) => {
      const own = requests.find((one) => one.at === at)
      return [term, own ? rows.filter((row) => row.at === at && row.uses > 0 && isCorrection(own, row)) : []]
    }),
  )

const isSameAlphabet = (one: string, other: string): boolean => /[а-яё]/i.test(one) === /[а-яё]/i.test(other)

/** Where one part was typed in the other layout, so were the short ones that happen to be a beginning in both: "rjvghtccjhs db" is «компрессоры ви». */
function inOneLayout(
  chunks: Chunk[],
  corrected: IndexProbe['chunks'],
  matched: Set<string | undefined>,
): IndexProbe['chunks'] {
  const wrong = corrected.find((chunk) => chunk.corrected !== chunk.text)
  if (!wrong) return corrected
  return corrected.map((chunk, at) => {
    if (chunk.corrected !== chunk.text || /\d/.test(chunk.text) || !isSameAlphabet(chunk.text, wrong.text)) return chunk
    const other = chunks[at]?.alternatives.find(({ match }) => matched.has(match))
    return other ? { ...chunk, corrected: other.text } : chunk
  })
}

/** A query of several words that one or two names have is followed by what has most of them; a model is just that model. */
const leastNamed = ({ terms }: Query): number => (terms.length > 2 ? 3 : 1)

/** @returns null where the query as typed has wanted hits, so that it needs no interpretation. */
export async function probeIndex(db: Database, query: Query): Promise<IndexProbe | null> {
  const chunks = chunksOf(query.q, query.prefixLast)
  const probed = withCompounds(query)
  const tried = probeQueries(probed, chunks)
  const requests = correctionRequests(probed)
  const hasHits = query.inNames ? hasNamedHits(tried.full, leastNamed(query)) : hasWantedHits(query.scope, tried.full)
  // Each look-up would search the whole query again, which takes longer than the look-up itself.
  const unless = query.isEmpty ? NEVER : hasHits
  const sounds = soundRequests(query.q, query.prefixLast)
  const text = normalise(query.q)
  const asTyped = sounds.map(({ from }) =>
    matchQuery(searchTerms(from), { prefixLast: query.prefixLast && text.endsWith(from) }),
  )
  const [wanted, matching, bySpelling, bySound, bySameSound, facts] = await db.batch([
    selectHasHits(db, hasHits),
    selectMatching(db, query.scope, [...tried.all, ...asTyped], { unless }),
    selectBySpelling(db, query.scope, requests, unless),
    selectBySound(db, query.scope, requests, unless),
    selectBySameSound(db, sounds, unless),
    // What a term weighs says which to leave out, and while somebody types none is.
    selectTermFacts(db, query.scope, query.isEmpty ? [] : probed.every, unless),
  ])
  if (wanted[0]?.yes) return null
  const matched = new Set(matching.map(({ at }) => tried.all[at] ?? asTyped[at - tried.all.length]))
  const isKnown = (term: QueryTerm) => matched.has(tried.ofTerm.get(term) ?? '')
  // A part of a name of the trade is no slip: 包膜 of 打包膜.
  const isTyped = ({ from }: SameSound) =>
    matched.has(asTyped[sounds.findIndex((sound) => sound.from === from)] ?? '') ||
    query.terms.some((term) => term.isThing && term.typed !== from && term.typed.includes(from) && isKnown(term))
  const correctLayout = ({ text, match, alternatives }: Chunk) => {
    const other = matched.has(match) ? undefined : alternatives.find((one) => matched.has(one.match))
    return { text, corrected: other?.text ?? text }
  }
  const corrected = inOneLayout(chunks, chunks.map(correctLayout), matched)
  const fallbacks = query.terms.map((term): [QueryTerm, QueryTerm[]] => {
    const prefix = tried.ofPrefix.get(term)
    if (prefix) return [term, matched.has(matchQuery([prefix])) ? [prefix] : []]
    const known = (tried.ofPart.get(term) ?? []).filter((part) => matched.has(matchQuery([part])))
    return [term, segment(term, new Map(known.map((part) => [part.typed, part])))]
  })
  return {
    hasTextHits: matched.has(tried.full),
    isKnown,
    chunks: corrected,
    fallbacks: new Map(fallbacks),
    sameSounds: [...toSameSounds(sounds, bySameSound), ...hanSlips(sounds)].filter((sound) => !isTyped(sound)),
    compounds: probed.compounds,
    corrections: correctionsOf(probed, requests, [...bySpelling, ...bySound, ...requests.flatMap(tradeCorrections)]),
    facts: toTermFacts(probed.every, facts),
  }
}
