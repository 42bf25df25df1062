/** Quantities as buyers type them: "2,5", "3000 кг", "1.2 km" (docs/behaviour.md, "Fractions of a unit"). */
import type { Locale } from './locale.ts'
import { decimalsOf, isQuantityOf, plainQuantity, QUANTITY_DECIMALS } from './trade-quantity.ts'
import type { Unit } from './trade-terms.ts'
import { type TypedNumber, typedNumber } from './typed-number.ts'

/** Spellings of units, as plain words, with how many of one unit they are: { км: 1000, кг: 0 } in metres; 0 where they measure something else. */
export type WrittenUnits = Readonly<Record<string, number>>

/** The unit behind a number. "m2" is the only one with a digit. */
const LAST_WORD = /\d[.,]?\s*([мm][23]|\D+)$/iu

/** @returns a word for a unit without what is written in different ways: case, dots and spaces; '' where none is typed */
export const typedUnit = (text: string): string =>
  (LAST_WORD.exec(text.normalize('NFC').trim())?.[1] ?? '').toLowerCase().replace(/[\s.]+/g, '')

/**
 * Parses a quantity of goods that are sold by a unit: a fraction only where there are fractions of it.
 * @param written units that may or may not stand behind the number; any other word is ignored, as `typedNumber` does
 * @returns the number of units
 */
export function typedQuantity(
  text: string,
  locale: Locale,
  unit: Unit | null,
  written: WrittenUnits = {},
): TypedNumber {
  // As an address has it, in every language.
  const plain = plainQuantity(text)
  if (plain !== null && isQuantityOf(plain, unit)) return plain
  const decimals = decimalsOf(unit)
  const factor = written[typedUnit(text)]
  if (factor === undefined) return typedNumber(text, locale, decimals)
  if (factor === 0) return 'unreadable'
  const read = typedNumber(text, locale, QUANTITY_DECIMALS)
  if (typeof read === 'string') return read
  const converted = Number((read * factor).toFixed(decimals))
  return converted > 0 ? converted : 'unreadable'
}
