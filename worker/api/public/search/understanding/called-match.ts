import { matchQuery } from '../../../../db/search-text/match-query.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { NAMES } from './index-lookups.ts'

/** @returns a MATCH string of goods that have all terms, and the things in the names of the product and its category */
export const calledMatch = (terms: QueryTerm[], things: QueryTerm[]): string =>
  terms
    .map((term) => (things.includes(term) ? `(${NAMES.products} : (${matchQuery([term])}))` : matchQuery([term])))
    .join(' AND ')
