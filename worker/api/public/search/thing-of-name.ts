/** Whether a product is named after the thing of a query: 板式平焊法兰 is a flange, and 法兰球阀 is a valve with flanges. */
import { normalise } from '../../../db/search-text/normalise.ts'
import { searchTerms } from '../../../db/search-text/query-terms.ts'
import { HAN, ONE_HAN, type QueryTerm, splitWords, stemKey } from '../../../db/search-text/tokens.ts'
import { mainThings, nounsOf } from './understanding/wanted-thing.ts'

const HAS_DIGIT = /\d/
/** What follows is a size, a material or a purpose: "Plate flange DN 15", "Jaw coupling 19, bore 6 mm". */
const NAME_ENDS = /[\d,(（⌀]|\s(?:dn|pn|with|for|on|m\d)\b/iu
const RUSSIAN = /[а-яё]/i
const ADJECTIVE = /(?:[ыио]й|[ая]я|[ое]е|[ыи]е)$/

/** @returns the token of the noun of a product's name: the first that is no adjective in Russian, the last before sizes elsewhere */
function nounOf(name: string): string {
  const end = name.search(NAME_ENDS)
  const words = splitWords(end > 0 ? name.slice(0, end) : name)
  if (RUSSIAN.test(name)) return stemKey(words.find((word) => !ADJECTIVE.test(word)) ?? '')
  const last = words.at(-1) ?? ''
  return HAN.test(last) ? last.slice(-2) : stemKey(last)
}

const typedTokensOf = (term: QueryTerm): string[] =>
  HAN.test(term.typed) ? [term.typed.slice(-2)] : [term.typed, ...nounsOf(term)].map(stemKey)

const tokensOf = (term: QueryTerm): string[] => [...typedTokensOf(term), ...otherTokensOf(term)]

const otherTokensOf = ({ forms, synonyms = [] }: QueryTerm): string[] => [
  ...forms.flatMap((form) => form.split(' ').at(-1) ?? []),
  ...synonyms.flatMap((tokens) => (HAN.test(tokens[0] ?? '') ? tokens.slice(-1) : tokens)),
]

/**
 * @param q as typed
 * @param names of the products that it found
 * @returns for the name of a product, whether it is named after the thing that the query names: its noun where that is a name of the trade or of
 *   one of these, otherwise any name of the trade in it; always true where it names none
 */
export function namedAfter(q: string, names: string[]): (name: string) => boolean {
  const terms = searchTerms(q).filter(({ typed }) => !HAS_DIGIT.test(typed) && !ONE_HAN.test(typed))
  const main = mainThings(q)
  const mains = terms.filter(({ typed }) => main.has(typed))
  const nouns = new Set(names.map(nounOf))
  const isOf = (some: QueryTerm[]) => new Set(some.flatMap(tokensOf))
  const tried = [mains.filter(({ isThing }) => isThing), mains, terms.filter(({ isThing }) => isThing)].map(isOf)
  const wanted = tried.find((tokens, at) => (at === 1 ? [...nouns].some((noun) => tokens.has(noun)) : tokens.size > 0))
  return (name) => wanted === undefined || wanted.has(nounOf(name))
}

/** @returns whether one of the names is that of the thing that a query names, as typed or as the trade also calls it */
export function isNameOfThing(q: string, names: string[]): boolean {
  const main = mainThings(q)
  const terms = searchTerms(q).filter(({ typed }) => main.has(typed))
  const tokens = new Set(terms.flatMap((term) => (term.isThing ? tokensOf(term) : typedTokensOf(term))))
  // A Chinese word that no dictionary has is cut in two: 千斤顶.
  tokens.add(nounOf(q))
  return names.some((name) => tokens.has(nounOf(name)))
}

/** @returns whether a name has one of a query's words: 电力电缆 VVG has one of 电力电缆 聚氯乙烯 */
export function hasWordOf(name: string, q: string): boolean {
  const text = normalise(name)
  const words = searchTerms(q).map(({ typed }) => stemKey(typed))
  return words.some((word) => !HAS_DIGIT.test(word) && !ONE_HAN.test(word) && text.includes(word))
}
