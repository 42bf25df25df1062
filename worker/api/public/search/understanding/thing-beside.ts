/** What is left of an unfinished query where goods do not have all of it. */
import { isBareUnit } from '../../../../db/search-text/bare-unit.ts'
import { isKindName } from '../../../../db/search-text/everyday-speech.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import type { IndexProbe, SearchedQuery } from './probe-index.ts'
import { isOfAnything, isOfLostNoun, isOfOtherFields, isOfOtherKind } from './wanted-thing.ts'

/**
 * @returns the terms of a query that has words which nothing has, or that are said of anything, where the rest names a thing: "gloster cable" is a
 *   cable, 大马达 a motor. None where those words make it another thing.
 */
export function thingBeside({ q, terms }: SearchedQuery, { isKnown }: IndexProbe): QueryTerm[] {
  const unknown = terms.filter((term) => !isKnown(term))
  const lost = unknown.length > 0 ? unknown : terms.filter((term) => ONE_HAN.test(term.typed) || isOfAnything(term))
  const known = terms.filter((term) => !lost.includes(term))
  const isNamed = lost.length > 0 && known.some(({ isThing }) => isThing)
  const isOther = isOfOtherFields(lost, known) || isOfOtherKind(q, lost, known) || isOfLostNoun(q, lost, lost, known)
  return isNamed && !isOther ? known : []
}

/** @returns the terms before a unit whose number is not typed yet («шаровик ду»); none where the last term is no unit, or the only one */
export function thingBeforeUnit(terms: QueryTerm[]): QueryTerm[] {
  const last = terms.at(-1)
  return last && isBareUnit(last.typed) ? terms.slice(0, -1) : []
}

/** A number with its unit, its class or the sign of its thread: 50 ft, class 150, 1/2 npt. */
const isMeasure = ({ typed, bare, subterms }: QueryTerm): boolean =>
  bare !== undefined || (subterms === undefined && /\d/.test(typed) && /[\s#"]/.test(typed))

/** @returns whether a term names a thing: "gate valve" in the trade, "bolt" in general */
export const isThingTerm = ({ typed, isThing }: QueryTerm): boolean => isThing === true || isKindName(typed)

/** @returns the terms beside measures, where they name a thing: the hose of "hose 50 ft"; otherwise none */
export function thingBesideMeasure(terms: QueryTerm[]): QueryTerm[] {
  const rest = terms.filter((term) => !isMeasure(term))
  return rest.some(isThingTerm) && rest.length < terms.length ? rest : []
}

/** A number that the next key may make longer, or give a unit; longer ones are rather the numbers of models. */
const UNFINISHED_NUMBER = /^(?=[\d.]{1,5}$)\d{1,3}(?:\.\d*)?$/
/** What a thing has, in the words before it: "fire hose with coup". */
const UNFINISHED_PROPERTY = /^(.*\S)\s+(?:with|w\/|со?)\s+\p{L}+$/u

/** @returns the terms of a thing whose number or property is not typed whole and that nothing has so far: "hex nut 5", "hose with coup"; otherwise none */
export function thingBeforeEnd(q: string, terms: QueryTerm[]): QueryTerm[] {
  const [, thing] = UNFINISHED_PROPERTY.exec(q.trim().toLowerCase()) ?? []
  const parts = terms.flatMap((term) => (!term.isThing && term.subterms && !term.bare ? term.subterms : [term]))
  const isNumber = UNFINISHED_NUMBER.test(parts.at(-1)?.typed ?? '')
  const before = thing === undefined ? (isNumber ? parts.slice(0, -1) : []) : searchTerms(thing)
  return before.some(isThingTerm) ? before : []
}
