/** Other forms of a query's terms, which are searched where nothing has a term as it was typed. */
import { cyrillicOfLatin } from '../../../../../domain/search-text/cyrillic-of-latin.ts'
import { latinLookalikes } from '../../../../../domain/search-text/lookalikes.ts'
import { wordsOfRun } from '../../../../db/search-text/han.ts'
import { nearQuantities } from '../../../../db/search-text/near-quantities.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import {
  areTelling,
  HAN,
  hanTerm,
  LETTERS,
  type QueryTerm,
  queryTerm,
  stemKey,
} from '../../../../db/search-text/tokens.ts'
import { scaled } from '../../../../db/search-text/units.ts'

/** Characters of a model's number from which on it is searched by its prefix. */
const MIN_NUMBER_LENGTH = 4
const asPrefix = (term: QueryTerm): QueryTerm | null =>
  /\d/.test(term.typed) && term.prefix.length >= MIN_NUMBER_LENGTH
    ? { ...term, forms: [...term.forms, ...inPairs(term.typed)], matchesPrefix: true }
    : null

/** Four digits may be two sizes side by side: 1608 of SB-PET-16-08, 5050 of 50x50. */
const inPairs = (typed: string): string[] => (/^\d{4}$/.test(typed) ? [`${typed.slice(0, 2)} ${typed.slice(2)}`] : [])

/** Three sides of a box, which the trade also gives in centimetres without saying so. */
const THREE_SIDES = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?){2}$/
const inMillimetres = ({ typed }: QueryTerm): QueryTerm | null =>
  THREE_SIDES.test(typed) ? queryTerm(scaled(typed.split('x'), 10)) : null

/** A model without the letters of its series, which another standard has otherwise: 132m-4 of Y132M-4, which is АИР132M4. */
const SERIES = /^\p{L}+\d?-(?=\d+\p{L})|^\d?\p{L}+(?=\d+\p{L}-?\d)/u

/** A size with several sides, the last of which may be another one: M12x60, 57x3.5. */
const LAST_SIDE = /^(\p{L}?\d[\d.]*(?:x[\d.]+)*)x[\d.]+$/u

/** @returns a size with any last side, for which nothing has the typed one; null for what is no such size */
export function withoutLastSide({ typed }: QueryTerm): QueryTerm | null {
  const [, sides] = LAST_SIDE.exec(typed) ?? []
  return sides === undefined
    ? null
    : { typed: sides, forms: [], prefix: latinLookalikes(`${sides}x`), matchesPrefix: true }
}

/** @returns quantities near one: by themselves they say nothing of what is wanted, so that they have no text */
function nearQuantity({ forms: [token = ''], bare }: QueryTerm): QueryTerm | null {
  const near = bare ? nearQuantities(token) : []
  return near.length > 0 ? { typed: '', forms: near, prefix: '' } : null
}

/** @returns what is nearest to a size or a quantity that goods do not have; null for any other term */
export const nearestOf = (term: QueryTerm): QueryTerm | null => withoutLastSide(term) ?? nearQuantity(term)

/** Flow and head of a pump: к20/30. */
const TWO_SIZES = /^\p{L}{1,3}-?(\d{2,3})\/(\d{2,3})$/u

/** @returns a model without its series; null where that is no model */
export function withoutSeries({ typed }: QueryTerm): QueryTerm | null {
  const [, one, other] = TWO_SIZES.exec(typed) ?? []
  if (one && other) return { typed, forms: [`${one} ${other}`], prefix: '' }
  // M12 of M12x60 is a thread.
  return SERIES.test(typed) && !LAST_SIDE.test(typed) ? { ...queryTerm(typed.replace(SERIES, '')), typed } : null
}

/** @returns a size in another unit, or a model by its beginning; null for what is no number */
export const otherNumber = (term: QueryTerm): QueryTerm | null => inMillimetres(term) ?? asPrefix(term)

/** Latin letters together with digits. */
const DESIGNATION = /^(?=.*\d)(?=.*[a-z])[a-z\d./-]{4,}$/

