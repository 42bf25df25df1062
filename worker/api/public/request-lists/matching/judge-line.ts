/**
 * Decides which product a line of a list means. A wrong product is worse than none: it is only taken where it says everything that the line
 * says, the line says enough of it, and no other product does.
 */

import { STOP_WORDS } from '../../../../../domain/search-text/stop-words.ts'
import { wordings } from '../../../../../domain/text.ts'
import { normalise } from '../../../../db/search-text/normalise.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { type QueryTerm, splitWords } from '../../../../db/search-text/tokens.ts'
import { hasDigit, isDistinctive, type LineTerms, leafTerms, tokensOfTerms } from './line-terms.ts'
import type { ProductText } from './product-text.ts'
import { sizeDistance } from './size-distance.ts'

/** A product that a line may mean. */
export interface LineCandidate {
  product: ProductText
  /** Part number of the variant that the line names, or means by its words. */
  variant: string | null
  /** Whether the line names its model or part number. */
  isNamed: boolean
  /** Whether it was found by the name of its category alone: never sure. */
  isOfKind: boolean
}

export type Verdict =
  | { state: 'found'; best: LineCandidate; others: LineCandidate[] }
  | { state: 'choose'; others: LineCandidate[] }
  | { state: 'none' }

/** Reasons why a line's words alone are not enough to be sure. */
interface Doubts {
  /** The line has a part number that no candidate has. */
  isArticleUnknown: boolean
  /** The index has further products with all these words, which are not compared. */
  areMore: boolean
}

/** Products to choose from. */
const MAX_CHOICES = 5

/** A number counts more than a word, and a word that had to be corrected counts less. */
const WEIGHTS = { number: 2, word: 1 }
/** Share of what a line says that a product to choose has to say. */
const MIN_SHARE = 0.45
/** The same where the line names their kind. */
const MIN_SHARE_OF_KIND = 0.3
/** Share of the numbers of a product's name, or of its words, that a line has to say for being sure. */
const MIN_COVERED = 0.5
const MIN_WORDS_COVERED = 0.6

interface Judged extends LineCandidate {
  share: number
  /** Of its sizes from those that the line says. */
  distance: number
  saysNumbers: boolean
  saysWords: boolean
  saysSomeWord: boolean
  /** Share of the product's name that the line says. */
  covered: number
  coveredWords: number
  /** Whether the line has the words of the name, and no others. */
  isExact: boolean
}

const weightOf = (term: QueryTerm): number => (hasDigit(term) ? WEIGHTS.number : WEIGHTS.word)

function judge(candidate: LineCandidate, lineTerms: LineTerms): Judged {
  const { product } = candidate
  const { terms } = lineTerms
  const parts = terms.flatMap((term) =>
    product.says(term)
      ? [{ term, says: true }]
      : leafTerms(term).map((one) => ({ term: one, says: product.says(one) })),
  )
  const total = parts.reduce((sum, { term }) => sum + weightOf(term), 0)
  const known = parts.reduce((sum, { term, says }) => sum + (says ? weightOf(term) : 0), 0)
  const words = parts.filter(({ term }) => !hasDigit(term))
  return {
    ...candidate,
    share: total === 0 ? 0 : known / total,
    distance: sizeDistance(product, terms),
    saysNumbers: parts.every(({ term, says }) => !hasDigit(term) || (says && product.isCalled(term))),
    saysWords: words.every(({ says }) => says),
    saysSomeWord: words.length === 0 || words.some(({ says }) => says),
    ...coverage(product, lineTerms),
  }
}

const NUMBER = /\d+(?:\.\d+)?/g
const numbersIn = (text: string): string[] => normalise(text).match(NUMBER) ?? []

const share = <Item>(items: Item[], is: (item: Item) => boolean): number => items.filter(is).length / items.length

/** The share of the product's name that the line says, in the language where it is largest. */
function coverage(
  { row }: ProductText,
  { line, terms }: LineTerms,
): Pick<Judged, 'covered' | 'coveredWords' | 'isExact'> {
  const tokens = tokensOfTerms(terms)
  const numbers = new Set(numbersIn(`${line.words} ${line.article}`))
  const whole = wordsOfName(line.words)
  const isSaid = ({ forms, prefix }: QueryTerm) =>
    forms.some((form) => tokens.has(form)) || (forms.length === 0 && tokens.has(prefix))
  const each = wordings(row.names).map((name) => {
    const parts = searchTerms(name, { most: 40 }).filter(isDistinctive).flatMap(leafTerms)
    const written = parts.filter(hasDigit).flatMap((term) => numbersIn(term.typed).map((number) => ({ number, term })))
    const words = parts.filter((term) => !hasDigit(term))
    const coveredWords = words.length === 0 ? 1 : share(words, isSaid)
    const wordsAlone = coveredWords >= MIN_WORDS_COVERED ? 1 : 0
    const covered =
      written.length === 0 ? wordsAlone : share(written, ({ number, term }) => numbers.has(number) || isSaid(term))
    return { covered, coveredWords, isExact: wordsOfName(name) === whole }
  })
  const sum = (one: (typeof each)[number]) => Number(one.isExact) + one.covered + one.coveredWords
  return each.toSorted((one, other) => sum(other) - sum(one))[0] ?? { covered: 0, coveredWords: 0, isExact: false }
}

