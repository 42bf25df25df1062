import type { Localized } from '../../../domain/contract/values.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { labelledText } from '../../../domain/labelled-text.ts'
import { onOneLine } from '../../../domain/price-text.ts'

/** A text, or the parts of one, between which alone it breaks. */
export type ComparedLine = Localized | string | string[]

/** What one product states in a row. */
export interface ComparedCell {
  /** The value, and what else there is to say about it. */
  lines: ComparedLine[]
  /** The value as a number, for a spreadsheet. */
  value?: number
  /** Whether it is the best of the row. */
  isBest?: boolean
  /** Address that the first line links to. */
  href?: string
}

export interface ComparedRow {
  key: string
  label: Localized | string
  /** One per product; null where the seller states none. */
  cells: (ComparedCell | null)[]
  /** False where all products have the same. */
  differs: boolean
}

/** The text of a line, with dots between its parts. */
export function textOf(line: ComparedLine): string {
  if (Array.isArray(line)) return onOneLine(line)
  return typeof line === 'string' ? line : line.text
}

interface RowOptions {
  /** By product: what differences are found by, where it is not the text. */
  compared?: unknown[]
  /** By product: the number of which the lowest or the highest is best; null for one that cannot be compared with the others. */
  ranked?: { numbers: (number | null)[]; best: 'lowest' | 'highest' }
}

/** The number of the best product; null where fewer than two can be compared, or all are the same. */
function bestOf({ numbers, best }: NonNullable<RowOptions['ranked']>): number | null {
  const known = numbers.filter((number) => number !== null)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  if (known.length < 2 || lowest === highest) return null
  return best === 'lowest' ? lowest : highest
}

/** @returns null where no product states a value */
export function comparedRow(
  key: string,
  label: Localized | string,
  cells: (ComparedCell | null)[],
  { compared, ranked }: RowOptions = {},
): ComparedRow | null {
  if (cells.every((cell) => cell === null)) return null
  const [first, ...others] = (compared ?? cells.map((cell) => cell?.lines.map(textOf) ?? null)).map((value) =>
    JSON.stringify(value),
  )
  const best = ranked ? bestOf(ranked) : null
  const isBest = (at: number) => best !== null && ranked?.numbers[at] === best
  return {
    key,
    label,
    cells: cells.map((cell, at) => cell && (isBest(at) ? { ...cell, isBest: true } : cell)),
    differs: others.some((other) => other !== first),
  }
}

/** A line in a place without markup. */
export const plainLine = (line: ComparedLine, i18n: Pick<I18n, 'locale' | 'language'>): string =>
  typeof line === 'string' || Array.isArray(line) ? textOf(line) : labelledText(line, i18n)
