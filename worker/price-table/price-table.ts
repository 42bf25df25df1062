/** A price list as a table, whatever its format: the code that reads its rows does not depend on the format. */
import type { CsvRow } from '../../domain/csv-reader.ts'
import type { ImportFormat } from '../../domain/price-list/import-terms.ts'
import type { Fault } from '../db/import/faults.ts'

export interface TableRow extends CsvRow {
  /** Why a line cannot be read as a row. */
  broken?: string
  /** A fault of the file itself, in place of a row. */
  fault?: Fault
}

export interface PriceTable {
  format: Exclude<ImportFormat, 'yml' | 'commerceml'>
  /** Encoding of the texts; '' for a format that has only one. */
  encoding: string
  /** Names of the readable sheets, and the sheet that is read; empty for a format without sheets. */
  sheets: string[]
  sheet: string
  /** Heads of the columns, where the format has them outside of the rows. */
  heads?: string[]
  /** The rows that are not empty; each call begins with the first. */
  rows: () => AsyncIterable<TableRow>
}

/** Rows by which the columns are guessed. */
const SAMPLED = 200

/** @returns the first rows */
export async function sampleOf({ rows }: Pick<PriceTable, 'rows'>): Promise<TableRow[]> {
  const sample: TableRow[] = []
  for await (const row of rows()) if (sample.push(row) >= SAMPLED) break
  return sample
}
