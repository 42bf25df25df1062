/** Finds quantities within a query: "кран шаровой ду50 ру16", "motor 7.5 kW", 球阀DN50. */
import { oneLine } from '../one-line.ts'
import { readQuantity } from './quantity.ts'
import type { UnitKey } from './units.ts'

export interface Mention {
  value: number
  unit: UnitKey
}

const NUMBER = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?`
const BEFORE = 'dn|pn|ду|ру'
/** Candidate for a unit of one or two words; text that is not a unit is left to the text search. */
const UNIT = String.raw`[\p{L}%°℃"”″][\p{L}\d²³/·.()]{0,7}`
const QUANTITY = new RegExp(
  String.raw`(?<![a-zа-яё\d.,])(?:(${BEFORE})\.? ?-?(${NUMBER})|(${NUMBER}) ?(${UNIT}))(?![a-zа-яё\d])`,
  'giu',
)

/** @returns the numbers with a unit, in order, and the text without them; numbers without a unit stay in the text */
export function readMentions(text: string): { mentions: Mention[]; rest: string } {
  const mentions: Mention[] = []
  const rest = text.replace(
    QUANTITY,
    (written: string, before?: string, nominal?: string, number?: string, unit?: string) => {
      const quantity = readQuantity(before ? `${before} ${nominal}` : `${number} ${unit}`, null)
      if (!quantity?.unit) return written
      mentions.push({ value: quantity.low, unit: quantity.unit })
      return ' '
    },
  )
  return { mentions, rest: oneLine(rest) }
}
