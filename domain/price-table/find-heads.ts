/** Finds the heads of a price list below its title and address, also where they are merged over two rows. */

import type { CsvRow } from '../csv-reader.ts'
import { oneLine } from '../one-line.ts'
import { tableHead } from './heads.ts'

interface FoundHeads {
  /** Of each column; '' without one. */
  heads: string[]
  /** Line of the first row below them. */
  from: number
}

/** Maximum number of rows above the heads: titles, addresses, terms of delivery. */
const ROWS_ABOVE = 40

const tidy = (cell: string | undefined): string => oneLine(cell ?? '')

const isFigure = (cell: string): boolean => /^\D{0,2}\d[\d\s.,]*\D{0,4}$/.test(cell)

/** @returns the number of different roles in a row of heads; 0 for a row that has no heads of names or articles, or few known ones */
function score({ cells }: CsvRow): number {
  const roles = new Set(cells.flatMap((cell) => tableHead(tidy(cell))?.role ?? []))
  const filled = cells.filter((cell) => tidy(cell) !== '').length
  const isList = ['name', 'article', 'id', 'model', 'name.en', 'name.ru', 'name.zh'].some((role) =>
    [...roles].some((one) => one === role),
  )
  return isList && roles.size > 1 && roles.size * 4 >= filled ? roles.size : 0
}

/** Joins two rows of heads: a merged cell of the upper row belongs to all following columns that have heads only in the lower row. */
function merged(upper: string[], lower: string[]): string[] {
  let last = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = tidy(upper[at])
    const below = tidy(lower[at])
    if (above !== '') last = above
    if (below === '') return above
    // A head with a role of its own is complete; the cell above it may belong to other columns.
    const own = tableHead(below)?.role
    return own !== undefined && !/^(?:price|vat)/.test(own) ? below : [last, below].filter(Boolean).join(' ')
  })
}

/** Whether a row continues the heads above it: it has only texts, some of them below empty or wider cells. */
function continues(heads: string[], { cells }: CsvRow): boolean {
  const filled = cells.map(tidy).filter((cell) => cell !== '')
  const hasRoom = cells.some((cell, at) => tidy(cell) !== '' && tidy(heads[at]) === '')
  return filled.length > 1 && hasRoom && !filled.some(isFigure)
}

/** A first row of words above rows with figures has heads, whatever they say. */
function isAbove({ cells }: CsvRow, below: CsvRow[]): boolean {
  const hasFigures = (at: number) => below.some((row) => isFigure(tidy(row.cells[at])))
  const isWords = cells.every((cell) => tidy(cell) !== '' && !isFigure(tidy(cell)))
  return isWords && cells.length > 1 && cells.some((_, at) => hasFigures(at))
}

/** @param rows the first ones of the table, in order */
export function findHeads(rows: CsvRow[]): FoundHeads {
  const scores = rows.slice(0, ROWS_ABOVE).map(score)
  const at = scores.indexOf(Math.max(0, ...scores))
  const [row, next, after] = rows.slice(at)
  if (!row || (scores[at] === 0 && !isAbove(row, rows.slice(1, 10)))) return { heads: [], from: rows[0]?.line ?? 1 }
  if (next && continues(row.cells, next))
    return { heads: merged(row.cells, next.cells), from: after?.line ?? next.line + 1 }
  return { heads: row.cells.map(tidy), from: next?.line ?? row.line + 1 }
}
