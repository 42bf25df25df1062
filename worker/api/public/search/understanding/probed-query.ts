/** A query with the parts of its compound words, and the words of it that are looked up as misspelt ones. */
import { isEverydayWord } from '../../../../db/search-text/everyday-speech.ts'
import { compoundWords, LETTERS, type QueryTerm, queryTerm } from '../../../../db/search-text/tokens.ts'
import { isUnitSpelling } from '../../../../db/search-text/units.ts'
import { isCorrection } from './corrections.ts'
import type { Correction, CorrectionRequest } from './near-words.ts'
import type { SearchedQuery } from './probe-index.ts'
import { isSeries } from './words-before-numbers.ts'

/** Only the first terms of a long query are corrected, because each one costs several look-ups. */
const MAX_TERMS = 6

/** Characters: too many words begin with a shorter prefix. */
const MIN_PREFIX_LENGTH = 3

/** `every` has all terms, followed by those of compounds. */
export interface ProbedQuery extends SearchedQuery {
  compounds: Map<QueryTerm, QueryTerm[]>
  every: QueryTerm[]
}

export function withCompounds(query: SearchedQuery): ProbedQuery {
  const compounds = new Map(
    query.terms.map((term) => [term, term.subterms ?? compoundWords(term.typed).map(queryTerm)]),
  )
  return { ...query, compounds, every: [...query.terms, ...[...compounds.values()].flat()] }
}

/** Whether the term is the last one, or the last part of a compound in that place. */
export const isUnfinished = ({ terms, compounds, prefixLast }: ProbedQuery, term: QueryTerm): boolean => {
  const last = terms.at(-1)
  return prefixLast && last !== undefined && (term === last || term === compounds.get(last)?.at(-1))
}

export function correctionRequests(query: ProbedQuery): CorrectionRequest[] {
  const terms = [...query.terms.slice(0, MAX_TERMS), ...query.every.slice(query.terms.length)]
  return terms
    .filter((term) => !isSeries(term, query.terms))
    .map((term) => ({ at: query.every.indexOf(term), typed: term.typed, isPrefix: isUnfinished(query, term) }))
    .filter(
      ({ typed, isPrefix }) =>
        LETTERS.test(typed) &&
        !isUnitSpelling(typed) &&
        (isPrefix ? typed.length >= MIN_PREFIX_LENGTH : !isEverydayWord(typed)),
    )
}

/** @returns the corrections of each term that was requested */
export const correctionsOf = (
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
