/** Separates the thing that a query names from what the query says about it. */

import { isOfOtherField, isOtherThing, makesOtherKind } from '../../../../db/search-text/everyday-speech.ts'
import { searchTerms } from '../../../../db/search-text/query-terms.ts'
import { ADJECTIVE, thingAndProperty } from '../../../../db/search-text/thing-and-property.ts'
import { HAN, ONE_HAN, type QueryTerm } from '../../../../db/search-text/tokens.ts'
import { VOCABULARY } from '../../../../db/search-text/vocabulary.ts'
import { singleTerms } from './relaxations.ts'

const words = (terms: QueryTerm[]): QueryTerm[] => singleTerms(terms).filter(({ typed }) => !/\d/.test(typed))

/**
 * @param q as typed
 * @returns the terms of what a query says of the thing behind its name: "cold weather" of "boots for cold weather"
 */
export function propertiesOf(q: string): ReadonlySet<string> {
  const parts = thingAndProperty(q)
  return new Set(parts ? singleTerms(searchTerms(parts.property)).map(({ typed }) => typed) : [])
}

/**
 * @param q as typed
 * @returns selections of its terms, those first that have the thing where it is followed by what is said of it: gloves of "gloves to handle hot
 *   pipes" before "handle pipes"
 */
export function thingsFirst<Selection extends { terms: QueryTerm[] }>(q: string, selections: Selection[]): Selection[] {
  const parts = thingAndProperty(q)
  if (!parts) return selections
  const thing = new Set(singleTerms(searchTerms(parts.thing)).map(({ typed }) => typed))
  const hasThing = ({ terms }: Selection) => singleTerms(terms).some(({ typed }) => thing.has(typed))
  return [...selections.filter(hasThing), ...selections.filter((one) => !hasThing(one))]
}

/** Words that are said of anything: what lacks them is no other thing. */
let ofAnything: ReadonlySet<string> | undefined
const isSaidOfAnything = (word: string): boolean => {
  ofAnything ??= new Set(VOCABULARY.ofAnything.split(' '))
  return ofAnything.has(word)
}

/** @returns whether a term says something of any thing: a colour, a size in words */
export const isOfAnything = ({ typed }: QueryTerm): boolean => isSaidOfAnything(typed)

/** Whether a term says what a thing is like, and not what it is. */
const isProperty = ({ typed, synonyms, isThing, subterms = [] }: QueryTerm): boolean =>
  (synonyms !== undefined && !isThing) ||
  [typed, ...subterms.map((one) => one.typed)].every((word) => /\d/.test(word) || ADJECTIVE.test(word)) ||
  isSaidOfAnything(typed)

/**
 * @param q as typed
 * @returns the terms that may be the thing that is wanted: in Russian behind adjectives alone, otherwise before properties alone; the compressor
 *   of "compressor oil" and of «масло для компрессора» is none
 */
export function mainThings(q: string): ReadonlySet<string> {
  const terms = searchTerms(thingAndProperty(q)?.thing ?? q)
  const isMain = (term: QueryTerm, at: number) =>
    (/[а-я]/.test(term.typed) ? terms.slice(0, at) : terms.slice(at + 1)).every(
      (other) => isProperty(other) || ONE_HAN.test(other.typed),
    )
  return new Set(
    terms
      .filter(isMain)
      .flatMap((term) => [term, ...(term.subterms ?? [])])
      .map(({ typed }) => typed),
  )
}

/** @returns whether only words that describe the thing are found, and not the thing: «респиратор с клапаном» (a respirator with a valve) finds valves */
export function isOfUnknown(q: string, terms: QueryTerm[], unknown: QueryTerm[]): boolean {
  const parts = thingAndProperty(q)
  if (!parts || terms.length === 0) return false
  const thing = words(searchTerms(parts.thing))
  return thing.length > 0 && thing.every(({ typed }) => unknown.some((term) => term.typed === typed))
}

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
 * @param lost terms that nothing has, or that were left out
 * @returns whether the last word of a Chinese compound, which says what it is, is lost, and no name of the trade is found: 眼镜 of 防护眼镜, 扳手 of
 *   气动扳手, which only descriptions have
 */
