import { escapeRegExp } from '../escape-regexp.ts'
import type { Locale } from '../locale.ts'
import { once } from '../once.ts'
import { UNITS, type Unit } from '../trade-terms.ts'
import { UNIT_SPELLINGS } from './unit-spellings.ts'

/** @returns the spellings of a unit, as plain words */
export const spellingsOf = (unit: Unit): string[] => UNIT_SPELLINGS.read[unit].split(' ')

const unitsByWord = once(
  () => new Map(UNITS.flatMap((unit) => spellingsOf(unit).map((word): [string, Unit] => [word, unit]))),
)

/** A unit that no goods are sold by. */
export interface ConvertedUnit {
  unit: Unit
  /** So many of the unit are one of it. */
  factor: number
}

const convertedSpellings = once(() =>
  UNIT_SPELLINGS.converted.flatMap(({ unit, factor, words }) =>
    words.split(' ').map((word): [string, ConvertedUnit] => [word, { unit, factor }]),
  ),
)
const convertedByWord = once(
  () => new Map(convertedSpellings().map(([word, converted]) => [word.replaceAll('_', ''), converted])),
)

/** @returns the words for units that are converted to this one, with their factors */
export const convertedWords = (unit: Unit): [word: string, factor: number][] =>
  [...convertedByWord()].filter(([, converted]) => converted.unit === unit).map(([word, { factor }]) => [word, factor])

/** A short word may have dots ("шт.", "п.м."). */
const spelledPattern = (word: string): string =>
  /^[а-яa-z]+$/.test(word) && word.length < 6 ? `${word.split('').join('\\.?')}\\.?` : escapeRegExp(word)

/** The spellings as the source of a regular expression, the longest first. */
export const saleUnitPattern = (): string =>
  [...unitsByWord().keys(), ...convertedSpellings().map(([word]) => word)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.split('_').map(spelledPattern).join(String.raw`\s*`))
    .join('|')

/** @returns a word for a unit without what is written in different ways: case, dots and spaces */
export const plainUnitWord = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')

/** @returns the unit with this spelling; null for another word */
export const unitOfWord = (word: string): Unit | null => unitsByWord().get(plainUnitWord(word)) ?? null

/** @returns the unit with this spelling where no goods are sold by it; null for another word */
export const convertedUnit = (word: string): ConvertedUnit | null => convertedByWord().get(plainUnitWord(word)) ?? null

/** Units that goods are counted in, and not measured: «12 компл.» of what is sold by the piece are 12 pieces. */
const COUNTED: Unit[] = ['piece', 'set']
/** @returns whether a quantity in one unit is the same number in the other */
export const areSameCount = (one: Unit, other: Unit): boolean =>
  one === other || (COUNTED.includes(one) && COUNTED.includes(other))

/** @returns the short spelling of a unit behind a number: 'шт.' */
export const writtenUnit = (unit: Unit, locale: Locale): string => UNIT_SPELLINGS.written[locale][unit]
/** @returns its spelling in a printed list, which every language reads */
export const printedUnit = (unit: Unit): string => UNIT_SPELLINGS.printed[unit]
