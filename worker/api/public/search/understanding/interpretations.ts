/** Interprets a query whose terms are not all indexed, or never found together. */

import type { Understood } from '../../../../../domain/contract/understood-query.ts'
import { syllablesOf } from '../../../../../domain/search-text/pinyin.ts'
import { normalise } from '../../../../db/search-text/normalise.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { areTelling, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { correctedTerm, isDoubtful, rankCorrections } from './corrections.ts'
import type { Correction } from './near-words.ts'
import type { IndexProbe, SearchedQuery } from './probe-index.ts'

type Change = Understood['changes'][number]

type Typed = Pick<SearchedQuery, 'q' | 'terms' | 'prefixLast' | 'locale'>

export interface Interpretation {
  /** The terms to search for together. */
  terms: QueryTerm[]
  /** Terms that are not indexed and have no correction. */
  unknown: QueryTerm[]
  changes: Change[]
}

export const queryText = (terms: QueryTerm[]): string =>
  terms
    .map(({ typed }) => typed)
    .filter((text) => text !== '')
    .join(' ')

/** The query with the parts converted that only make sense in the other keyboard layout; null where there are none. */
function inOtherLayout({ chunks }: IndexProbe): Interpretation | null {
  const changed = chunks.filter(({ text, corrected }) => corrected !== text)
  if (changed.length === 0) return null
  const from = changed.map(({ text }) => text).join(' ')
  const to = changed.map(({ corrected }) => corrected).join(' ')
  return {
    terms: searchTerms(chunks.map(({ corrected }) => corrected).join(' ')),
    unknown: [],
    changes: [{ from, to, how: 'layout' }],
  }
}

/** Ways to read sounds that are tried: a word of each sound, the most frequent first. */
const MAX_SOUNDS = 3

const LATIN_WORDS = /(?<![^ ])[a-z]+(?: [a-z]+)+(?![^ ])/g

/** Syllables that are typed apart and that nothing has are one word: the "huan xing" of "huan xing 吊带". */
const withSyllablesJoined = (text: string, unknown: Set<string>): string =>
  text.replace(LATIN_WORDS, (run) => {
    const words = run.split(' ')
    const isWord = words.every((word) => unknown.has(word) && syllablesOf(word, false).some((way) => way.length === 1))
    return isWord ? words.join('') : run
  })

/** The query with the parts read as Chinese that no text has as typed, in the likeliest words first; none where there are no such parts. */
function bySound({ q, terms }: Typed, { sameSounds, isKnown }: IndexProbe): Interpretation[] {
  const unknown = new Set(terms.flatMap((term) => (isKnown(term) ? [] : [term.typed])))
  const ways = Math.min(MAX_SOUNDS, Math.max(0, ...sameSounds.map(({ others }) => 1 + others.length)))
  return Array.from({ length: ways }, (_, way) => {
    let text = normalise(q).replace(/\s+/g, ' ')
    const changes = sameSounds.flatMap(({ from, to: first, others, how }): Change[] => {
      if (!text.includes(from)) return []
      const to = [first, ...others][way] ?? first
      text = text.replace(from, ` ${to} `)
      return [{ from, to, how }]
    })
    return { terms: searchTerms(withSyllablesJoined(text.trim().replace(/ +/g, ' '), unknown)), unknown: [], changes }
  })
}

/** Whether every word that no text has is one of those read by their sound: otherwise they are rather misspelt. */
const isAllSound = (terms: QueryTerm[], { isKnown, sameSounds }: IndexProbe): boolean =>
  terms.every((term) => isKnown(term) || sameSounds.some(({ from }) => from.includes(term.typed)))

const isCyrillic = (word: string): boolean => /[а-я]/.test(word)

function changeTo(corrected: QueryTerm, { typed }: QueryTerm): Change {
  const how = isCyrillic(typed) === isCyrillic(corrected.typed) ? 'spelling' : 'letters'
  return { from: typed, to: corrected.typed, how }
}

/** Most corrections of one term that are tried. */
const MAX_CORRECTIONS = 3

/** A term of the query with its alternatives: the term itself or its fallbacks, or a correction. */
interface Place {
  term: QueryTerm
  itself: QueryTerm[]
  corrections: Correction[]
}

