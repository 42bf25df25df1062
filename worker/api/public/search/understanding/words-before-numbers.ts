/** Selections of a query's terms that are sizes alone say of no thing which one is wanted: 1.5 mm and 3 mm of a stainless sheet. */
import { ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { DESIGNATION, singleTerms } from './relaxations.ts'

const isNumber = ({ typed }: QueryTerm): boolean => /\d/.test(typed)

/** A nominal size or pressure, which has no number by itself: dn50, pn16. */
const NOMINAL = /^[dp]n\d/

/** Whether the terms are numbers alone, none of which is a designation that says by itself what is wanted. */
const areSizes = (terms: QueryTerm[]): boolean =>
  singleTerms(terms).every(
    (term) => isNumber(term) && (term.bare !== undefined || NOMINAL.test(term.typed) || !DESIGNATION.test(term.typed)),
  )

const isWord = (term: QueryTerm): boolean => !isNumber(term) && !ONE_HAN.test(term.typed)

/** @returns whether the terms are sizes alone of a query that has words, too */
export const areSizesOfThing = (terms: QueryTerm[], others: QueryTerm[]): boolean =>
  areSizes(terms) && singleTerms(others).some(isWord)

/**
 * @param all terms of the query
 * @returns the selections that have words, where the query has any and some selection has them; else all
 */
export function withWords<Selection extends { terms: QueryTerm[] }>(
  selections: Selection[],
  all: QueryTerm[],
): Selection[] {
  const worded = selections.filter(({ terms }) => !areSizesOfThing(terms, all))
  return worded.length > 0 ? worded : selections
}

/** @returns whether a word of a query is the letters of a model's number: the ucf of "UCF 208" is no slip of ucp */
export const isSeries = (word: QueryTerm, all: QueryTerm[]): boolean =>
  all.some(({ typed, subterms }) => subterms?.[0] === word && /^[a-z]{2,3} \d{3}/.test(typed))
