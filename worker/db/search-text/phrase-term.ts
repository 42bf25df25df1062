import type { QueryTerm } from './tokens.ts'

/** @returns one term that has all of some terms, in their order */
export const phraseTerm = (terms: QueryTerm[]): QueryTerm => ({
  typed: terms.map(({ typed }) => typed).join(' '),
  forms: [],
  prefix: '',
  subterms: terms,
})
