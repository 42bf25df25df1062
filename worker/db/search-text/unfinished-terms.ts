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

/** A number, or a range from zero, and the beginning of a word at the end of a text: 0-10 b, 44 l/m. Without a space it is rather a model: 16b. */
const ENDING =
  /(?<![\p{L}\p{N}./x-]|0\s*[-\u2010-\u2015~])(?:0\s*[-\u2010-\u2015~]\s*)?(\d+(?:\.\d+)?)\s((?!\p{Script=Han})\p{L}[\p{L}\d/·.]{0,9})$/u

/**
 * @param text normalised, of an unfinished query
 * @returns the number at its end with the beginning of its unit ("0-10 b"), as one term, and the text before; null where no unit begins so
 */
export function endingInUnit(text: string): { before: string; term: QueryTerm } | null {
  const [ending, number = '', letters = ''] = ENDING.exec(text) ?? []
  if (!ending || isUnitSpelling(letters) || unitsBeginning(letters).length === 0) return null
  const bare = queryTerm(number)
  const term = { typed: `${number} ${letters}`, forms: [], prefix: '', bare }
  // Two letters may begin any other word, too: 50 br(ass). One is the beginning of a tenth of all words.
  const whole = letters.length > 1 ? { ...term, subterms: [bare, queryTerm(letters)] } : term
  return { before: text.slice(0, -ending.length), term: whole }
}

const QUANTITY = /^([\d.]+) ?(\p{L}[\p{L}\d/·.]*)$/u

/** A letter behind a number may as well begin the rest of a grade: 09г of 09Г2С. */
const GRADE = /\d\p{L}$/u

/**
 * A unit that is still being typed may become another one: "7.5 кв" finds what "7.5 квт" finds.
 * @param q the query of these terms, as typed
 */
export function withUnfinishedUnit(terms: QueryTerm[], q: string): QueryTerm[] {
  const last = terms.at(-1)
  const [, number = '', spelling = ''] = (last?.bare && QUANTITY.exec(last.typed)) || []
  if (!last || spelling === '') return terms
  const tokens = unitsBeginning(spelling).map((unit) => quantityToken(Number(number), unit))
  const prefix = GRADE.test(q.trim()) ? queryTerm(number + spelling).prefix : last.prefix
  return [...terms.slice(0, -1), { ...last, forms: [...new Set([...last.forms, ...tokens])], prefix }]
}
