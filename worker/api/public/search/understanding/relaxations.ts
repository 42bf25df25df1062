/** Fewer terms, for a query whose terms are never found all together: those that say most about the thing are kept. */
import { isUnit } from '../../../../db/search-text/synonyms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'

export interface Relaxation {
  terms: QueryTerm[]
  leftOut: QueryTerm[]
}

/** Pairs of more terms would be too many to look up. */
const MOST_FOR_PAIRS = 6

const without = (terms: QueryTerm[], left: QueryTerm[]): QueryTerm[] => terms.filter((term) => !left.includes(term))

const relaxation = (terms: QueryTerm[], kept: QueryTerm[]): Relaxation => ({
  terms: kept,
  leftOut: without(terms, kept),
})

function pairs(terms: QueryTerm[]): QueryTerm[][] {
  const first = terms.slice(0, MOST_FOR_PAIRS)
  return first.flatMap((one, at) => first.slice(at + 1).map((other) => [one, other]))
}

/** All terms, then all but one, then two and one of them. */
function choices(terms: QueryTerm[]): QueryTerm[][] {
  if (terms.length < 2) return [terms]
  const butOne = terms.length > 2 ? terms.map((term) => without(terms, [term])) : []
  const two = terms.length > 3 ? pairs(terms) : []
  return [terms, ...butOne, ...two, ...terms.map((term) => [term])]
}

/** @returns what may be searched for, all terms first. A phrase is left out as a whole, or in part. */
export function relaxationsOf(terms: QueryTerm[]): Relaxation[] {
  if (terms.length === 0) return []
  const single = terms.flatMap((term) => term.subterms ?? [term])
  const whole = choices(terms).map((kept) => relaxation(terms, kept))
  if (single.length === terms.length) return whole
  return [
    ...whole,
    ...choices(single)
      .slice(1)
      .map((kept) => relaxation(single, kept)),
  ]
}

/**
 * How much a term says about the thing wanted: one that categories are named by says what it is, a number which one. A unit
 * says nothing without its number.
 */
const WEIGHTS = { head: 3, number: 2, term: 1, unit: 0.2 }

function weightOf({ typed }: QueryTerm): number {
  if (isUnit(typed)) return WEIGHTS.unit
  return /\d/.test(typed) ? WEIGHTS.number : WEIGHTS.term
}

/** Of equal ones, that which leaves out what was typed last. */
const tie = ({ leftOut }: Relaxation, all: QueryTerm[]): number =>
  leftOut.reduce((sum, term) => sum + all.indexOf(term), 0) / 1000

/**
 * @param relaxations those that find something.
 * @param all the query's terms in their order.
 * @param isHead whether categories are named by a term.
 * @returns the one that keeps most first.
 */
export function rankRelaxations(
  relaxations: Relaxation[],
  all: QueryTerm[],
  isHead: (term: QueryTerm) => boolean,
): Relaxation[] {
  const single = (terms: QueryTerm[]) => terms.flatMap((term) => term.subterms ?? [term])
  const weight = (one: Relaxation) =>
    single(one.terms).reduce((sum, term) => sum + (isHead(term) ? WEIGHTS.head : weightOf(term)), 0) + tie(one, all)
  return relaxations.toSorted((a, b) => weight(b) - weight(a))
}
