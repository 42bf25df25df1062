/**
 * Ranges within a query (docs/behaviour.md, "Typed ranges"): «лист 1,5–2 мм», "over 5 kW", 10~16公斤. Each has a unit: without one two
 * numbers are a size or a designation, 2-15.
 */
import { convertedValue } from './convert.ts'
import { readQuantity } from './quantity.ts'
import { type UnitKey, unitBySpelling } from './units.ts'

export interface TypedRange {
  /** Null: no lower end. */
  low: number | null
  /** Null: no upper end. */
  high: number | null
  unit: UnitKey
}

const NUMBER = String.raw`\d+ \d\/\d{1,2}|\d\/\d{1,2}|\d+(?:[.,]\d+)?`
const NOMINAL = String.raw`(?:(?<nominal>DN|PN|Ду|Ру)\.? ?)?`
/** Nothing before that would make the number a part of a size, a model or a series: 30-40-5, M8-20, 25x2-4. */
const START = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,/×xх*+-])`
const UP_TO = String.raw` ?(?:-|–|—|…|\.{2,3}|~|～|÷|to(?= )|до(?= )|по(?= )|至|到) ?`
// biome-ignore format: languages read in rows
const LEAST =
  'не менее|не меньше|не ниже|более чем|более|больше|свыше|выше|минимум|от|' +
  'at least|not less than|more than|over|above|min\\.?|from|' +
  '不低于|不小于|不少于|至少|大于|超过|高于|≥|>=|>'
// biome-ignore format: languages read in rows
const MOST =
  'не более|не больше|не выше|не свыше|менее|меньше|ниже|максимум|до|' +
  'at most|not more than|no more than|less than|under|below|up to|max\\.?|' +
  '不超过|不大于|不高于|小于|低于|最大|≤|<=|<'
const AND_MORE = / ?(?:及?以上|и (?:более|больше|выше)|(?:or|and) (?:more|above|up)(?!\p{L}))/iuy
const AND_LESS = / ?(?:及?以下|以内|и (?:менее|меньше|ниже)|(?:or|and) (?:less|below)(?!\p{L}))/iuy

const pattern = (source: string): RegExp => new RegExp(source, 'giu')
const BOTH = pattern(
  `(?:(?<!\\p{L})(?:от|с|from|between) ?|从 ?)?${START}${NOMINAL}(?<low>${NUMBER})(?: ?[\\p{L}°"″]{1,5})??${UP_TO}(?:\\k<nominal> ?)?(?<high>${NUMBER})(?![\\d.,-]*\\d)`,
)
const ONE = pattern(
  `(?:(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\d/])(?:(?<most>${MOST})|(?<least>${LEAST})) ?)?${START}${NOMINAL}(?<one>${NUMBER})(?![\\d.,-]*\\d)`,
)

const LETTER = /^\p{L}$/u
const HAN = /^\p{Script=Han}$/u
const MAX_UNIT_LENGTH = 11

/** @returns the unit that begins here, behind a space at most, and where it ends; the longest of several */
function unitAt(text: string, at: number): { unit: UnitKey; end: number } | null {
  const start = text[at] === ' ' ? at + 1 : at
  for (let end = Math.min(text.length, start + MAX_UNIT_LENGTH); end > start; end--) {
    const last = text.charAt(end - 1)
    const next = text.charAt(end)
    const isInWord = LETTER.test(last) && !HAN.test(last) && LETTER.test(next) && !HAN.test(next)
    const unit = isInWord ? undefined : unitBySpelling(text.slice(start, end))
    if (unit !== undefined) return { unit, end }
  }
  return null
}

const numberOf = (text: string): number => readQuantity(text, null)?.low ?? Number.NaN

type Found = TypedRange & { start: number; end: number }

/** The unit in front of the number or behind it; pieces are how many are wanted. */
function unitOf(match: RegExpMatchArray, text: string): { unit: UnitKey; end: number } | null {
  const end = (match.index ?? 0) + match[0].length
  const nominal = match.groups?.nominal
  const unit = nominal === undefined ? undefined : unitBySpelling(nominal.toLowerCase())
  const found = unit === undefined ? unitAt(text, end) : { unit, end }
  return found?.unit === 'pcs' ? null : found
}

function bothEnds(text: string): Found[] {
  return [...text.matchAll(BOTH)].flatMap((match) => {
    const found = unitOf(match, text)
    const low = numberOf(match.groups?.low ?? '')
    const high = numberOf(match.groups?.high ?? '')
    // A range from 0 is the scale of an instrument (0–1.6 MPa), not a filter.
    return found && low > 0 && low < high ? [{ ...found, low, high, start: match.index }] : []
  })
}

function oneEnd(text: string): Found[] {
  return [...text.matchAll(ONE)].flatMap((match): Found[] => {
    const found = unitOf(match, text)
    const { one = '', least, most } = match.groups ?? {}
    if (!found) return []
    const end = numberOf(one)
    const behind = (words: RegExp): number => {
      words.lastIndex = found.end
      return words.test(text) ? words.lastIndex : 0
    }
    const more = behind(AND_MORE)
    const less = behind(AND_LESS)
    const at = { unit: found.unit, start: match.index, end: Math.max(found.end, more, less) }
    if (least !== undefined || more > 0) return [{ ...at, low: end, high: null }]
    return most !== undefined || less > 0 ? [{ ...at, low: null, high: end }] : []
  })
}

const without = (text: string, found: Found[]): string =>
  found.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

/** @returns the ranges of a query, and the query without them */
export function readRanges(q: string): { ranges: TypedRange[]; rest: string } {
  const text = q.replace(/[\s\u00a0\u202f]+/g, ' ').replaceAll('−', '-')
  if (!/\d/.test(text)) return { ranges: [], rest: q }
  const both = bothEnds(text)
  const left = without(text, both)
  const one = oneEnd(left)
  const ranges = [...both, ...one].map(({ low, high, unit }) => ({ low, high, unit }))
  return { ranges, rest: ranges.length > 0 ? without(left, one).replace(/ +/g, ' ').trim() : q }
}

/** Units that are also used for another one: a pressure in kilograms or in atmospheres is meant in bars. */
const SAID_FOR: Partial<Record<UnitKey, UnitKey[]>> = { kg: ['kg', 'bar'], 'kgf/cm²': ['bar'] }

/** Decimals of a filter in an address. */
const DECIMALS = 1e6

function endIn(end: number | null, from: UnitKey, to: UnitKey): number | null | undefined {
  if (end === null) return null
  const value = convertedValue(end, from, to)
  return value === null ? undefined : Math.round(value * DECIMALS) / DECIMALS
}

/** @returns the range's ends in another unit; null where that measures something else */
export function rangeIn({ low, high, unit }: TypedRange, to: UnitKey): Pick<TypedRange, 'low' | 'high'> | null {
  for (const from of SAID_FOR[unit] ?? [unit]) {
    const least = endIn(low, from, to)
    const most = endIn(high, from, to)
    if (least !== undefined && most !== undefined) return { low: least, high: most }
  }
  return null
}
