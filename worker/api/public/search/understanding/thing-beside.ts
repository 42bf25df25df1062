/** What is left of an unfinished query where goods do not have all of it. */
import { isBareUnit } from '../../../../db/search-text/bare-unit.ts'
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
