/** The whole catalogue of a company as a file, written while it is read from the database. */
import { type CsvCell, csvText } from '../../domain/csv.ts'
import { type CatalogueChoice, type CatalogueFormat, catalogueColumns } from '../../domain/price-list/catalogue-file.ts'
import { writtenHead } from '../../domain/price-table/heads.ts'
import type { StoredProduct } from '../db/schema.ts'
import type { SpreadsheetCell } from '../spreadsheet/cells.ts'
import { encodedTexts } from '../spreadsheet/encoded-texts.ts'
import { writeXlsx, XLSX_TYPE } from '../spreadsheet/write-xlsx.ts'
import { type FileContext, productCell } from './product-cells.ts'
import { commercemlTexts } from './write-commerceml.ts'
import { type PublicYml, ymlTexts } from './write-yml.ts'

export interface Catalogue {
  /** Each call begins with the first product. */
  goods: () => AsyncIterable<StoredProduct>
  choice: CatalogueChoice
  context: FileContext
  /** Numbers of the categories that the goods are in. */
  used: number[]
  /** Name of the company, or of the sheet. */
  name: string
  /** Absent: it is the supplier's own file. */
  forPartners?: PublicYml
}

export const CATALOGUE_TYPES: Record<CatalogueFormat, string> = {
  xlsx: XLSX_TYPE,
  csv: 'text/csv; charset=utf-8',
  yml: 'application/xml; charset=utf-8',
  commerceml: 'application/xml; charset=utf-8',
}

async function* rowsOf({ goods, choice, context }: Catalogue): AsyncGenerator<SpreadsheetCell[]> {
  const roles = catalogueColumns(choice)
  for await (const row of goods()) yield roles.map((role) => productCell(row, role, context))
}

/** CSV has only numbers and texts. */
const plain = (cell: SpreadsheetCell): CsvCell => {
  if (typeof cell !== 'object' || cell === null) return cell
  return 'amount' in cell ? cell.amount : cell.day
}

async function* csvTexts(catalogue: Catalogue, head: string[]): AsyncGenerator<string> {
  const { locale } = catalogue.context
  yield `\ufeff${csvText([head], locale)}`
  for await (const row of rowsOf(catalogue)) yield csvText([row.map(plain)], locale)
}

/** @returns the bytes of the file in pieces */
export function writeCatalogue(catalogue: Catalogue, format: CatalogueFormat): AsyncGenerator<Uint8Array> {
  const { choice, context, name } = catalogue
  const head = catalogueColumns(choice).map((role) => writtenHead(role, context.locale))
  if (format === 'yml') return encodedTexts(ymlTexts(catalogue.goods(), catalogue))
  if (format === 'commerceml') return encodedTexts(commercemlTexts(catalogue.goods, catalogue))
  if (format === 'csv') return encodedTexts(csvTexts(catalogue, head))
  return writeXlsx([{ name, head, rows: rowsOf(catalogue) }])
}
