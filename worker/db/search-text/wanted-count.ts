/** The number of pieces that a query names: "40 ball valves DN50", «кран шаровой ду50, 40 шт», 40个球阀. */

import { MAX_QUANTITY } from '../../../domain/limits.ts'
import type { Locale } from '../../../domain/locale.ts'
import { cutAmount } from '../../../domain/request-list/cut-amount.ts'
import { areSameCount } from '../../../domain/request-list/unit-words.ts'
import { MAX_INDEXED_LENGTH, type QueryTerm } from './tokens.ts'

/**
 * From 50 on, round numbers alone: 6205, 110 and 63 are a bearing and sizes of pipes, 6000 to 6300 bearings too, and 90 is the angle of an
 * elbow.
 */
const COUNT = /^(?:[1-9]|[1-4]\d|[5-8]0|[1-9][05]0|[1-5]000|[1-9]0000)$/
const IN_PLURAL = /[a-z]{2}[a-rt-z]s$|(?:[ое]в|ей|[ое]к|[ыи]х)(?: |$)/
const ADJECTIVE_IN_PLURAL = /[ыи]х$/
const HAS_DIGIT = /\d/

/**
 * Finds how many are wanted before the name of a thing: «40 шаровых кранов», "100 bearings". By itself the number would find −40 °C and 10 bar.
 * Before another noun it is a property: "8 strands rope".
 * @returns the number and the other terms; null where the first term is no such number
 */
export function leadingCount(terms: QueryTerm[]): { count: number; others: QueryTerm[] } | null {
  const [first, ...others] = terms
  if (!first || !COUNT.test(first.typed)) return null
  const isNoun = ({ typed, isThing }: QueryTerm) => isThing || !ADJECTIVE_IN_PLURAL.test(typed)
  const [thing, next] = others.slice(Math.max(0, others.findIndex(isNoun)))
  const isSaid = thing?.isThing || !next || HAS_DIGIT.test(next.typed) || !isNoun(next)
  return thing && IN_PLURAL.test(thing.typed) && isSaid ? { count: Number(first.typed), others } : null
}

/** Numbers that are no part of a word, a size or a range. */
const NUMBER = /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}.,/-]|[xх×*]\s?)\d/giu
/** Parts of the names of things, which begin like units: 3套管 is a casing, 108件套 a set of tools, 100只装 a pack. */
const PART_OF_NAME = /^\d+\s*(?:台阶|件套|套[管筒]|[个件只套]装)/

/**
 * @param q as typed
 * @returns the number of pieces or sets, by a number with such a unit; null where there is none
 */
export function statedCount(q: string, locale: Locale): number | null {
  const text = q.slice(0, MAX_INDEXED_LENGTH).normalize('NFKC')
  const amounts = [...text.matchAll(NUMBER)]
    .map(({ index }) => text.slice(index))
    .filter((rest) => !PART_OF_NAME.test(rest))
    // An amount may be last or first: before the space it is the last one of "x 40 pcs".
    .map((rest) => cutAmount(` ${rest}`, locale) ?? cutAmount(rest, locale))
  const wanted = amounts.find((cut) => cut?.isSure && cut.unit !== null && areSameCount(cut.unit, 'piece'))?.quantity
  return wanted && Number.isInteger(wanted) && wanted <= MAX_QUANTITY ? wanted : null
}
