/** A table as it is shown to its supplier, who confirms the roles of its columns. */
import { oneLine } from '../../domain/one-line.ts'
import { guessColumns } from '../../domain/price-table/guess-columns.ts'
import type { StoredTable } from '../db/schema.ts'
import { type PriceTable, sampleOf } from '../price-table/price-table.ts'

const ROWS = 5
const MAX_CELL_LENGTH = 60
const MAX_HEAD_LENGTH = 120

const cut = (text: string, longest: number): string => {
  const line = oneLine(text)
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}

/** @returns null for a table without rows of goods */
export async function findTable(table: PriceTable): Promise<StoredTable | null> {
  const sample = await sampleOf(table)
  const { heads, from, columns } = guessColumns(sample, table.heads)
  const rows = sample.filter(({ line, cells }) => line >= from && cells.length > 0)
  if (columns.length === 0 || rows.length === 0) return null
  return {
    sheets: table.sheets,
    sheet: table.sheet,
    heads: heads.map((head) => cut(head, MAX_HEAD_LENGTH)),
    from,
    rows: rows.slice(0, ROWS).map(({ cells }) => heads.map((_, at) => cut(cells[at] ?? '', MAX_CELL_LENGTH))),
    columns,
  }
}

/** A key of a table's heads: tables with the same heads get the same answers of their supplier. */
export const headsOf = ({ heads }: Pick<StoredTable, 'heads'>): string => JSON.stringify(heads)
