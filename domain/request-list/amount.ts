/** Quantities with their unit, as buyers write them: "12 шт.", "40 pcs", "100个", "2 уп. по 50". */
import type { Locale } from '../locale.ts'
import { isMeasured, QUANTITY_DECIMALS } from '../trade-quantity.ts'
import type { Unit } from '../trade-terms.ts'
import { typedNumber } from '../typed-number.ts'
import { HIGHEST_LINE_QUANTITY } from './line.ts'
import { saleUnitPattern, unitOfWord } from './unit-words.ts'

interface Amount {
  quantity: number | null
  unit: Unit | null
}

/** A text and the amount that was cut out of it. */
export interface Cut extends Amount {
  rest: string
  /** Whether the amount can be nothing else: it has a unit of counting, or is set off by a dash or comma. */
  isSure: boolean
}

const DIGITS = String.raw`\d+(?:[.,]\d+)*`
/** With spaces between thousands, which only a number that is set off may have: "DIN 933 200 шт". */
const GROUPED = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|${DIGITS}`
const UNIT = saleUnitPattern()
const NOT_IN_WORD = String.raw`(?![\p{L}\p{N}])`
const HAN = String.raw`(?=\p{Script=Han})|(?<=\p{Script=Han})`
const OF = String.raw`(?:по|of|à|x|х|×|\*|每包|每箱)`

const pattern = (source: string): RegExp => new RegExp(source, 'iu')

const WHOLE = pattern(`^(${GROUPED})\\s*(${UNIT})?$`)
const PACKED = pattern(`^(${GROUPED})\\s*(${UNIT})\\s*${OF}\\s*(${DIGITS})\\s*(${UNIT})?$`)
/** What sets an amount off from the words before it. */
const MARK = String.raw`(?:\s+[-–—=:]+\s*|[,;:=]\s+|\s*[，、；：—–]\s*|\s*\t\s*|\s+[xх×]\s?(?=\d+\s*$))`
const PACKED_LAST = pattern(`(?:${MARK}|\\s)(${DIGITS})\\s*(${UNIT})\\s*${OF}\\s*(${DIGITS})\\s*(${UNIT})?[.;,]?$`)
const MARKED_LAST = pattern(`${MARK}\\(?(${GROUPED})\\s*(${UNIT})?\\)?[.;,]?$`)
const PLAIN_LAST = pattern(`(?:(?<=[\\s)\\]"»”])|(?<=\\p{Script=Han}))(${DIGITS})\\s*(${UNIT})[.;]?$`)
const FIRST = pattern(`^(${GROUPED})\\s*(${UNIT})(?:${NOT_IN_WORD}|${HAN})\\s*[-–—:xх×]?\\s*(?=\\S)`)
const TIMES_FIRST = pattern(`^(${DIGITS})\\s*[xх×]\\s+(?=\\p{L})`)

/** "12,5" is 12.5 in any list; what may be thousands as well as decimals is not read at all. */
function readNumber(text: string, locale: Locale): number | null {
  const read = typedNumber(text, locale, QUANTITY_DECIMALS)
  const number = read === 'ambiguous' && /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : read
  return typeof number === 'number' && number > 0 && number <= HIGHEST_LINE_QUANTITY ? number : null
}

const unitOf = (word: string | undefined): Unit | null => (word ? unitOfWord(word) : null)

/** Two packs of fifty are a hundred pieces. */
function packed(packs: string, each: string, unit: string | undefined, locale: Locale): Amount {
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
  const [, packs, , each, ofUnit] = PACKED.exec(written) ?? []
  if (packs !== undefined && each !== undefined) return packed(packs, each, ofUnit, locale)
  const [, number, unit] = WHOLE.exec(written) ?? []
  return number === undefined ? null : { quantity: readNumber(number, locale), unit: unitOf(unit) }
}

const cut = (text: string, match: RegExpExecArray, amount: Amount, isSure: boolean): Cut => ({
  ...amount,
  isSure,
  rest: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(),
})

/** A line that ends in "6 m" may also say the length, weight or volume of the thing itself. */
const isCount = ({ unit }: Amount): boolean => unit !== null && !isMeasured(unit)

/**
 * Cuts the amount out of a line of text; it is last, or first.
 * @returns null where there is none; an amount that is not sure may be a length or a weight of the thing itself
 */
export function cutAmount(text: string, locale: Locale): Cut | null {
  const packs = PACKED_LAST.exec(text)
  if (packs) return cut(text, packs, packed(packs[1] ?? '', packs[3] ?? '', packs[4], locale), true)
  const marked = MARKED_LAST.exec(text)
  if (marked) {
    const amount = { quantity: readNumber(marked[1] ?? '', locale), unit: unitOf(marked[2]) }
    // "Ring 230, 22" is a size, and "pump, 52 m" a height: without a unit of counting only a dash sets a number off.
    const isDashed = /^\s*[-–—=:：]|^\s+[xх×]/.test(marked[0])
    if (amount.quantity !== null && (isDashed || amount.unit !== null))
      return cut(text, marked, amount, isDashed || isCount(amount))
  }
  return cutFirst(text, locale) ?? cutPlain(text, locale)
}

function cutFirst(text: string, locale: Locale): Cut | null {
  const times = TIMES_FIRST.exec(text)
  if (times) return cut(text, times, { quantity: readNumber(times[1] ?? '', locale), unit: null }, true)
  const first = FIRST.exec(text)
  const amount = first && { quantity: readNumber(first[1] ?? '', locale), unit: unitOf(first[2]) }
  return first && amount && isCount(amount) && amount.quantity !== null ? cut(text, first, amount, true) : null
}

function cutPlain(text: string, locale: Locale): Cut | null {
  const plain = PLAIN_LAST.exec(text)
  const amount = plain && { quantity: readNumber(plain[1] ?? '', locale), unit: unitOf(plain[2]) }
  return plain && amount && amount.quantity !== null ? cut(text, plain, amount, isCount(amount)) : null
}
