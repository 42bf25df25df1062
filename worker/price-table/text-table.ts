/** Tables in text: CSV with any separator, and JSON Lines. */
import { withoutGuard } from '../../domain/csv.ts'
import { type CsvRow, csvReader } from '../../domain/csv-reader.ts'
import { findSeparator } from '../../domain/price-table/find-separator.ts'
import { MAX_TABLE_COLUMNS } from '../../domain/price-table/roles.ts'
import { decodeXml } from '../db/import/decode.ts'
import { flatten } from './flat-object.ts'
import { type PriceTable, sampleOf, type TableRow } from './price-table.ts'

/** UTF-16 units by which the separator is detected. */
const ENOUGH = 50_000

type Bytes = () => AsyncIterable<Uint8Array>

async function* texts(bytes: Bytes): AsyncGenerator<string> {
  for await (const { text } of decodeXml(bytes())) yield text
}

async function* csvRows(bytes: Bytes, separator: string): AsyncGenerator<CsvRow> {
  const reader = csvReader(separator)
  const plain = (rows: CsvRow[]) => rows.map(({ line, cells }) => ({ line, cells: cells.map(withoutGuard) }))
  for await (const text of texts(bytes)) yield* plain(reader.write(text))
  yield* plain(reader.end())
}

/** @returns the beginning of a text in complete lines, and its encoding */
async function beginning(bytes: Bytes): Promise<{ text: string; encoding: string }> {
  let text = ''
  let encoding = ''
  for await (const piece of decodeXml(bytes())) {
    text += piece.text
    encoding ||= piece.encoding ?? ''
    if (text.length > ENOUGH && encoding !== '') return { text: text.slice(0, text.lastIndexOf('\n') + 1), encoding }
  }
  return { text, encoding }
}

/** @returns null for a text that is not a table */
export async function csvTable(bytes: Bytes): Promise<PriceTable | null> {
  const { text, encoding } = await beginning(bytes)
  const separator = findSeparator(text)
  if (separator === null) return null
  return { format: 'csv', encoding, sheets: [], sheet: '', rows: () => csvRows(bytes, separator) }
}

/** A line with the fields of its object; null for a line that is not an object. */
interface Line {
  line: number
  fields: Map<string, string> | null
}

async function* jsonLines(bytes: Bytes): AsyncGenerator<Line> {
  let line = 0
  let waiting = ''
  const take = (text: string): Line[] => {
    line += 1
    return text.trim() === '' ? [] : [{ line, fields: flatten(text) }]
  }
  for await (const text of texts(bytes)) {
    const lines = (waiting + text).split('\n')
    waiting = lines.pop() ?? ''
    for (const one of lines) yield* take(one)
  }
  yield* take(waiting)
}

async function* jsonRows(bytes: Bytes, keys: readonly string[]): AsyncGenerator<TableRow> {
  for await (const { line, fields } of jsonLines(bytes)) {
    if (fields === null) yield { line, cells: [], broken: 'JSON' }
    else yield { line, cells: keys.map((key) => fields.get(key) ?? '') }
  }
}

/** @returns null for lines that are not objects */
export async function jsonTable(bytes: Bytes): Promise<PriceTable | null> {
  const { encoding } = await beginning(bytes)
  const heads = new Set<string>()
  const sample = await sampleOf({
    async *rows() {
      for await (const { line, fields } of jsonLines(bytes)) {
        for (const key of fields?.keys() ?? []) if (heads.size < MAX_TABLE_COLUMNS) heads.add(key)
        if (fields) yield { line, cells: [] }
      }
    },
  })
  if (sample.length === 0) return null
  const keys = [...heads]
  return { format: 'jsonl', encoding, sheets: [], sheet: '', heads: keys, rows: () => jsonRows(bytes, keys) }
}
