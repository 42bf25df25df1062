import { isPurpose } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { HAN, type QueryTerm } from './tokens.ts'

const keysOfTerm = ({ typed, subterms }: QueryTerm): string[] =>
  HAN.test(typed) ? [typed] : (subterms ?? [{ typed }]).map((one) => nameKey(one.typed))

/**
 * A purpose finds goods only beside the name of a thing, so that its synonyms are left out where there is none: a search for "bulldozer"
 * must not find the sheets for its bucket.
 */
export function withoutLonePurposes(terms: QueryTerm[]): QueryTerm[] {
  const isLone = (term: QueryTerm) => isPurpose(keysOfTerm(term))
  return terms.every(isLone) ? terms.map(({ synonyms: _, ...term }) => term) : terms
}
