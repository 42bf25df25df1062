/** Parsers of the parts of a spreadsheet (ECMA-376, SpreadsheetML), each given its XML in pieces. */
import type { CsvRow } from '../../domain/csv-reader.ts'
import { UnfitFile } from '../zip/unfit-file.ts'
import type { NumberFormat } from './number-formats.ts'
import { type PartReader, partXmlReader } from './part-reader.ts'

/** @returns a function that throws UnfitFile once more than `most` has been added to it altogether */
export function limitTotal(most: number): (more: number) => void {
  let left = most
  return (more) => {
    left -= more
    if (left < 0) throw new UnfitFile('bomb')
  }
}

/** Limits on texts that cells refer to: their UTF-16 units, and how many there are. */
export interface TextLimits {
  units: number
  texts: number
}

/** Collects the texts that cells refer to by number; readings of Japanese texts (rPh) are left out. */
export function textsReader(texts: string[], limits: TextLimits): PartReader {
  const countUnits = limitTotal(limits.units)
  const countTexts = limitTotal(limits.texts)
  let isText = false
  let isReading = false
  return partXmlReader({
    open(name) {
      if (name === 'si') {
        countTexts(1)
        texts.push('')
      }
      if (name === 'rPh') isReading = true
      if (name === 't') isText = !isReading
    },
    text(data) {
      if (!isText) return
      countUnits(data.length)
      texts[texts.length - 1] += data
    },
    close(name) {
      if (name === 'rPh') isReading = false
      if (name === 't') isText = false
    },
  })
}

/** Collects the visible sheets of a workbook, with the ids of their relations. */
export const workbookReader = (sheets: { name: string; relation: string }[]): PartReader =>
  partXmlReader({
    open(name, attributes) {
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible' || sheets.length >= 200) return
      sheets.push({ name: attributes.name ?? '', relation: attributes['r:id'] ?? '' })
    },
  })

const MAX_RELATIONS = 100_000

/** @param paths by relation */
export function relationsReader(paths: Map<string, string>): PartReader {
  const count = limitTotal(MAX_RELATIONS)
  return partXmlReader({
    open(name, { Id, Target }) {
      count(1)
      if (name === 'Relationship' && Id !== undefined && Target !== undefined) paths.set(Id, Target)
    },
  })
}

/** 'C7' → 2 */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** "12.500000000000002", as it is stored → "12.5" with the decimal sign of the page's language; numbers have 15 digits, as barcodes need. */
const numberText = (stored: string, decimal: string): string => {
  const number = Number(stored)
  return Number.isFinite(number) && stored !== ''
    ? String(Number(number.toPrecision(15))).replace('.', decimal)
    : stored
}

/** Decodes escapes such as _x000A_ of characters that XML does not allow. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

export interface CellRules {
  /** Decimal sign with which numbers are written. */
  decimal: string
  /** Most cells of a row; further ones are left out. */
  columns: number
  /** Whether numbers are returned as the spreadsheet shows them; absent: as they are stored. */
  asShown?: boolean
}

/** Collects rows in `rows`, which the caller empties. */
export function sheetReader(
  rows: CsvRow[],
  { shared, formats }: { shared: readonly string[]; formats: readonly (NumberFormat | undefined)[] },
  { decimal, columns, asShown }: CellRules,
): PartReader {
  let row: CsvRow = { line: 0, cells: [] }
  let cell: { column: number; type: string; text: string; style: number } | null = null
  let isValue = false
  const textOf = (type: string, text: string, style: number): string => {
    if (type === 's') return unescaped(shared[Number(text)] ?? '')
    if (type === 'n') {
      const format = asShown && text !== '' ? formats[style] : undefined
      return format ? format(numberText(text, decimal)) : numberText(text, decimal)
    }
    return type === 'e' ? '' : unescaped(text)
  }
  return partXmlReader({
    open(name, attributes) {
      if (name === 'row') row = { line: Number(attributes.r) || row.line + 1, cells: [] }
      if (name === 'c') {
        const column = attributes.r ? columnOf(attributes.r) : row.cells.length
        cell = { column, type: attributes.t ?? 'n', text: '', style: Number(attributes.s ?? 0) }
      }
      isValue = name === 'v' || name === 't'
    },
    text(data) {
      if (isValue && cell) cell.text += data
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false
      if (name === 'row') rows.push(row)
      if (name !== 'c' || !cell || cell.column < 0 || cell.column >= columns) return
      const { column, type, text, style } = cell
      while (row.cells.length < column) row.cells.push('')
      row.cells[column] = textOf(type, text, style)
    },
  })
}
