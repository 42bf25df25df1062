/** Leaves out terms of a query that are never found together, the least significant ones first. */
import { matchQuery } from '../../../../db/search-text/match-query.ts'
import { areTelling, HAN, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { calledMatch } from './called-match.ts'
import { type TermsFacts, weightOf } from './term-weights.ts'

export interface Relaxation {
  terms: QueryTerm[]
  leftOut: QueryTerm[]
  /** How much of what is wanted its terms say. */
  weight: number
  /** Terms that the names of products have to have; absent: none. Goods that only mention a thing are of other things in a near size. */
  called?: QueryTerm[]
}

/** @returns the MATCH string of a selection */
export const relaxationMatch = ({ terms, called }: Pick<Relaxation, 'terms' | 'called'>): string =>
  called ? calledMatch(terms, called) : matchQuery(terms)

/** Terms of which every selection is tried: 63. Of a longer query only one term is left out, or all but some of the weightiest. */
const MAX_FREE = 6

/** The terms with phrases split into the terms that they consist of. */
export const singleTerms = (terms: QueryTerm[]): QueryTerm[] => terms.flatMap((term) => term.subterms ?? [term])

const without = (terms: QueryTerm[], left: QueryTerm[]): QueryTerm[] => terms.filter((term) => !left.includes(term))

/** Every selection of the terms, in their order. */
function selections([first, ...rest]: QueryTerm[]): QueryTerm[][] {
  if (!first) return [[]]
  const others = selections(rest)
  return [...others.map((chosen) => [first, ...chosen]), ...others]
}

function choices(terms: QueryTerm[], facts: TermsFacts): QueryTerm[][] {
  const weightiest = terms.toSorted((a, b) => weightOf(b, facts) - weightOf(a, facts)).slice(0, MAX_FREE)
  const butOne = terms.length > MAX_FREE ? [terms, ...terms.map((term) => without(terms, [term]))] : []
  const free = selections(terms.filter((term) => weightiest.includes(term)))
  return [...butOne, ...free].filter((chosen) => chosen.length === terms.length || areTelling(chosen))
}

/** Among equals, prefers leaving out the last typed terms. */
const tie = ({ leftOut }: Pick<Relaxation, 'leftOut'>, all: QueryTerm[]): number =>
  leftOut.reduce((sum, term) => sum + all.indexOf(term), 0) / 1000

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0)

/** A name of the trade says more than a noun, by each further word: "cut-off wheel" goes before "metal" of "Metals". */
function matchedWords(term: QueryTerm, facts: TermsFacts): number {
  const [, ...further] = term.subterms ?? []
  const ofWords = sum((term.subterms ?? [term]).map((one) => weightOf(one, facts)))
  return term.isThing ? Math.max(ofWords, weightOf(term, facts) + further.length) : ofWords
}

const keyOf = ({ terms }: Relaxation): string => terms.map(({ typed }) => typed).join('|')

/** Share of the weight of a size that most of it has: bolts of M12 say more of M12x60 than bolts of any size. */
const NEAREST = 0.9

/**
 * @returns a selection that names a thing without its size, with the nearest instead; none where it lacks no such size, or a word: what is
 *   called otherwise and has a near size is something else
 */
function withNearest({ terms, leftOut, weight }: Relaxation, facts: TermsFacts, nearest: NearestSizes): Relaxation[] {
  const size = leftOut.find((term) => nearest.has(term))
  const most = size && nearest.get(size)
  const called = terms.filter(({ typed, isThing }) => isThing || facts.get(typed)?.isHead)
  const isSizeAlone = leftOut.every(({ typed }) => /\d/.test(typed))
  return most && called.length > 0 && isSizeAlone
    ? [{ terms: [...terms, most], leftOut, weight: weight + NEAREST * matchedWords(size, facts), called }]
    : []
}

/** What goods have most of each size of a query: M12 of M12x60. */
type NearestSizes = ReadonlyMap<QueryTerm, QueryTerm>

/**
 * @param nearest which goods have, though not all of the sizes beside the rest
 * @returns the selections of terms to try, all terms first, then by what they still say: as many terms as possible, and rather a noun
 *   or a number than an adjective. A phrase may be left out as a whole or in part.
 */
export function relaxationsOf(terms: QueryTerm[], facts: TermsFacts, nearest: NearestSizes = new Map()): Relaxation[] {
  if (terms.length === 0) return []
  const single = singleTerms(terms)
  const of = (all: QueryTerm[]): Relaxation[] =>
    choices(all, facts).map((chosen) => {
      const weight = sum(chosen.map((term) => matchedWords(term, facts)))
      return { terms: chosen, leftOut: without(all, chosen), weight }
    })
  const whole = single.length === terms.length ? of(terms) : [...of(terms), ...of(single)]
  const every = whole.flatMap((one) => [one, ...withNearest(one, facts, nearest)])
  const distinct = [...new Map(every.map((one) => [keyOf(one), one])).values()]
  return distinct.toSorted((a, b) => b.weight + tie(b, single) - a.weight - tie(a, single))
}

/** A code or a designation says by itself what is wanted: 6205, CNMG120408, 6-10-80; a size does not: 200x200. */
export const DESIGNATION = /^(?=.*\d)(?=.*\p{L})(?!\d+(?:x\d+)+$).{4,}$|^\d{4,}(?!\d*x)|^\d+-\d/u
/** A letter by itself says nothing of what is wanted: "h" of "h beam". */
const LETTER = /^\p{L}$/u

/** Characters of a Chinese name from which on it names one kind of thing: 深井泵, and not any 泵. */
const SPECIFIC_HAN = 3

/** @returns whether a term is a name of the trade that is of one kind of thing alone, whatever is said beside it */
const isSpecific = ({ typed, isThing, subterms = [] }: QueryTerm): boolean =>
  isThing === true && (HAN.test(typed) ? Array.from(typed).length >= SPECIFIC_HAN : subterms.length > 1)

/**
 * A word that goods are named after in passing ("machine" of "coffee machine") would show other goods than were searched.
 * @param guessed whether a term is only a correction of what was typed.
 * @returns whether terms say what is wanted: the noun of a category, a name of the trade, a designation, or most of a longer name. A
 *   guess says it only where no more words are left out than are searched: "ergonomic office chair" is no chain.
 */
export function sayWhat(
  { terms, leftOut }: Pick<Relaxation, 'terms' | 'leftOut'>,
  facts: TermsFacts,
  guessed: (term: QueryTerm) => boolean,
): boolean {
  const single = singleTerms(terms)
  const lost = leftOut.filter(({ typed }) => !/\d/.test(typed) && !ONE_HAN.test(typed)).length
  const sure = [...terms, ...single].filter((term) => lost <= single.length || !guessed(term))
  const telling = single.filter(({ typed }) => HAN.test(typed) || !LETTER.test(typed)).length
  // One word of a longer query is in many names: no drill bit is a "cordless drill 18v brushless".
  if (lost > 1 && !terms.some(isSpecific) && single.every(({ typed }, at) => at === 0 && !/\d/.test(typed)))
    return false
  const isMost = telling > 1 && telling >= 2 * lost && !single.some(guessed)
  return (
    isMost ||
    sure.some((term) => facts.get(term.typed)?.isHead || term.isThing || (DESIGNATION.test(term.typed) && !term.bare))
  )
}
