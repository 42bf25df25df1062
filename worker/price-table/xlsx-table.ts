/** Reads tables from spreadsheets: one sheet, which the supplier can choose. */
import type { CsvRow } from '../../domain/csv-reader.ts'
import { findHeads } from '../../domain/price-table/find-heads.ts'
import { MAX_TABLE_COLUMNS } from '../../domain/price-table/roles.ts'
import { openWorkbook, type Workbook } from '../spreadsheet/read-xlsx.ts'
import type { WindowedFile } from '../zip/windowed-file.ts'
import { type PriceTable, sampleOf } from './price-table.ts'

/** A worker has 128 MB for everything: a third of that is for the texts of a workbook. */
const LIMITS = { unpacked: 200_000_000, units: 20_000_000, texts: 2_000_000 }
const RULES = { decimal: '.', columns: MAX_TABLE_COLUMNS, asShown: true }

/** Most sheets that are searched for heads of a price list. */
const MAX_SHEETS = 20

type Sheet = Workbook['sheets'][number]

async function* filledRows(sheet: Sheet): AsyncGenerator<CsvRow> {
  for await (const row of sheet.rows(RULES)) if (row.cells.some((cell) => cell.trim() !== '')) yield row
}

/** The first sheet with heads of a price list, else the first one. */
async function chooseSheet(sheets: Sheet[]): Promise<Sheet | undefined> {
  if (sheets.length < 2) return sheets[0]
  for (const sheet of sheets.slice(0, MAX_SHEETS)) {
    const { heads } = findHeads(await sampleOf({ rows: () => filledRows(sheet) }))
    if (heads.length > 0) return sheet
  }
  return sheets[0]
}

/**
 * @param named the sheet that the supplier has chosen
 * @throws UnfitFile, RangeError as `openWorkbook`
 */
export async function xlsxTable(file: WindowedFile, named: string | undefined): Promise<PriceTable | null> {
  const { sheets } = await openWorkbook(file, LIMITS)
  const sheet = sheets.find(({ name }) => name === named) ?? (await chooseSheet(sheets))
  if (!sheet) return null
  return {
    format: 'xlsx',
    encoding: '',
    sheets: sheets.map(({ name }) => name),
    sheet: sheet.name,
    rows: () => filledRows(sheet),
  }
}