/** A compound word that is not indexed as a whole has a place for each of its terms. */
function placesOf(term: QueryTerm, probe: IndexProbe): Place[] {
  const itself = probe.joined.get(term) ?? (probe.isKnown(term) ? [term] : (probe.fallbacks.get(term) ?? []))
  const compound = probe.compounds.get(term) ?? []
  if (itself.length === 0 && compound.length > 0) return compound.flatMap((part) => placesOf(part, probe))
  // It is left out for the nearest that there is (relaxations.ts).
  if (itself.length === 0 && probe.nearest.has(term)) return [{ term, itself: [term], corrections: [] }]
  return [
    {
      term,
      itself,
      corrections: rankCorrections(term.typed, probe.corrections.get(term) ?? []).slice(0, MAX_CORRECTIONS),
    },
  ]
}

/** @param choices the correction used at a place; without one the term itself is used. */
function interpretationOf(places: Place[], choices: Map<Place, Correction>, prefixLast: boolean): Interpretation {
  const changes: Change[] = []
  const terms = places.flatMap((place) => {
    const correction = choices.get(place)
    if (!correction) return place.itself
    const corrected = correctedTerm(correction)
    changes.push(changeTo(corrected, place.term))
    return [corrected]
  })
  const unknown = places.filter((place) => place.itself.length === 0 && !choices.has(place)).map(({ term }) => term)
  if (unknown.length > 0 && !areTelling(terms)) return { terms: [], unknown, changes: [] }
  // Parsed again, because a corrected term may form a phrase with its neighbours.
  return { terms: changes.length > 0 ? searchTerms(queryText(terms), { prefixLast }) : terms, unknown, changes }
}

/** The places of a query, those that nothing has as typed, and the best correction of each of these. */
function readPlaces({ terms }: Typed, probe: IndexProbe) {
  const places = terms.flatMap((term) => placesOf(term, probe))
  const unknown = places.filter(({ itself }) => itself.length === 0)
  const first = unknown.flatMap((place): [Place, Correction][] =>
    place.corrections[0] ? [[place, place.corrections[0]]] : [],
  )
  return { places, unknown, first: new Map(first) }
}

/**
 * @returns the likeliest first: in the other keyboard layout, or as Chinese of the same sound, or with the best correction of each unknown term; then
 *   those with another correction of one term. Known terms are corrected as well, since a misspelling may happen to be
 *   another word.
 */
export function interpretationsOf(query: Typed, probe: IndexProbe): [Interpretation, ...Interpretation[]] {
  const { terms, prefixLast, locale } = query
  const sounds = locale === 'zh' || isAllSound(terms, probe) ? bySound(query, probe) : []
  const layout = inOtherLayout(probe)
  const [read, ...further] = locale === 'zh' && sounds.length > 0 ? sounds : [...(layout ? [layout] : []), ...sounds]
  if (read) return [read, ...further]
  const { places, unknown, first } = readPlaces(query, probe)
  const doubtful = unknown.length > 0 ? unknown : places
  const others = doubtful.flatMap((place) =>
    place.corrections
      .filter((correction) => correction !== first.get(place))
      .map((correction) => new Map([...first, [place, correction] as const])),
  )
  const of = (choices: Map<Place, Correction>) => interpretationOf(places, choices, prefixLast)
  return [of(first), ...others.map(of)]
}

/**
 * @param likeliest of `interpretationsOf`
 * @returns what a query is read as where nothing has all of the likeliest reading: without corrections that are rather other words, and as typed
 *   where all of it is known and only sounds like something else
 */
export function surestOf(query: Typed, probe: IndexProbe, likeliest: Interpretation): Interpretation {
  if (!likeliest.changes.some(({ how }) => how === 'spelling' || how === 'letters')) return likeliest
  const { places, first } = readPlaces(query, probe)
  const sure = [...first].filter(([{ term }, { shown }]) => !isDoubtful(term.typed, shown))
  const plain = interpretationOf(places, new Map(sure), query.prefixLast)
  const isSound = likeliest.changes.some(({ from }) => probe.sameSounds.some((sound) => sound.from === from))
  return isSound && !plain.unknown.every(({ typed }) => ONE_HAN.test(typed)) ? likeliest : plain
}
