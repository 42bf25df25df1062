/** Writes spreadsheets (XLSX) in pieces: rows of typed cells in, bytes out, and never a whole sheet in memory. */
import { columnName, rowXml, type SpreadsheetRow, xmlText } from './cells.ts'
import { encodedTexts } from './encoded-texts.ts'
import { type ZipSource, zipped } from './zip.ts'

export interface Worksheet {
  /** The sheet's name, which is cut, and cleaned of characters that programs refuse. */
  name: string
  /** Heads of the columns: a bold row that stays visible when scrolling, and has filters. [] for none. */
  head: readonly string[]
  rows: AsyncIterable<SpreadsheetRow> | Iterable<SpreadsheetRow>
  /** Widths of the columns, in characters; absent: by the heads. */
  widths?: readonly number[]
}

/** Most rows of a sheet, by the format. */
const MAX_ROWS = 1_048_576

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const NARROWEST = 10
const MAX_COLUMN_WIDTH = 60

function columnsXml({ head, widths = head.map((text) => text.length + 2) }: Worksheet): string {
  if (widths.length === 0) return ''
  const cols = widths.map((width, at) => {
    const shown = Math.min(MAX_COLUMN_WIDTH, Math.max(NARROWEST, width))
    return `<col min="${at + 1}" max="${at + 1}" width="${shown}" customWidth="1"/>`
  })
  return `<cols>${cols.join('')}</cols>`
}

/** The first row stays visible when scrolling. */
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* sheetXml(sheet: Worksheet): AsyncGenerator<string> {
  const { head, rows } = sheet
  yield `${XML}<worksheet xmlns="${MAIN}">${head.length > 0 ? FROZEN : ''}${columnsXml(sheet)}<sheetData>`
  let row = 0
  if (head.length > 0) {
    row += 1
    yield rowXml(head, row, true)
  }
  for await (const cells of rows) {
    row += 1
    if (row > MAX_ROWS) throw new RangeError('A sheet has more rows than the format')
    yield rowXml(cells, row, false)
  }
  const filter = head.length > 0 ? `<autoFilter ref="A1:${columnName(head.length - 1)}${row}"/>` : ''
  yield `</sheetData>${filter}</worksheet>`
}

/** Replaces characters that programs refuse in the name of a sheet, and cuts it at 31 characters. */
const sheetName = (name: string, at: number): string =>
  xmlText(
    name
      .replace(/[[\]:*?/\\']/g, ' ')
      .slice(0, 31)
      .trim(),
  ) || `${at + 1}`

const contentTypes = (sheets: Worksheet[]): string =>
  `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`

const relations = (targets: [id: string, type: string, target: string][]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets.map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`

const workbook = (sheets: Worksheet[]): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${sheetName(name, at)}" sheetId="${at + 1}" r:id="s${at + 1}"/>`).join('')}</sheets></workbook>`

/** In the order of STYLES (cells.ts): 4 is a number with thousands and two decimals, 14 a day in the reader's own order. */
const STYLE_SHEET = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="14" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

export const XLSX_TYPE = `${TYPE}.sheet`

/**
 * @param sheets one at least
 * @returns the bytes of the file, in pieces as they are read; what `rows` throws is thrown
 */
export function writeXlsx(sheets: Worksheet[]): AsyncGenerator<Uint8Array> {
  const part = (name: string, text: string): ZipSource => ({ name, bytes: encodedTexts([text]) })
  return zipped([
    part('[Content_Types].xml', contentTypes(sheets)),
    part('_rels/.rels', relations([['w', 'officeDocument', 'xl/workbook.xml']])),
    part('xl/workbook.xml', workbook(sheets)),
    part(
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, at): [string, string, string] => [
          `s${at + 1}`,
          'worksheet',
          `worksheets/sheet${at + 1}.xml`,
        ]),
        ['styles', 'styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', STYLE_SHEET),
    ...sheets.map(
      (sheet, at): ZipSource => ({ name: `xl/worksheets/sheet${at + 1}.xml`, bytes: encodedTexts(sheetXml(sheet)) }),
    ),
  ])
}