/** @returns ways to read a model that nothing has: without its series, and its Latin letters as Russian ones, 1C2U-160 as 1Ц2У-160 */
export function otherModels(term: QueryTerm): QueryTerm[][] {
  const model = withoutSeries(term)
  const cyrillic = DESIGNATION.test(term.typed) ? searchTerms(cyrillicOfLatin(term.typed)) : []
  return [model ? [model] : [], cyrillic].filter((some) => some.length > 0)
}

/** Letters of a word that is searched by its beginning where nothing has it as a whole: «огнетуш», «оцинков». */
const MIN_CUT_LENGTH = 5

/** A Russian word that is cut short ends with a consonant, of a shorter one with two: «задв ду100», «подш 6204». */
const SHORT_CUT = /^[а-я]{2}[бвгджзклмнпрстфхцчшщ]{2}$/

/** @returns a word as the beginning of others; null for a short one */
export const asBeginning = (term: QueryTerm): QueryTerm | null =>
  (LETTERS.test(term.typed) && term.typed.length >= MIN_CUT_LENGTH) || SHORT_CUT.test(term.typed)
    ? { ...term, matchesPrefix: true }
    : null

/** Letters of each half of a compound that was typed as one word. */
const MIN_HALF_LENGTH = 3

/** @returns the ways to cut a word in two words that are side by side in a text: hard hat, of "hardhat" */
export function halvesOf({ typed }: QueryTerm): { both: QueryTerm[]; phrase: QueryTerm }[] {
  if (!LETTERS.test(typed)) return []
  const cuts = Array.from(
    { length: Math.max(0, typed.length - 2 * MIN_HALF_LENGTH + 1) },
    (_, at) => at + MIN_HALF_LENGTH,
  )
  return cuts.map((at) => {
    const words = [typed.slice(0, at), typed.slice(at)]
    return { both: words.map(queryTerm), phrase: { typed, forms: [words.map(stemKey).join(' ')], prefix: '' } }
  })
}

/** @returns the words that two words side by side may be written as, with both: earmuffs */
export const pairsOf = (terms: QueryTerm[]): { both: QueryTerm[]; one: QueryTerm }[] =>
  terms.flatMap((term, at) => {
    const next = terms[at + 1]
    const isPair = next && [term, next].every(({ typed, subterms }) => LETTERS.test(typed) && !subterms)
    return isPair ? searchTerms(term.typed + next.typed).map((one) => ({ both: [term, next], one })) : []
  })

/** Characters: a longer run has too many parts, and is rare, because the segmenter splits it. */
const MAX_HAN_LENGTH = 8

/** @returns every part of a Han term of three or more characters; none of a word of the dictionary: 地下室 is not 地下 and 室. */
export function hanSubterms({ typed }: QueryTerm): QueryTerm[] {
  const characters = Array.from(typed)
  if (!HAN.test(typed) || characters.length < 3 || characters.length > MAX_HAN_LENGTH) return []
  if (wordsOfRun(typed).length === 1) return []
  const texts = characters.flatMap((_, from) =>
    characters.slice(from).map((_, length) => characters.slice(from, from + length + 1).join('')),
  )
  return [...new Set(texts)].filter((text) => text !== typed).map(hanTerm)
}

/**
 * @returns the term split into known parts from the left, the longest first; where a character is in no known part, the longest known end,
 *   which names the thing: 酸液 of 抽酸液; none where that is a single character.
 */
export function segment(term: QueryTerm, known: QueryTerm[]): QueryTerm[] {
  const parts: QueryTerm[] = []
  const longest = (of: (text: string) => boolean) =>
    known.filter(({ typed }) => of(typed)).sort((a, b) => b.typed.length - a.typed.length)[0]
  for (let rest = term.typed; rest !== ''; ) {
    const part = longest((text) => rest.startsWith(text))
    if (!part)
      return [longest((text) => term.typed.endsWith(text))].flatMap((end) => (end && areTelling([end]) ? end : []))
    parts.push(part)
    rest = rest.slice(part.typed.length)
  }
  return parts
}
