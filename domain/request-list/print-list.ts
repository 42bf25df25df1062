import { quotedCell } from '../csv.ts'
import type { Locale } from '../locale.ts'
import { fieldNumber } from '../typed-number.ts'
import { PRINTED_HEADS } from './heads.ts'
import type { ListLine } from './line.ts'
import { printedUnit } from './unit-words.ts'

/**
 * @param locale language of the spreadsheet, and of the page that reads it
 * @returns the list as tab-separated text with heads, which `parseList` reads back line by line
 */
export function printList(lines: ListLine[], locale: Locale): string {
  const rows = lines.map(({ words, article, quantity, unit, note = '' }) => [
    article,
    words,
    quantity === null ? '' : fieldNumber(quantity, locale),
    unit === null ? '' : printedUnit(unit),
    note,
  ])
  return [PRINTED_HEADS, ...rows].map((row) => row.map((cell) => quotedCell(cell, '\t')).join('\t')).join('\n')
}
