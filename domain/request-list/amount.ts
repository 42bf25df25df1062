/** Quantities with their unit, as buyers write them: "12 шт.", "40 pcs", "100个", "2 уп. по 50". */
import type { Locale } from '../locale.ts'
import { once } from '../once.ts'
import { isMeasured, QUANTITY_DECIMALS } from '../trade-quantity.ts'
import type { Unit } from '../trade-terms.ts'
import { typedNumber } from '../typed-number.ts'
import { MAX_LINE_QUANTITY } from './line.ts'
import { convertedUnit, saleUnitPattern, unitOfWord } from './unit-words.ts'

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
const NOT_IN_WORD = String.raw`(?![\p{L}\p{N}])`
const HAN = String.raw`(?=\p{Script=Han})|(?<=\p{Script=Han})`
const OF = String.raw`(?:по|of|à|x|х|×|\*|每包|每箱)`
/** Says that a quantity follows: "(qty 4)", «кол-во: 10», 数量：5. */
const NAME_OF_AMOUNT = String.raw`(?:(?<![\p{L}\p{N}])(?:qty|q-ty|quantity|кол-во|количество)|数量|數量)\.?\s*[:：=–-]?\s*`
/** What sets an amount off from the words before it: of "M16 x 80" the last number is a size. */
const MARK = String.raw`(?:\s+[-–—=:]+\s*|[,;:=]\s+|\s*[，、；：—–]\s*|\s*\t\s*|(?<!\d)\s+[xх×]\s?(?=\d+\s*$))`

const pattern = (source: string): RegExp => new RegExp(source, 'iu')

const patterns = once(() => {
  const unit = saleUnitPattern()
  const packed = `(${DIGITS})\\s*(${unit})\\s*${OF}\\s*(${DIGITS})\\s*(${unit})?`
  return {
    whole: pattern(`^(${GROUPED})\\s*(${unit})?$`),
    packed: pattern(`^${packed}$`),
    packedLast: pattern(`(?:${MARK}|\\s)${packed}[.;,]?$`),
    bracketedLast: pattern(`\\s*[(（]\\s*(${GROUPED})\\s*(${unit})\\s*[)）][.;,]?$`),
    namedLast: pattern(`[\\s,;(（]*${NAME_OF_AMOUNT}(${GROUPED})\\s*(${unit})?\\s*[)）]?[.;,]?$`),
    markedLast: pattern(`${MARK}\\(?(${GROUPED})\\s*(${unit})?\\)?[.;,]?$`),
    timesLast: pattern(`\\s+[xх×*]\\s?(${DIGITS})\\s*(${unit})[.;]?$`),
    plainLast: pattern(`(?:(?<=[\\s)\\]"»”])|(?<=\\p{Script=Han}))(${DIGITS})\\s*(${unit})[.;]?$`),
    namedFirst: pattern(`^${NAME_OF_AMOUNT}(${DIGITS})\\s*(${unit})?\\s*[-–—:：,]\\s*(?=\\S)`),
    unitFirst: pattern(`\\s(${unit})\\s*[-–—:]?\\s+(${DIGITS})[.;]?$`),
    all: new RegExp(
      `(?<![\\p{L}\\p{N}.,])(${DIGITS})\\s*(${unit})(?![\\p{L}\\p{N}])|(?<=\\p{Script=Han}|\\s)(${DIGITS})\\s*(${unit})(?=[、，；。,;和及]|$)`,
      'giu',
    ),
    first: pattern(`^(${GROUPED})\\s*(${unit})(?:${NOT_IN_WORD}|${HAN})\\s*[-–—:xх×]?\\s*(?=\\S)`),
  }
})
const TIMES_FIRST = pattern(`^(${DIGITS})\\s*[xх×]\\s+(?=\\p{L})`)

/** "12,5" is 12.5 in any list; what may be thousands as well as decimals is not read at all. */
function readNumber(text: string, locale: Locale): number | null {
  const read = typedNumber(text, locale, QUANTITY_DECIMALS)
  const number = read === 'ambiguous' && /^\d+,\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : read
  return typeof number === 'number' && number > 0 && number <= MAX_LINE_QUANTITY ? number : null
}

const unitOf = (word: string | undefined): Unit | null => (word ? unitOfWord(word) : null)

/** A number with the word behind it: half a kilometre is 500 metres. */
function readAs(number: string | undefined, word: string | undefined, locale: Locale): Amount {
  const quantity = readNumber(number ?? '', locale)
  const converted = word ? convertedUnit(word) : null
  if (!converted) return { quantity, unit: unitOf(word) }
  const { unit, factor } = converted
  return { quantity: quantity === null ? null : Number((quantity * factor).toFixed(QUANTITY_DECIMALS)), unit }
}

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
  const [, packs, , each, ofUnit] = patterns().packed.exec(written) ?? []
  if (packs !== undefined && each !== undefined) return packed(packs, each, ofUnit, locale)
  const [, number, unit] = patterns().whole.exec(written) ?? []
  return number === undefined ? null : readAs(number, unit, locale)
}

const cut = (text: string, match: RegExpExecArray, amount: Amount, isSure: boolean): Cut => ({
  ...amount,
  isSure,
  rest: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim(),
})

