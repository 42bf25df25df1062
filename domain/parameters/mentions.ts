/** Finds quantities within a query: "кран шаровой ду50 ру16", "motor 7.5 kW", 球阀DN50. */
import { oneLine } from '../one-line.ts'
import { readQuantity } from './quantity.ts'
import type { UnitKey } from './units.ts'

export interface Mention {
  value: number
  unit: UnitKey
  /** Absent where it may be said of anything. */
  isOfShaft?: true
}

/** What a shaft's size is said behind, and before: «муфта на вал 40 мм», "coupling for 35 mm shaft". */
const BEHIND_SHAFT =
  /(?:(?<!\p{L})вал(?:а|у|ом|ы|ов)?(?:\s+диаметр(?:ом|а)?)?|(?<!\p{L})(?:shaft|bore)(?:\s+of)?|轴径?|孔径)\s*$/iu
const BEFORE_SHAFT = /^\s*(?:(?:shaft|bore|вал)(?!\p{L})|的?轴)/iu

/** @returns whether a parameter may be the size of a shaft: a bore has its size */
export const isShaftSize = (names: string[]): boolean =>
  names.some((name) => /bore|shaft|(?<!\p{L})вал|внутренний диаметр|отверсти|内径|孔径|轴/iu.test(name))

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
    (written: string, before?: string, nominal?: string, number?: string, unit?: string, at = 0) => {
      const quantity = readQuantity(before ? `${before} ${nominal}` : `${number} ${unit}`, null)
      if (!quantity?.unit) return written
      const isOfShaft = BEHIND_SHAFT.test(text.slice(0, at)) || BEFORE_SHAFT.test(text.slice(at + written.length))
      mentions.push({ value: quantity.low, unit: quantity.unit, ...(isOfShaft && { isOfShaft }) })
      return ' '
    },
  )
  return { mentions, rest: oneLine(rest) }
}
