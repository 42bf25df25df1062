/** Cuts the amount out of a line of text; it is last, or first. */
import type { Locale } from '../locale.ts'
import { isMeasured } from '../trade-quantity.ts'
import { type Amount, readAs, readNumber, readPacked, unitOf } from './amount.ts'
import { amountPatterns } from './amount-patterns.ts'
import { convertedUnit } from './unit-words.ts'

/** A text and the amount that was cut out of it. */
export interface Cut extends Amount {
  rest: string
  /** Whether it can only be an amount: it has a unit of counting, or a dash or comma before it. */
  isSure: boolean
}

/** @returns null where a line has no amount as this reads it */
type Reader = (text: string, locale: Locale) => Cut | null

/** @returns null where the number cannot be read */
const cut = (text: string, match: RegExpExecArray, amount: Amount, isSure: boolean): Cut | null =>
  amount.quantity === null
    ? null
    : {
        ...amount,
        isSure,
        rest: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(),
      }

/** A line that ends in "6 m" may also say the length, weight or volume of the thing itself; nothing is half a kilometre long. */
const isCount = ({ unit }: Amount, word = ''): boolean =>
  unit !== null && (!isMeasured(unit) || convertedUnit(word)?.factor === 1000)

/** A pattern whose first group is the number, and whose second the unit. */
function reader(name: 'namedFirst' | 'namedLast' | 'bracketedLast' | 'plainLast', isAlwaysSure: boolean): Reader {
  return (text, locale) => {
    const match = amountPatterns()[name].exec(text)
    const amount = match && readAs(match[1], match[2], locale)
    return match && amount && cut(text, match, amount, isAlwaysSure || isCount(amount, match[2]))
  }
}

/** «2 уп. по 50» */
const packedLast: Reader = (text, locale) => {
  const match = amountPatterns().packedLast.exec(text)
  return match && cut(text, match, readPacked(match[1] ?? '', match[3] ?? '', match[4], locale), true)
}

const markedLast: Reader = (text, locale) => {
  const match = amountPatterns().markedLast.exec(text)
  if (!match) return null
  const amount = readAs(match[1], match[2], locale)
  // "Ring 230, 22" is a size, and "pump, 52 m" a height: without a unit of counting only a dash sets a number off.
  const isDashed = /^\s*[-–—=:：]|^\s+[xх×]/.test(match[0])
  return isDashed || amount.unit !== null ? cut(text, match, amount, isDashed || isCount(amount, match[2])) : null
}

/** "valve x 10 pcs", and not "pipe 57 x 6 m". */
const timesLast: Reader = (text, locale) => {
  const match = amountPatterns().timesLast.exec(text)
  const amount = match && readAs(match[1], match[2], locale)
  return match && amount && isCount(amount, match[2]) ? cut(text, match, amount, true) : null
}

/** «Кран шаровой шт 10», as columns come out of a PDF. */
const unitBeforeLast: Reader = (text, locale) => {
  const match = amountPatterns().unitFirst.exec(text)
  const amount = match && readAs(match[2], match[1], locale)
  return match && amount && cut(text, match, amount, isCount(amount, match[1]))
}

/** "12 x valve" */
const timesFirst: Reader = (text, locale) => {
  const match = amountPatterns().timesFirst.exec(text)
  return match && cut(text, match, { quantity: readNumber(match[1] ?? '', locale), unit: null }, true)
}

/** "40 pcs valve"; a length of one letter may be the thing's own: "6 m pipe". */
const first: Reader = (text, locale) => {
  const match = amountPatterns().first.exec(text)
  const amount = match && readAs(match[1], match[2], locale)
  const isSure = Boolean(match && amount && isCount(amount, match[2]))
  return match && amount && (isSure || match[2]?.length !== 1) ? cut(text, match, amount, isSure) : null
}

/** "4 gate valves", and not "304 pipe", "3 phase motor", «5 кВт». */
const BARE_FIRST =
  /^([1-9]\d?)\s+(?!phase|pole|core|way|stage|inch|мм|см|квт|кв|фаз|полюс|жил|ход|ступен|дюйм)(?=\p{L}{3,})/iu

const bareFirst: Reader = (text) => {
  const match = BARE_FIRST.exec(text)
  return match && cut(text, match, { quantity: Number(match[1]), unit: null }, false)
}

/** What nothing speaks against comes first. */
const READERS: Reader[] = [packedLast, reader('namedLast', true), markedLast, reader('namedFirst', true), timesFirst]
const LAST: Reader[] = [reader('bracketedLast', false), timesLast, reader('plainLast', false), unitBeforeLast]
const FURTHER: Reader[] = [first, ...LAST, bareFirst]

const firstOf = (readers: Reader[], text: string, locale: Locale): Cut | null => {
  for (const read of readers) {
    const found = read(text, locale)
    if (found) return found
  }
  return null
}

/** @returns null where there is none; an amount that is not certain may be a length or a weight of the thing itself */
export function cutAmount(text: string, locale: Locale): Cut | null {
  const found = firstOf(READERS, text, locale)
  if (found) return found
  const possible = FURTHER.map((read) => read(text, locale)).filter((one) => one !== null)
  return possible.find(({ isSure }) => isSure) ?? possible[0] ?? null
}

/** @returns the places of the amounts of what is counted in a line */
export function amountsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(amountPatterns().every)].flatMap((match) => {
    const unit = unitOf(match[2])
    return unit && !isMeasured(unit) ? [{ start: match.index, end: match.index + match[0].length }] : []
  })
}

/** A number behind what has digits, too: "RC-16B-1-S 30". */
const BARE_LAST = /(?<=\d\S*)\s+([1-9]\d{0,5})$/
/** Thousands in one language, decimals in another. */
const AMBIGUOUS_LAST = /\d[.,]\d{3}\D*$/

/**
 * What a line may end in besides its words: "Швеллер 30П 8 т", "RC-16B-1-S 30". Only the product can tell whether it is a quantity: one that is
 * sold by the tonne, or has that part number (docs/behaviour.md, "Quantities of lines").
 */
export function possibleAmount(text: string): Cut | null {
  const last = firstOf(LAST, text, 'en')
  if (last) return AMBIGUOUS_LAST.test(text) ? null : last
  const bare = BARE_LAST.exec(text)
  return bare && cut(text, bare, { quantity: Number(bare[1]), unit: null }, false)
}