/** A line that ends in "6 m" may also say the length, weight or volume of the thing itself; nothing is half a kilometre long. */
const isCount = ({ unit }: Amount, word = ''): boolean =>
  unit !== null && (!isMeasured(unit) || convertedUnit(word)?.factor === 1000)

/**
 * Cuts the amount out of a line of text; it is last, or first.
 * @returns null where there is none; an amount that is not sure may be a length or a weight of the thing itself
 */
export function cutAmount(text: string, locale: Locale): Cut | null {
  const packs = patterns().packedLast.exec(text)
  if (packs) return cut(text, packs, packed(packs[1] ?? '', packs[3] ?? '', packs[4], locale), true)
  const named = patterns().namedLast.exec(text)
  const given = named && readAs(named[1], named[2], locale)
  if (named && given && given.quantity !== null) return cut(text, named, given, true)
  const marked = patterns().markedLast.exec(text)
  if (marked) {
    const amount = readAs(marked[1], marked[2], locale)
    // "Ring 230, 22" is a size, and "pump, 52 m" a height: without a unit of counting only a dash sets a number off.
    const isDashed = /^\s*[-–—=:：]|^\s+[xх×]/.test(marked[0])
    if (amount.quantity !== null && (isDashed || amount.unit !== null))
      return cut(text, marked, amount, isDashed || isCount(amount, marked[2]))
  }
  const sure = [cutFirst(text, locale), cutPlain(text, locale)].filter((one) => one !== null)
  return sure.find(({ isSure }) => isSure) ?? sure[0] ?? null
}

/** Nothing that a line begins with is counted beyond this: 304 and 6205 are a grade and a model. */
const MAX_BARE_FIRST = 100
/** "4 gate valves", and not "3 phase motor", «2-жильный», "5 kW". */
const BARE_FIRST =
  /^(\d{1,2})\s+(?!phase|pole|core|way|stage|inch|мм|см|квт|кв|фаз|полюс|жил|ход|ступен|дюйм)(?=\p{L}{3,})/iu

function cutFirst(text: string, locale: Locale): Cut | null {
  const named = patterns().namedFirst.exec(text)
  if (named) return cut(text, named, readAs(named[1], named[2], locale), true)
  const times = TIMES_FIRST.exec(text)
  if (times) return cut(text, times, { quantity: readNumber(times[1] ?? '', locale), unit: null }, true)
  const first = patterns().first.exec(text)
  const amount = first && readAs(first[1], first[2], locale)
  if (first && amount && amount.quantity !== null && (isCount(amount, first[2]) || first[2]?.length !== 1))
    return cut(text, first, amount, isCount(amount, first[2]))
  const bare = BARE_FIRST.exec(text)
  const quantity = Number(bare?.[1])
  return bare && quantity > 0 && quantity < MAX_BARE_FIRST ? cut(text, bare, { quantity, unit: null }, false) : null
}

/** "valve x 10 pcs", and not "pipe 57 x 6 m". */
const counted = (times: RegExpExecArray | null): RegExpExecArray | null =>
  times && isCount(readAs('1', times[2], 'en'), times[2]) ? times : null

/** What is last, in brackets or behind a space: "(40 шт.)", "200 пар". */
function cutPlain(text: string, locale: Locale): Cut | null {
  const { bracketedLast, timesLast, plainLast } = patterns()
  const plain = bracketedLast.exec(text) ?? counted(timesLast.exec(text)) ?? plainLast.exec(text)
  const amount = plain && readAs(plain[1], plain[2], locale)
  if (plain && amount && amount.quantity !== null) return cut(text, plain, amount, isCount(amount, plain[2]))
  // «Кран шаровой шт 10», as columns come out of a PDF.
  const turned = patterns().unitFirst.exec(text)
  const given = turned && readAs(turned[2], turned[1], locale)
  return turned && given && given.quantity !== null ? cut(text, turned, given, isCount(given, turned[1])) : null
}

/** @returns where amounts of what is counted end in a line, and how long each is */
export function amountsIn(text: string): { end: number; length: number }[] {
  return [...text.matchAll(patterns().all)].flatMap((match) => {
    const [whole, , word, , other] = match
    const unit = unitOf(word ?? other)
    return unit && !isMeasured(unit) ? [{ end: match.index + whole.length, length: whole.length }] : []
  })
}

/** A number behind what has digits, too: "RC-16B-1-S 30". */
const BARE_LAST = /(?<=\d\S*)\s+(\d{1,6})$/
/** Thousands in one language, decimals in another. */
const AMBIGUOUS_LAST = /\d[.,]\d{3}\D*$/

/**
 * What a line may end in besides its words: "Швеллер 30П 8 т", "RC-16B-1-S 30". Only the product can tell whether it is a quantity: one that is
 * sold by the tonne, or has that part number (docs/behaviour.md, "Quantities of lines").
 */
export function possibleAmount(text: string): Cut | null {
  const plain = cutPlain(text, 'en')
  if (plain) return AMBIGUOUS_LAST.test(text) ? null : plain
  const bare = BARE_LAST.exec(text)
  const quantity = Number(bare?.[1])
  return bare && quantity > 0 ? cut(text, bare, { quantity, unit: null }, false) : null
}
