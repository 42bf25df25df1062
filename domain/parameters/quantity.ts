/** Parses quantities as they are written in facts: "DN 50", "1½″", "от −40 до +200 °C", "6–12 m". */
import type { Locale } from '../locale.ts'
import { BY_COMMA } from '../typed-number.ts'
import { type UnitKey, unitBySpelling } from './units.ts'

export interface StatedQuantity {
  low: number
  /** Equal to `low` where it is a single number. */
  high: number
  /** Null where none was written. */
  unit: UnitKey | null
}

const FRACTIONS: Record<string, string> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8' }

/** Replaces typographic minus signs, full-width characters, special spaces and fractions by ASCII. */
const plain = (text: string): string =>
  text
    .replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[½¼¾⅛⅜⅝]/g, (char) => ` ${FRACTIONS[char]}`)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('−', '-')
    .trim()

const NUMBER = String.raw`[+-]?(?:\d+ \d+\/\d+|\d+\/\d+|\d[\d ]*(?:[.,]\d+)*)`
const BEFORE = String.raw`(?:DN|PN|Ду|Ру|[Øø⌀])\.? ?`
const UNIT = String.raw` ?([\p{L}%°℃"”″'µ][\p{L}\d²³⁻¹/·.()°'"]*)?`
const NOTE = String.raw`(?: ?\(.*\)| ?（.*）)?`
const ONE = new RegExp(`^(${BEFORE})?(${NUMBER})${UNIT}${NOTE}$`, 'iu')
const SPAN = new RegExp(
  `^(?:from |от |从)?(?:${BEFORE})?(${NUMBER})${UNIT} ?(?:-|–|—|…|\\.{2,3}|~|～|÷| to | до |至|到) ?(?:${BEFORE})?(${NUMBER})${UNIT}${NOTE}$`,
  'iu',
)
/** "1 200,5" in any language; "1,200.5" is read in English and Chinese alone. */
const BY_SPACE = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/

/** @returns the number, NaN where the digits are not a valid number */
function numberOf(text: string, locale: Locale | null): number {
  const [, sign = '', digits = ''] = /^([+-]?)(.*)$/.exec(text.trim()) ?? []
  return (sign === '-' ? -1 : 1) * unsigned(digits, locale)
}

function unsigned(text: string, locale: Locale | null): number {
  const [, whole = '0', top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(text) ?? []
  if (top !== undefined) return Number(whole) + Number(top) / Number(bottom)
  if (BY_COMMA.test(text) && (locale === 'en' || locale === 'zh')) return Number(text.replaceAll(',', ''))
  const digits = BY_SPACE.test(text) ? text.replaceAll(' ', '') : text
  return DECIMAL.test(digits) ? Number(digits.replace(',', '.')) : Number.NaN
}

const PREFIXES: Record<string, UnitKey | null> = { ø: null, '⌀': null }

/** Undefined where the text before or after the number is not a unit. */
function unitOf(before: string | undefined, behind: string | undefined): UnitKey | null | undefined {
  if (behind !== undefined) return unitBySpelling(behind)
  if (before === undefined) return null
  const sign = before.trim().replace(/\.$/, '').toLowerCase()
  return sign in PREFIXES ? null : unitBySpelling(sign)
}

const quantity = (low: number, high: number, unit: UnitKey | null | undefined): StatedQuantity | null =>
  unit === undefined || Number.isNaN(low) || Number.isNaN(high) || low > high ? null : { low, high, unit }

/**
 * @param locale the language of the text; null where it is the same in all, where a comma is a decimal sign
 * @returns the number or range with its unit; null for anything else: "60 × 40 mm", "M6×1", "4 on ⌀ 110 mm"
 */
export function readQuantity(text: string, locale: Locale | null): StatedQuantity | null {
  const written = plain(text)
  const span = SPAN.exec(written)
  if (span) {
    const [, low = '', first, high = '', second] = span
    const unit = unitOf(undefined, second ?? first)
    return quantity(numberOf(low, locale), numberOf(high, locale), unit)
  }
  const [, before, digits, behind] = ONE.exec(written) ?? []
  if (digits === undefined) return null
  const value = numberOf(digits, locale)
  return quantity(value, value, unitOf(before, behind))
}
