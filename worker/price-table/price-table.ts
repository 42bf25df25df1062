/** A price list as a table, whatever its format: what reads its rows does not know which it was. */
import type { CsvRow } from '../../domain/csv-reader.ts'
import type { ImportFormat } from '../../domain/price-list/import-terms.ts'
import type { Fault } from '../db/import/faults.ts'

export interface TableRow extends CsvRow {
  /** Why a line is no row. */
  broken?: string
  /** What is wrong with the file itself, which is no row. */
  fault?: Fault
}

export interface PriceTable {
  format: Exclude<ImportFormat, 'yml' | 'commerceml'>
  /** Of the texts; '' where the format has one only. */
  encoding: string
  /** Names of the sheets that can be read, and the one that is; empty where the format has none. */
  sheets: string[]
  sheet: string
  /** Heads of the columns where the format has them apart from the rows. */
  heads?: string[]
  /** The rows that are not empty, from the beginning with each call. */
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
