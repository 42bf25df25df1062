/** Leaves out terms of a query that are never found together, the least significant ones first. */
import { isUnit } from '../../../../db/search-text/synonyms.ts'
import { areTelling, type QueryTerm } from '../../../../db/search-text/tokens.ts'

export interface Relaxation {
  terms: QueryTerm[]
  leftOut: QueryTerm[]
}

/** Most terms for which pairs are tried: more terms have too many pairs. */
const MOST_FOR_PAIRS = 6

/** The terms with phrases split into the terms that they consist of. */
export const singleTerms = (terms: QueryTerm[]): QueryTerm[] => terms.flatMap((term) => term.subterms ?? [term])

const without = (terms: QueryTerm[], left: QueryTerm[]): QueryTerm[] => terms.filter((term) => !left.includes(term))

const relaxation = (terms: QueryTerm[], chosen: QueryTerm[]): Relaxation => ({
  terms: chosen,
  leftOut: without(terms, chosen),
})

function pairs(terms: QueryTerm[]): QueryTerm[][] {
  const first = terms.slice(0, MOST_FOR_PAIRS)
  return first.flatMap((one, at) => first.slice(at + 1).map((other) => [one, other]))
}

/** All terms, then all but one, then pairs, then single terms. */
function choices(terms: QueryTerm[]): QueryTerm[][] {
  if (terms.length < 2) return [terms]
  const butOne = terms.length > 2 ? terms.map((term) => without(terms, [term])) : []
  const two = terms.length > 3 ? pairs(terms) : []
  const fewer = [...butOne, ...two, ...terms.map((term) => [term])]
  return [terms, ...fewer.filter(areTelling)]
}

/** @returns the selections of terms to try, all terms first. A phrase may be left out as a whole or in part. */
export function relaxationsOf(terms: QueryTerm[]): Relaxation[] {
  if (terms.length === 0) return []
  const single = singleTerms(terms)
  const whole = choices(terms).map((chosen) => relaxation(terms, chosen))
  if (single.length === terms.length) return whole
  return [
    ...whole,
    ...choices(single)
      .slice(1)
      .map((chosen) => relaxation(single, chosen)),
  ]
}

/**
 * Significance of terms: a word of a category's name says what kind of product is wanted, a number which one of them. A unit means nothing
 * without its number.
 */
const WEIGHTS = { head: 3, number: 2, term: 1, unit: 0.2 }

function weightOf({ typed }: QueryTerm): number {
  if (isUnit(typed)) return WEIGHTS.unit
  return /\d/.test(typed) ? WEIGHTS.number : WEIGHTS.term
}

/** Among equals, prefers leaving out the last typed terms. */
const tie = ({ leftOut }: Relaxation, all: QueryTerm[]): number =>
  leftOut.reduce((sum, term) => sum + all.indexOf(term), 0) / 1000

/** A code or a designation says by itself what is wanted: 6205, CNMG120408, 6-10-80. */
const DESIGNATION = /^(?=.*\d)(?=.*\p{L}).{4,}$|^\d{4,}|^\d+[-x]\d/u

/**
 * A word that goods are named after in passing ("machine" of "coffee machine") would show other goods than were searched.
 * @returns whether terms say what is wanted: a category's word, a name of the trade, or a designation.
 */
export const sayWhat = (terms: QueryTerm[], isHead: (term: QueryTerm) => boolean): boolean =>
  [...terms, ...singleTerms(terms)].some(
    (term) => isHead(term) || term.synonyms !== undefined || (DESIGNATION.test(term.typed) && !term.bare),
  )

/**
 * @param relaxations those that have hits.
 * @param all the query's terms in their order.
 * @param isHead whether a term is a word of a category's name.
 * @returns sorted by the significance of their terms, highest first.
 */
export function rankRelaxations(
  relaxations: Relaxation[],
  all: QueryTerm[],
  isHead: (term: QueryTerm) => boolean,
): Relaxation[] {
  const weight = (one: Relaxation) =>
    singleTerms(one.terms).reduce((sum, term) => sum + (isHead(term) ? WEIGHTS.head : weightOf(term)), 0) +
    tie(one, all)
  return relaxations.toSorted((a, b) => weight(b) - weight(a))
}
