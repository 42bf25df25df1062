/** The end of a query while it is typed: the beginning of a name of the trade, or of a unit. */
import { phraseTerm } from './phrase-term.ts'
import { synonymsOfBeginning } from './synonyms.ts'
import { nameKey } from './term-names.ts'
import { type QueryTerm, queryTerm } from './tokens.ts'
import { isUnitSpelling, quantityToken, unitsBeginning } from './units.ts'

/** Most words at the end of a query that are tried as the beginning of a name. */
const MAX_WORDS = 3

/** The last words may be the beginning of a trade name: then they also find what the synonyms of that name find. */
export function withUnfinishedName(terms: QueryTerm[]): QueryTerm[] {
  for (let length = Math.min(MAX_WORDS, terms.length); length > 0; length -= 1) {
    const name = terms.slice(-length)
    const typed = name.map((term) => term.typed)
    const isPlain = name.every(({ subterms, bare }) => !subterms && !bare)
    const synonyms = isPlain ? synonymsOfBeginning(typed.slice(0, -1).map(nameKey), typed.at(-1) ?? '') : []
    const [only] = name
    if (synonyms.length > 0 && only) {
      return [...terms.slice(0, -length), { ...(length > 1 ? phraseTerm(name) : only), synonyms }]
    }
  }
  return terms
}

/** A number, or a range from zero, with the beginning of a word at the end of a text: 0-10 b, 44 l/m. */
const ENDING =
  /(?<![\p{L}\p{N}./x-]|0\s*[-\u2010-\u2015~])(?:0\s*[-\u2010-\u2015~]\s*)?(\d+(?:\.\d+)?)\s?((?!\p{Script=Han})\p{L}[\p{L}\d/·.]{0,9})$/u

/**
 * @param text normalised, of an unfinished query
 * @returns the number at its end with the beginning of its unit ("0-10 b"), as one term, and the text before; null where no unit begins so
 */
export function endingInUnit(text: string): { before: string; term: QueryTerm } | null {
  const [ending, number = '', letters = ''] = ENDING.exec(text) ?? []
  if (!ending || isUnitSpelling(letters) || unitsBeginning(letters).length === 0) return null
  // The letters may begin any other word: 50 b(rass).
  const subterms = [queryTerm(number), queryTerm(letters)]
  const term = { typed: `${number} ${letters}`, forms: [], prefix: '', bare: queryTerm(number), subterms }
  return { before: text.slice(0, -ending.length), term }
}

const QUANTITY = /^([\d.]+) ?(\p{L}[\p{L}\d/·.]*)$/u

/** A unit that is still being typed may become another one: "7.5 кв" finds what "7.5 квт" finds. */
export function withUnfinishedUnit(terms: QueryTerm[]): QueryTerm[] {
  const last = terms.at(-1)
  const [, number = '', spelling = ''] = (last?.bare && QUANTITY.exec(last.typed)) || []
  if (!last || spelling === '') return terms
  const tokens = unitsBeginning(spelling).map((unit) => quantityToken(Number(number), unit))
  return [...terms.slice(0, -1), { ...last, forms: [...new Set([...last.forms, ...tokens])] }]
}
