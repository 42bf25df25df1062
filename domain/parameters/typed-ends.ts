/** The ends of a range as they are typed into the fields of a filter, with a unit or without (docs/behaviour.md, "Filters by parameters"). */
import type { Locale } from '../locale.ts'
import { typedNumber } from '../typed-number.ts'
import { readQuantity } from './quantity.ts'
import { rangeIn } from './typed-ranges.ts'
import { type UnitKey, unitBySpelling } from './units.ts'

/** Most decimals of a typed measure. */
const DECIMALS = 6

/** What an address can hold has at most nine digits before the point. */
const TOO_LARGE = 1e9

/** Why a range cannot be read: what is no number, a unit that is unknown or measures something else, a minimum above the maximum. */
export type EndsFault = 'number' | 'unit' | 'order'

export interface TypedEnds {
  from: string
  to: string
}

type Ends = { min: number | null; max: number | null }
type Refused = { fault: EndsFault; fields: (keyof TypedEnds)[] }

/** A unit or nothing, digits with what separates them, a unit or nothing: "PN 16", "1 1/2″", "10 м2". */
const SHAPE = /^([^\d０-９]*?)\s*(?:\+\s*)?([-−–]?[.,]?[\d０-９](?:[\d０-９\s.,，．/／]*[\d０-９])?[½¼¾⅛⅜⅝]?)\s*(.*)$/u
const FRACTION = /[/／½¼¾⅛⅜⅝]/u

const unitOf = (text: string): UnitKey | null | undefined =>
  text === '' ? null : (unitBySpelling(text) ?? unitBySpelling(text.replace(/\.$/, '').toLowerCase()))

function numberOf(text: string, locale: Locale): number | null {
  const number = FRACTION.test(text) ? readQuantity(text, locale)?.low : typedNumber(text, locale, DECIMALS)
  return typeof number === 'number' && Math.abs(number) < TOO_LARGE ? number : null
}

/** @returns null for an empty field */
function typedEnd(text: string, unit: UnitKey | null, locale: Locale): number | null | 'number' | 'unit' {
  if (text.trim() === '') return null
  const [, before = '', digits = '', behind = ''] = SHAPE.exec(text.normalize('NFC').trim()) ?? []
  const number = numberOf(digits, locale)
  if (number === null) return 'number'
  const [first, second] = [before, behind].map((part) => unitOf(part.trim()))
  const typed = first ?? second
  if (first === undefined || second === undefined || (first && second)) return 'unit'
  if (typed === null || typed === undefined || typed === unit) return number
  const converted = unit === null ? undefined : rangeIn({ low: number, high: null, unit: typed }, unit)?.low
  if (typeof converted !== 'number') return 'unit'
  return Math.abs(converted) < TOO_LARGE ? converted : 'number'
}

/**
 * @param unit of the parameter; null where its numbers have none
 * @returns the ends in that unit, null for an empty field; or why they are refused, and which fields
 */
export function readTypedEnds(typed: TypedEnds, unit: UnitKey | null, locale: Locale): Ends | Refused {
  const min = typedEnd(typed.from, unit, locale)
  const max = typedEnd(typed.to, unit, locale)
  const fault = [min, max].find((end) => typeof end === 'string')
  if (typeof min === 'string' || typeof max === 'string') {
    const ends = { from: min, to: max }
    const fields = (['from', 'to'] as const).filter((field) => ends[field] === fault)
    return { fault: fault === 'unit' ? 'unit' : 'number', fields }
  }
  if (min !== null && max !== null && min > max) return { fault: 'order', fields: ['from', 'to'] }
  return { min, max }
}

/** Whether both fields are numbers without a unit, in order, or empty: these need no unit to be read. */
export const plainEnds = (typed: TypedEnds, locale: Locale): Ends | null => {
  const ends = readTypedEnds(typed, null, locale)
  return 'fault' in ends ? null : ends
}
