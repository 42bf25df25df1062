import { MAX_LIST_LINES } from '../../../domain/request-list/line.ts'
import { openWorkbook } from '../../spreadsheet/read-xlsx.ts'
import { limitTotal } from '../../spreadsheet/xlsx-parts.ts'
import { inMemory, WindowedFile } from '../../zip/windowed-file.ts'
import { UnusableFile } from './unusable-file.ts'

/** Rows that are read: the lines of a list, and what is above them. */
const MAX_ROWS = MAX_LIST_LINES + 20
const MAX_COLUMNS = 60
/** UTF-16 units of all texts that cells refer to, and how many there are: a workbook may have other sheets than the list. */
const MAX_TEXTS_LENGTH = 2_000_000
/** A sheet of some thousand rows has one or two megabytes. */
const LIMITS = { unpacked: 10_000_000, units: MAX_TEXTS_LENGTH, texts: 100_000 }

async function readRows(bytes: Uint8Array, decimal: string): Promise<string[][]> {
  const [sheet] = (await openWorkbook(new WindowedFile(inMemory(bytes)), LIMITS)).sheets
  const rows: string[][] = []
  // Many cells may refer to one long text.
  const countUnits = limitTotal(MAX_TEXTS_LENGTH)
  for await (const { cells } of sheet?.rows({ decimal, columns: MAX_COLUMNS }) ?? []) {
    for (const cell of cells) countUnits(cell.length)
    if (rows.push(cells) > MAX_ROWS) break
  }
  return rows
}

/**
 * @param decimal sign of the page's language, with which numbers are written
 * @returns the rows of the first sheet, one more than a list may have where there are too many
 * @throws UnusableFile for anything but a spreadsheet, and for one that is damaged, encrypted or too large
 */
export async function readXlsx(bytes: Uint8Array, decimal: string): Promise<string[][]> {
  const rows = await readRows(bytes, decimal).catch(() => {
    throw new UnusableFile()
  })
  return rows.length > MAX_ROWS ? rows.map((row) => (row.length > 0 ? row : ['…'])) : rows
}
