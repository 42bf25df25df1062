/** Which variant of a product a line means by its words (docs/behaviour.md, "Variants of lines"): «Арматура 12 мм А500С, 6 м» is the one of 6 m. */

import { wordings } from '../../../../../domain/text.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import type { QueryTerm } from '../../../../db/search-text/tokens.ts'
import { hasDigit, isDistinctive, type LineTerms, leafTerms, tokensOfTerms } from './line-terms.ts'
import type { ProductToCompare, VariantToCompare } from './look-ups.ts'

/** What a line says, to be compared with the options of many variants. */
interface Said {
  /** Each word, alone. */
  words: Set<string>
  /** Whole terms: a bare number of an option («42») is not the one in «DN 42». */
  terms: Set<string>
}

const isSaid = (term: QueryTerm, { words, terms }: Said): boolean =>
  hasDigit(term)
    ? terms.has(term.typed) ||
      (term.forms.length === 0 && leafTerms(term).every((one) => words.has(one.forms[0] ?? '')))
    : term.forms.some((form) => words.has(form))

/** All its numbers, and most of its words: «горячее цинкование» of «горячее цинкование снаружи и внутри». */
function isValueSaid(value: string, said: Said): boolean {
  const terms = searchTerms(value).filter(isDistinctive)
  const numbers = terms.filter(hasDigit)
  const words = terms.filter((term) => !hasDigit(term)).flatMap(leafTerms)
  const known = words.filter((term) => isSaid(term, said)).length
  const areWords = words.length === 0 || known > words.length / 2 || known > 1
  return terms.length > 0 && areWords && numbers.every((term) => isSaid(term, said))
}

/**
 * @returns the variant of which the line says more options than of any other one; undefined where it says none, or as many of several
 */
export function meantVariant({ variants }: ProductToCompare, { terms }: LineTerms): VariantToCompare | undefined {
  if (variants.length === 0) return undefined
  const said = { words: tokensOfTerms(terms), terms: new Set(terms.flatMap(({ typed, forms }) => [typed, ...forms])) }
  const known = new Map<string, boolean>()
  const isKnown = (value: string) => {
    const before = known.get(value) ?? isValueSaid(value, said)
    known.set(value, before)
    return before
  }
  const counted = variants
    .map((variant) => ({ variant, count: variant.options.filter(({ value }) => wordings(value).some(isKnown)).length }))
    .toSorted((one, other) => other.count - one.count)
  const [most, next] = counted
  return most && most.count > (next?.count ?? 0) ? most.variant : undefined
}
