/** Splits a pasted list into rows of cells: tabs of a spreadsheet, CSV, or lines of text. */
import { csvReader } from '../csv-reader.ts'

const SEPARATORS = ['\t', ';', ','] as const
/** Besides these, two spaces and more, as columns come out of a PDF. */
type Separator = (typeof SEPARATORS)[number] | '  '

/** Rows of one cell each where nothing separates cells. */
interface Rows {
  rows: string[][]
  separator: Separator | null
}

/** UTF-16 units of a line or cell that is read at once: the patterns that read it take the square of its length. */
export const MAX_READ_LENGTH = 600

const tidied = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/g, ' ').trim()

const clean = (cell: string): string => tidied(cell).slice(0, MAX_READ_LENGTH)

const PIECE = new RegExp(`.{1,${MAX_READ_LENGTH}}(?=[,;，；、。 ]|$)|.{1,${MAX_READ_LENGTH}}`, 'gsu')

/** A line, cut between words or goods where it is longer than what is read at once. */
const piecesOf = (line: string): string[] => {
  const whole = tidied(line)
  return whole.length <= MAX_READ_LENGTH ? [whole] : (whole.match(PIECE) ?? [])
}

/**
 * @param text with quoted cells as in RFC 4180
 * @returns its rows, without empty ones
 */
function splitCells(text: string, separator: Separator): string[][] {
  const reader = csvReader(separator)
  const rows = [...reader.write(text), ...reader.end()].map(({ cells }) => cells.map(clean))
  return rows.filter((cells) => cells.some((one) => one !== ''))
}

const count = (line: string, separator: Separator): number => line.split(separator).length - 1

/** Commas and semicolons are punctuation, too: they only separate cells where all rows have as many. */
function separates(separator: Separator, lines: string[], text: string): boolean {
  const having = lines.filter((line) => line.includes(separator)).length
  if (separator === '\t') return having * 2 >= lines.length
  if (having * 10 < lines.length * 9) return false
  const lengths = splitCells(text, separator).map((cells) => cells.length)
  const usual = lengths[0] ?? 0
  return usual > 1 && lengths.length > 1 && lengths.every((length) => length === usual)
}

const GAP = /[ \u00a0\u3000]{2,}/
const AMOUNT = /^\d[\d.,]*(?:\s*\p{L}{1,6}\.?)?$/u

/** Whether most lines have as many cells, and most of these an amount at the same place. */
function areGapsColumns(lines: string[]): boolean {
  const rows = lines.map((line) => line.trim().split(GAP)).filter(({ length }) => length > 1)
  const [{ length: width } = { length: 0 }] = rows
  if (rows.length < 2 || rows.length < lines.length * 0.6 || rows.some(({ length }) => length !== width)) return false
  return rows.some(
    (_, at) => at < width && rows.filter((row) => AMOUNT.test(row[at] ?? '')).length >= rows.length * 0.8,
  )
}

/** Lines that are looked at to find what separates cells. */
const SAMPLED = 200

/** Signs before the lines of a letter that is quoted in another one. */
const QUOTED = /^ *(?:>[ \t]*)+/

/** A sign before some rows of a table is part of a cell, as in ">5 mm": only a table that is quoted whole loses it. */
function withoutQuoteSigns(text: string): string {
  const lines = text.split('\n')
  const isTableQuoted = lines.every((line) => !line.includes('\t') || QUOTED.test(line))
  return lines.map((line) => (line.includes('\t') && !isTableQuoted ? line : line.replace(QUOTED, ''))).join('\n')
}

/** @param text of any size; line breaks of any system */
export function splitRows(text: string): Rows {
  const plain = withoutQuoteSigns(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'))
  const lines = plain.split('\n').filter((line) => line.trim() !== '')
  const sample = lines.slice(0, SAMPLED)
  const separator = SEPARATORS.find(
    (one) => sample.some((line) => count(line, one) > 0) && separates(one, sample, sample.join('\n')),
  )
  if (separator) return { rows: splitCells(plain, separator), separator }
  if (areGapsColumns(sample)) return { rows: lines.map((line) => line.trim().split(GAP).map(clean)), separator: '  ' }
  return { rows: lines.flatMap(piecesOf).map((piece) => [piece]), separator: null }
}