export function isOfLostHanNoun(q: string, found: QueryTerm[], lost: QueryTerm[]): boolean {
  const noun = HAN_COMPOUND.test(q) ? words(searchTerms(q)).at(-1) : undefined
  const isNoun = noun !== undefined && HAN.test(noun.typed) && !ONE_HAN.test(noun.typed)
  return isNoun && found.every(({ isThing }) => !isThing) && lost.some(({ typed }) => typed === noun.typed)
}

/** What goods of any field are packed in: a box for cakes is a box. */
const HOLDS_ANYTHING = /^(?:box(?:es)?|cartons?)$|^(?:гофро)?(?:короб|ящик|тар[аыу]?$)|[箱盒]$/u

/** @returns whether goods of any field are packed in a thing */
export const holdsAnything = (thing: string): boolean => HOLDS_ANYTHING.test(thing)

/** A part number in the query names one of our products, even when other words are of a trade that we do not have: «подшипник 6203 на садовую тележку» */
const MODEL = /^\d{4,}$|^(?=.*\d)\p{L}{2,}/u

/** @returns whether the words that are not found belong to a trade that we do not have: boxing gloves, «насос для велосипеда» */
export const isOfOtherFields = (leftOut: QueryTerm[], found: QueryTerm[] = []): boolean =>
  words(leftOut).some(({ typed }) => isOfOtherField(typed)) &&
  words(found).length < 3 &&
  !words(found).some(({ typed }) => holdsAnything(typed)) &&
  !(found.length > 1 && found.some(({ typed }) => MODEL.test(typed)))

/** @returns whether a query is named by an English word for a thing that is none of the trade's: "i beam 200 mm" */
export const isOfOtherThing = (q: string): boolean => {
  const noun = words(searchTerms(thingAndProperty(q)?.thing ?? q)).at(-1)
  return noun !== undefined && isOtherThing(noun.typed)
}

/**
 * @param q as typed: what is said of a thing for a tower crane is not said of the crane
 * @param lost terms that no goods have in their names
 * @param found those that they have
 * @returns whether what is lost makes the thing another kind of thing: "solenoid valve"
 */
export function isOfOtherKind(q: string, lost: QueryTerm[], found: QueryTerm[]): boolean {
  const aside = propertiesOf(q)
  return makesOtherKind(
    singleTerms(lost).map(({ typed }) => typed),
    found.flatMap(nounsOf).filter((name) => !aside.has(name)),
  )
}

/** @returns what a term may be called; of a name of several words its noun: a plate heat exchanger is no plate */
export function nounsOf({ typed, subterms = [], isThing }: QueryTerm): string[] {
  const words = subterms.map((one) => one.typed)
  if (!isThing || words.length < 2) return words.length > 0 ? words : [typed]
  const noun = /[а-я]/.test(typed) ? words.find((word) => !ADJECTIVE.test(word)) : words.at(-1)
  return noun === undefined ? words : [noun]
}

/** A plural ends an English name: tyres of "truck tyres 315/80". */
const ENGLISH_PLURAL = /^[a-z]{3,}[^s]s$/

/**
 * @param q as typed
 * @param lost terms that nothing has, or that were left out
 * @param unknown those that nothing has
 * @param found the rest
 * @returns whether the noun at the end of an English name is lost, and with it what the rest only describes: "truck tyres", "hose clamp"
 */
export function isOfLostNoun(q: string, lost: QueryTerm[], unknown: QueryTerm[], found: QueryTerm[]): boolean {
  const said = words(searchTerms(thingAndProperty(q)?.thing ?? q))
  const noun = said.at(-1)?.typed
  const isNoun = (terms: QueryTerm[]) => singleTerms(terms).some(({ typed }) => typed === noun)
  if (noun === undefined || said.length < 2) return false
  // A number alone says nothing where the thing is another one: "air conditioner 12000 btu".
  if (words(found).length === 0 && words(lost).some(({ typed }) => isOtherThing(typed))) return true
  return (isNoun(lost) && isOtherThing(noun)) || (said.length < 3 && isNoun(unknown) && ENGLISH_PLURAL.test(noun))
}
