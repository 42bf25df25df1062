/** A query's terms as the site's search uses them: without stop words, each with its synonyms, numbers together with their units. */
import type { Locale } from '../../../domain/locale.ts'
import { nounStems } from '../../../domain/search-text/derived-stems.ts'
import { bearingTerm, withBearingNumbers } from './bearing-numbers.ts'
import { sealedAlike } from './bearing-seals.ts'
import { withBoxSides } from './box-sides.ts'
import { findCounts } from './counts.ts'
import { findCutWords } from './cut-words.ts'
import { joinDesignations } from './designations.ts'
import { segmentWords } from './han.ts'
import { withoutLonePurposes } from './lone-purposes.ts'
import { normalise } from './normalise.ts'
import { withDigits } from './number-words.ts'
import { phraseTerm } from './phrase-term.ts'
import { withOutsideDiameters } from './pipe-sizes.ts'
import { findPipeThreads } from './pipe-threads.ts'
import { findPressureClasses } from './pressure-classes.ts'
import { findPumpSizes } from './pump-sizes.ts'
import { findQuantities } from './quantities.ts'
import { quantityTerms } from './quantity-terms.ts'
import { findRatios } from './ratios.ts'
import { sized } from './sized-names.ts'
import { withSizesBehind } from './sizes-behind.ts'
import { findGrades } from './steel-grades.ts'
import {
  isParticle,
  isThing,
  isUnitWord,
  phraseLength,
  splitAtPhrases,
  synonymsOf,
  withoutNoisePhrases,
} from './synonyms.ts'
import { lastWordOf, tellingBeginnings, tellingWords } from './telling-words.ts'
import { nameKey } from './term-names.ts'
import {
  distinctTerms,
  HAN,
  hanTerm,
  MAX_INDEXED_LENGTH,
  type QueryTerm,
  queryTerm,
  stemKey,
  wordsOf,
} from './tokens.ts'
import { endingInUnit, withUnfinishedName, withUnfinishedUnit } from './unfinished-terms.ts'
import { equivalents } from './units.ts'
import { leadingCount, statedCount } from './wanted-count.ts'

const withSynonyms = (term: QueryTerm, keys: string[], withSlang = true): QueryTerm => {
  const synonyms = synonymsOf(keys, withSlang)
  return { ...term, ...(synonyms.length > 0 && { synonyms }), ...(isThing(keys) && { isThing: true as const }) }
}

const FOR_USE = /(?<=\p{Script=Han}{2})用$/u

const STEEL = /钢$/u
/** What is made of steel: 管 by itself is also in 弯头管件. */
const STEEL_THING = /^[管板带丝]/u

/** The pieces of a run, the steel of a material also with the thing that is made of it: 不锈钢管 is a 钢管 of 不锈钢. */
const piecesOf = (run: string): { text: string; isPhrase: boolean }[] => {
  const [material, thing, ...rest] = splitAtPhrases(run)
  return material && thing && STEEL.test(material.text) && STEEL_THING.test(thing.text)
    ? [material, ...splitAtPhrases(`钢${thing.text}`), ...rest]
    : splitAtPhrases(run)
}

/** 的 ends a property, also where the segmenter's dictionary has it as the end of a word: 穿的. */
const plainHanTerms = (text: string): QueryTerm[] =>
  text
    .split('的')
    .flatMap((part) => segmentWords(part.replace(FOR_USE, ''), isParticle))
    .map(hanTerm)

const hanTerms = (run: string): QueryTerm[] =>
  piecesOf(run).flatMap(({ text, isPhrase }) =>
    isPhrase ? [withSynonyms(hanTerm(text), [text])] : plainHanTerms(text),
  )

/** Joins terms that form a trade phrase («шаровой кран») into one, because synonyms belong to the whole phrase. */
function joinPhrases(terms: QueryTerm[], withSlang: boolean): QueryTerm[] {
  const keys = terms.map(({ typed }) => nameKey(typed))
  const joined: QueryTerm[] = []
  for (let at = 0; at < terms.length; ) {
    const length = Math.max(1, phraseLength(keys, at))
    const phrase = terms.slice(at, at + length)
    const [only] = phrase
    if (only)
      joined.push(withSynonyms(phrase.length > 1 ? phraseTerm(phrase) : only, keys.slice(at, at + length), withSlang))
    at += length
  }
  return joined
}

const unique = (forms: string[]): string[] => [...new Set(forms)]

/** 1.0 is written as 1 in names, and the 063 of NMRV 063 as 63. */
const WITH_ZERO = /^(\d+)\.0+$|^0+([1-9]\d+)$/

/** The first letters of a series; the letters after them say how it is made: ввг of ВВГнг(А)-LS. */
const ABBREVIATION = /^(?:а(?=.{2})|[бвгджзклмнпрстфхцчшщ])[бвгджзклмнпрстфхцчшщ]{2,5}$/

/** DN and PN are quantities without a unit of their own. */
function wordTerm(word: string): QueryTerm {
  const bearing = bearingTerm(word)
  if (bearing) return bearing
  const term = ABBREVIATION.test(word) ? { ...queryTerm(word), matchesPrefix: true as const } : queryTerm(word)
  const [, decimal, padded] = WITH_ZERO.exec(word) ?? []
  const whole = decimal ?? padded
  const same = whole === undefined ? [...equivalents(word), ...sealedAlike(word)] : [whole]
  return same.length > 0 ? { ...term, forms: unique([...term.forms, ...same]) } : term
}

