/** Quantities with their unit, as buyers write them: "12 шт.", "40 pcs", "100个", "2 уп. по 50". */
import type { Locale } from '../locale.ts'
import { QUANTITY_DECIMALS } from '../trade-quantity.ts'
import type { Unit } from '../trade-terms.ts'
import { typedNumber } from '../typed-number.ts'
import { amountPatterns } from './amount-patterns.ts'
import { MAX_LINE_QUANTITY } from './line.ts'
import { convertedUnit, unitOfWord } from './unit-words.ts'

export interface Amount {
  quantity: number | null
  unit: Unit | null
}

/** "12,5" is 12.5 in any list; what may be thousands as well as decimals is not read at all. */
export function readNumber(text: string, locale: Locale): number | null {
  const read = typedNumber(text, locale, QUANTITY_DECIMALS)
  const number = read === 'ambiguous' && /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : read
  return typeof number === 'number' && number > 0 && number <= MAX_LINE_QUANTITY ? number : null
}

export const unitOf = (word: string | undefined): Unit | null => (word ? unitOfWord(word) : null)

/** A number with the word behind it: half a kilometre is 500 metres. */
export function readAs(number: string | undefined, word: string | undefined, locale: Locale): Amount {
  const quantity = readNumber(number ?? '', locale)
  const converted = word ? convertedUnit(word) : null
  if (!converted) return { quantity, unit: unitOf(word) }
  const { unit, factor } = converted
  return { quantity: quantity === null ? null : Number((quantity * factor).toFixed(QUANTITY_DECIMALS)), unit }
}

/** Two packs of fifty are a hundred pieces. */
export function readPacked(packs: string, each: string, unit: string | undefined, locale: Locale): Amount {
  const count = readNumber(packs, locale)
  const size = readNumber(each, locale)
  const quantity = count !== null && size !== null ? count * size : null
  return { quantity, unit: unitOf(unit) ?? 'piece' }
}

/**
 * @param text a cell of its own
 * @returns its amount; null where it is not an amount
 */
export function readAmount(text: string, locale: Locale): Amount | null {
  const written = text.normalize('NFKC').trim()
  const [, packs, , each, ofUnit] = amountPatterns().packed.exec(written) ?? []
  if (packs !== undefined && each !== undefined) return readPacked(packs, each, ofUnit, locale)
  const [, number, unit] = amountPatterns().whole.exec(written) ?? []
  return number === undefined ? null : readAs(number, unit, locale)
}
