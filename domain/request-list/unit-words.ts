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
/** Words for a thousand metres, which no goods are sold by, and no parameter is measured in. */
export const kilometres = once(() => UNIT_SPELLINGS.kilometre.split(' '))

/** The spellings as the source of a regular expression, the longest first; letters may be followed by dots ("шт.", "п.м."). */
export const saleUnitPattern = (): string =>
  [...unitsByWord().keys(), ...kilometres()]
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      /^[а-яa-z]+$/.test(word) && word.length < 6 ? `${word.split('').join('\\.?')}\\.?` : escapeRegExp(word),
    )
    .join('|')

/** @returns a word for a unit without what is written in different ways: case, dots and spaces */
export const plainUnitWord = (word: string): string =>
  word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/g, '')

/** @returns the unit with this spelling; null for another word */
export const unitOfWord = (word: string): Unit | null => unitsByWord().get(plainUnitWord(word)) ?? null

/** @returns whether a word means a thousand metres, which is the length of no single thing */
export const isKilometre = (word: string): boolean => kilometres().includes(plainUnitWord(word))

/** Units that goods are counted in, and not measured: «12 компл.» of what is sold by the piece are 12 pieces. */
const COUNTED: Unit[] = ['piece', 'set']
/** @returns whether a quantity in one unit is the same number in the other */
export const areSameCount = (one: Unit, other: Unit): boolean =>
  one === other || (COUNTED.includes(one) && COUNTED.includes(other))

/** @returns the short spelling of a unit behind a number: 'шт.' */
export const writtenUnit = (unit: Unit, locale: Locale): string => UNIT_SPELLINGS.written[locale][unit]
/** @returns its spelling in a printed list, which every language reads */
export const printedUnit = (unit: Unit): string => UNIT_SPELLINGS.printed[unit]