/** Whether the line has the whole name of the product's own category, in any language: «Канат стальной» is one of «Канаты стальные». */
function isOfNamedKind({ row }: ProductText, { terms }: LineTerms): boolean {
  const tokens = tokensOfTerms(terms)
  return wordings(row.kind).some((name) => {
    const words = searchTerms(name, { most: 40 }).filter(isDistinctive).flatMap(leafTerms)
    return words.length > 0 && words.every(({ forms }) => forms.some((form) => tokens.has(form)))
  })
}

const wordsOfName = (text: string): string => splitWords(text).toSorted().join(' ')

/** Offers of the same thing by several suppliers are one: any of them is right. */
function keyOf({ product: { row, model } }: LineCandidate): string {
  const [name = ''] = wordings(row.names)
  return `${model}\n${splitWords(name)
    .filter((word) => !STOP_WORDS.has(word))
    .join(' ')}`
}

const distinct = (judged: Judged[]): Judged[] =>
  [...new Map(judged.toReversed().map((one) => [keyOf(one), one])).values()].reverse()

const byShare = (one: Judged, other: Judged): number =>
  Number(other.isNamed) - Number(one.isNamed) ||
  other.share - one.share ||
  one.distance - other.distance ||
  other.covered + other.coveredWords - one.covered - one.coveredWords ||
  other.product.row.rank - one.product.row.rank

/** A product whose model the line names, unless what else it says speaks against it. */
const isSureByArticle = ({ isNamed, saysNumbers, saysSomeWord }: Judged): boolean =>
  isNamed && saysNumbers && saysSomeWord

const saysAll = ({ saysNumbers, saysWords }: Judged): boolean => saysNumbers && saysWords

/** Where a product's name has nothing but what the line says, one with more in its name is something else. */
function closest(judged: Judged[]): Judged[] {
  const exact = judged.filter(({ isExact }) => isExact)
  if (exact.length > 0) return exact
  const whole = judged.filter(({ covered, coveredWords }) => covered === 1 && coveredWords === 1)
  return whole.length > 0 ? whole : judged
}

/** The one product that a line surely means. */
function sureOne(judged: Judged[], { isArticleUnknown, areMore }: Doubts): Judged | null {
  const named = distinct(judged.filter(isSureByArticle))
  const [one] = named
  if (one && named.length === 1) return one
  if (isArticleUnknown) return null
  const [best, ...others] = distinct(closest(judged.filter(saysAll)))
  const isSure = best && others.length === 0 && (best.isExact || (!areMore && best.covered >= MIN_COVERED))
  return isSure ? best : null
}

/**
 * @param lineTerms without the part number that names a candidate
 */
export function judgeLine(candidates: LineCandidate[], lineTerms: LineTerms, doubts: Doubts): Verdict {
  const judged = candidates.map((candidate) => judge(candidate, lineTerms)).toSorted(byShare)
  const best = sureOne(
    judged.filter(({ isOfKind }) => !isOfKind),
    doubts,
  )
  const kind = judged.filter(({ product }) => isOfNamedKind(product, lineTerms))
  const least = kind.length > 0 ? MIN_SHARE_OF_KIND : MIN_SHARE
  // Where a line names the kind of some products, those of other kinds are nothing like what is meant.
  const like = kind.length > 0 ? judged.filter((one) => one.isNamed || kind.includes(one)) : judged
  const possible = like.filter(({ share, isNamed }) => isNamed || share >= least)
  if (best) {
    const key = keyOf(best)
    return {
      state: 'found',
      best,
      others: possible.filter((one) => one !== best && keyOf(one) === key).slice(0, MAX_CHOICES),
    }
  }
  // Other sizes are no choice beside the size that is named.
  const ofSize = possible.filter((one) => one.isNamed || (one.saysNumbers && one.saysSomeWord))
  const others = (ofSize.length > 0 ? ofSize : possible).slice(0, MAX_CHOICES)
  return others.length > 0 ? { state: 'choose', others } : { state: 'none' }
}
