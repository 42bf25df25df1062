import { type CsvCell, toCsv } from '../../../domain/csv.ts'
import type { Locale } from '../../../domain/locale.ts'
import { byteStream } from '../../byte-stream.ts'
import { writeXlsx, XLSX_TYPE } from '../../spreadsheet/write-xlsx.ts'

export const TABLE_TYPES = { csv: 'text/csv; charset=utf-8', xlsx: XLSX_TYPE } as const
export type TableFormat = keyof typeof TABLE_TYPES

export const isTableFormat = (format: string | undefined): format is TableFormat =>
  format !== undefined && Object.hasOwn(TABLE_TYPES, format)

export const tableHeaders = (format: TableFormat, name: string): Record<string, string> => ({
  'Content-Type': TABLE_TYPES[format],
  'Content-Disposition': `attachment; filename="${name}.${format}"`,
})

/**
 * @param cells a row of headings, and the rows below it
 * @param name of the sheet
 * @param locale whose spreadsheet programs open the CSV; numbers of XLSX are shown in the reader's own way
 */
export function tableBody(
  [head = [], ...rows]: CsvCell[][],
  format: TableFormat,
  name: string,
  locale: Locale,
): string | ReadableStream<Uint8Array> {
  if (format === 'csv') return toCsv([head, ...rows], locale)
  return byteStream(writeXlsx([{ name, head: head.map((cell) => String(cell ?? '')), rows }]))
}
