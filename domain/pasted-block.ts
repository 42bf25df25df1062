/** A block of cells that was copied from a spreadsheet. */
import { csvReader } from './csv-reader.ts'

/**
 * @param text rows of cells between tabs, with quoted cells as in RFC 4180
 * @returns every row, also empty ones, since what is pasted below them belongs to the rows below
 */
export function pastedBlock(text: string): string[][] {
  const reader = csvReader('\t')
  const rows: string[][] = []
  let next = 1
  for (const { line, cells } of [...reader.write(text), ...reader.end()]) {
    for (; next < line; next += 1) rows.push([])
    rows.push(cells)
    next = line + 1 + cells.reduce((n, cell) => n + breaksIn(cell), 0)
  }
  return rows
}

const breaksIn = (cell: string): number => cell.split(/\r\n|\r|\n/).length - 1