function wordTerms(text: string): QueryTerm[] {
  const { cut, apart } = findCutWords(text)
  return wordsOf(apart).flatMap((word) => {
    if (HAN.test(word)) return hanTerms(word)
    if (cut.has(word)) return { ...wordTerm(word), matchesPrefix: true as const }
    return sized(word).flatMap((one) => (HAN.test(one) ? hanTerms(one) : wordTerm(one)))
  })
}

/** Finds an adjective also by the noun that it is derived from: «нитриловое покрытие» of gloves «с нитрилом». */
function withNoun(term: QueryTerm): QueryTerm {
  const nouns = /\d/.test(term.typed) ? [] : nounStems(stemKey(term.typed))
  return nouns.length > 0 ? { ...term, forms: unique([...term.forms, ...nouns]) } : term
}

/** The terms of a text in order: those of counts («пять жил»), and those of the text between them. */
function termsOf(text: string): QueryTerm[] {
  let from = 0
  const terms: QueryTerm[] = []
  const designations = [
    ...findGrades(text),
    ...findPressureClasses(text),
    ...findPipeThreads(text),
    ...findRatios(text),
    ...findPumpSizes(text),
  ]
  const found = [...findCounts(text), ...designations].toSorted((one, other) => one.at - other.at)
  for (const count of found) {
    terms.push(...termsBetween(text.slice(from, count.at)), count.term)
    from = count.at + count.text.length
  }
  return [...terms, ...termsBetween(text.slice(from))]
}

/** The terms of a text in order: those of quantities, and those of the text between them. */
function termsBetween(text: string): QueryTerm[] {
  let from = 0
  const terms: QueryTerm[] = []
  for (const quantity of findQuantities(text)) {
    const isPartOfWord = /[\p{L}-]$/u.test(text.slice(0, quantity.at)) && !HAN_BEFORE.test(text.slice(0, quantity.at))
    if (isPartOfWord) continue
    terms.push(...wordTerms(text.slice(from, quantity.at)), ...quantityTerms(quantity))
    from = quantity.at + quantity.text.length
  }
  return [...terms, ...wordTerms(text.slice(from))]
}

/** 方 is a cubic metre, except before words for things that are square: 50方管. */
const SQUARES = /(?<=\d\s*)方(?![管钢头形料孔块铁木板/])/gu

const HAN_BEFORE = /\p{Script=Han}$/u

/** Whether the query is a unit alone: then it is the beginning of a word: 吨 of 吨袋. */
const isOnlyUnit = ([only, ...rest]: QueryTerm[], prefixLast: boolean): boolean =>
  prefixLast && rest.length === 0 && only !== undefined && isUnitWord(only.typed)

interface TermOptions {
  prefixLast?: boolean
  asTyped?: boolean
  most?: number
}

/** The terms of a query in order, those of a trade name as one, and how many of the thing are wanted. */
function readTerms(q: string, { prefixLast = false, asTyped = false }: TermOptions) {
  const text = withBoxSides(withDigits(withoutNoisePhrases(normalise(q.slice(0, MAX_INDEXED_LENGTH))))).replace(
    SQUARES,
    '立方',
  )
  const ending = prefixLast ? endingInUnit(text) : null
  const begun = ending ? [...termsOf(ending.before), ending.term] : termsOf(text)
  const terms = withBearingNumbers(withOutsideDiameters(begun, text), text)
  const typed = terms.map((term) => term.typed)
  const telling = new Set(
    prefixLast ? tellingBeginnings(typed, asTyped ? lastWordOf(text) : '') : tellingWords(typed, text),
  )
  const asked = terms.filter((term) => telling.has(term.typed))
  // While somebody types, each further form would be one more look-up in the index at every letter.
  const wanted = prefixLast ? asked : asked.map(withNoun)
  if (isOnlyUnit(wanted, prefixLast)) return { terms: wanted, count: null }
  const joined = withoutLonePurposes(joinPhrases(prefixLast ? wanted : withSizesBehind(wanted), !asTyped))
  const counted = leadingCount(joined)
  return { terms: counted?.others ?? joined, count: counted?.count ?? null }
}

/**
 * @param q as typed: any text at all.
 * @param options.prefixLast whether its last word is still being typed.
 * @param options.asTyped whether the last words are searched as they are, and not as the beginning of a name of the trade.
 * @param options.most limit of the terms; 12 by default.
 * @returns its terms without stop words and words about buying («купить»), unless there is nothing else; none where there is no letter or
 * digit.
 */
export function searchTerms(q: string, options: TermOptions = {}): QueryTerm[] {
  const { prefixLast = false, asTyped, most } = options
  const { terms } = readTerms(q, options)
  const named = prefixLast && !asTyped ? withUnfinishedName(terms) : terms
  return distinctTerms(joinDesignations(prefixLast ? withUnfinishedUnit(named, q) : named, prefixLast), most)
}

/** @returns the number of pieces in the query: "40 ball valves", «40 шт», 40个球阀; null where it names none */
export const wantedCount = (q: string, locale: Locale): number | null =>
  statedCount(q, locale) ?? readTerms(q, {}).count
