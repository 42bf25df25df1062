/** Tells the thing that a query names from what it says of it. */
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { HAN, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { singleTerms } from './relaxations.ts'

/** What follows is a property, a purpose or a material of the thing that was named before it. */
const BEFORE_PROPERTY = /\s(?:с|со|для|из|под|на|по|от|без|чтобы|with|without|for|that|which|to|against)\s/u

/** @returns the text before and after the word that a property follows; null where there is none */
function partsOf(q: string): { thing: string; property: string } | null {
  const text = q.toLowerCase()
  const at = text.search(BEFORE_PROPERTY)
  return at < 0 ? null : { thing: text.slice(0, at), property: text.slice(at) }
}

const words = (terms: QueryTerm[]): QueryTerm[] => singleTerms(terms).filter(({ typed }) => !/\d/.test(typed))

/**
 * @param q as typed
 * @returns the terms of what a query says of the thing behind its name: "cold weather" of "boots for cold weather"
 */
export function propertiesOf(q: string): ReadonlySet<string> {
  const parts = partsOf(q)
  return new Set(parts ? singleTerms(searchTerms(parts.property)).map(({ typed }) => typed) : [])
}

/** @returns whether nothing has the thing itself, but only what the query says of it: «респиратор с клапаном» is no valve */
export function isOfUnknown(q: string, terms: QueryTerm[], unknown: QueryTerm[]): boolean {
  const parts = partsOf(q)
  if (!parts || terms.length === 0) return false
  const thing = words(searchTerms(parts.thing))
  return thing.length > 0 && thing.every(({ typed }) => unknown.some((term) => term.typed === typed))
}

const ADJECTIVE = /(?:[ыи]й|[ая]я|[ое]е|ые|(?<![нтл])ие|[ыи]х|[ое]го|[ыи]ми|ую)$/
const RUSSIAN_NOUN = /^(?!.*(?:[ыи]й|[ая]я|[ое]е|[ыи]е|[ыи]х|[ое]го|[ыи]ми|ую|[ое]й|[ыи]м|[ое]му)$)[а-я]{3,}$/

/** Whether only what a thing is like is found, and not the thing: «сварочные 3 мм» of «электроды сварочные 3 мм». */
export function isOfProperty(found: QueryTerm[], leftOut: QueryTerm[]): boolean {
  const said = words(found)
  return (
    said.length > 0 &&
    said.every(({ typed, isThing }) => !isThing && ADJECTIVE.test(typed)) &&
    leftOut.some(({ typed }) => RUSSIAN_NOUN.test(typed))
  )
}

const HAN_COMPOUND = /\p{Script=Han}{3,}/u

/**
 * @param q as typed
 * @returns whether the last word of a Chinese compound, which says what it is, is unknown, and no name of the trade is found: 眼镜 of 防护眼镜
 */
export function isOfUnknownNoun(q: string, found: QueryTerm[], unknown: QueryTerm[]): boolean {
  const noun = HAN_COMPOUND.test(q) ? words(searchTerms(q)).at(-1) : undefined
  const isNoun = noun !== undefined && HAN.test(noun.typed) && !ONE_HAN.test(noun.typed)
  return isNoun && found.every(({ isThing }) => !isThing) && unknown.some(({ typed }) => typed === noun.typed)
}
