/** Cells of a spreadsheet, and how each kind is written (ECMA-376, SpreadsheetML). */

import { DAY_MS } from '../../domain/durations.ts'
import { EPOCH } from './day-count.ts'

/** Texts are never formulas, whatever they begin with; null is an empty cell. */
export type SpreadsheetCell =
  | string
  | number
  | null
  /** Money, shown with two decimals. */
  | { amount: number }
  /** A day in the form of ISO 8601: 2026-11-28. */
  | { day: string }

export type SpreadsheetRow = readonly SpreadsheetCell[]

/** Indexes of the styles of cells in the file's list of styles. */
const STYLES = { plain: 0, head: 1, amount: 2, day: 3 } as const
type Style = (typeof STYLES)[keyof typeof STYLES]

/** Most characters of a cell. */
const MAX_CELL_LENGTH = 32_767

/** Characters that are not allowed in XML. */
const UNWRITABLE = /[\p{Cc}\ufffe\uffff]/gu
const KEPT = /[\n\t]/

/** Programs read _x000A_ as the character with that number: an underscore of such a text is escaped. */
const LOOKS_ESCAPED = /_(?=x[\dA-Fa-f]{4}_)/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(UNWRITABLE, (one) => (KEPT.test(one) ? one : ''))
    .replace(/[&<>"]/g, (one) => ENTITIES[one] ?? one)

const textOf = (text: string): string => xmlText(text.slice(0, MAX_CELL_LENGTH).replace(LOOKS_ESCAPED, '_x005F_'))

/** @returns 'A' for 0, 'AA' for 26 */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

const valueCell = (at: string, value: number, style: Style): string =>
  Number.isFinite(value) ? `<c r="${at}"${style === STYLES.plain ? '' : ` s="${style}"`}><v>${value}</v></c>` : ''

function cellXml(cell: SpreadsheetCell, at: string, isHead: boolean): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return valueCell(at, cell, STYLES.plain)
  if (typeof cell === 'object') {
    if ('amount' in cell) return valueCell(at, cell.amount, STYLES.amount)
    return valueCell(at, (Date.parse(`${cell.day}T00:00:00Z`) - EPOCH) / DAY_MS, STYLES.day)
  }
  const style = isHead ? ` s="${STYLES.head}"` : ''
  return `<c r="${at}"${style} t="inlineStr"><is><t xml:space="preserve">${textOf(cell)}</t></is></c>`
}

/** @param row number of the row, from 1 */
export const rowXml = (cells: SpreadsheetRow, row: number, isHead: boolean): string =>
  `<row r="${row}">${cells.map((cell, at) => cellXml(cell, columnName(at) + row, isHead)).join('')}</row>`
