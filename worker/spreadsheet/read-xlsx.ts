/** Reads spreadsheets (XLSX) a row at a time; only the texts that cells refer to are in memory as a whole. */
import type { CsvRow } from '../../domain/csv-reader.ts'
import { ExcessiveMarkup } from '../markup-parser.ts'
import { UnfitFile } from '../zip/unfit-file.ts'
import type { WindowedFile } from '../zip/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpacked, type ZipEntry } from '../zip/zip.ts'
import { formatsReader, type NumberFormat } from './number-formats.ts'
import type { PartReader } from './part-reader.ts'
import {
  type CellRules,
  relationsReader,
  sheetReader,
  type TextLimits,
  textsReader,
  workbookReader,
} from './xlsx-parts.ts'

const MAX_ENTRIES = 2_000

interface XlsxLimits extends TextLimits {
  /** Most unpacked bytes of each part that is read. */
  unpacked: number
}

export interface Workbook {
  /** The visible sheets, at least one, in their order. */
  sheets: { name: string; rows: (rules: CellRules) => AsyncGenerator<CsvRow> }[]
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'
const SHARED = 'xl/sharedStrings.xml'
const FORMATS = 'xl/styles.xml'

/** Passes the pieces of a part to its reader, and after each piece yields what the reader has collected in `found`. */
async function* parse<Found>(pieces: AsyncIterable<Uint8Array>, reader: PartReader, found: Found[]) {
  const decoder = new TextDecoder()
  try {
    for await (const piece of pieces) {
      reader.write(decoder.decode(piece, { stream: true }))
      yield* found.splice(0)
    }
    reader.write(decoder.decode())
    reader.end()
  } catch (error) {
    throw error instanceof ExcessiveMarkup ? new UnfitFile('damaged') : error
  }
  yield* found.splice(0)
}

/**
 * @throws UnfitFile for anything but a spreadsheet, and for one that is damaged, encrypted or too large; RangeError for one that is cut
 * short
 */
export async function openWorkbook(file: WindowedFile, limits: XlsxLimits): Promise<Workbook> {
  const entries = await readZipDirectory(file, MAX_ENTRIES)
  await refuseOverlaps(file, entries)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const open = (entry: ZipEntry) => {
    if (entry.encrypted) throw new UnfitFile('encrypted')
    if (entry.unpacked > limits.unpacked) throw new UnfitFile('bomb')
    return unpacked(file, entry)
  }
  const readPart = async (name: string, reader: PartReader) => {
    const entry = byName.get(name)
    if (entry) for await (const _ of parse(open(entry), reader, []));
  }
  const named: { name: string; relation: string }[] = []
  const paths = new Map<string, string>()
  await readPart(WORKBOOK, workbookReader(named))
  await readPart(RELATIONS, relationsReader(paths))
  const sheets = named.flatMap(({ name, relation }) => {
    const path = paths.get(relation)
    const entry = path && byName.get(path.startsWith('/') ? path.slice(1) : `xl/${path}`)
    return entry ? [{ name, entry }] : []
  })
  if (sheets.length === 0) throw new UnfitFile('damaged')
  const shared: string[] = []
  await readPart(SHARED, textsReader(shared, limits))
  const formats: (NumberFormat | undefined)[] = []
  await readPart(FORMATS, formatsReader(formats))
  return {
    sheets: sheets.map(({ name, entry }) => ({
      name,
      async *rows(rules: CellRules) {
        const rows: CsvRow[] = []
        yield* parse(open(entry), sheetReader(rows, { shared, formats }, rules), rows)
      },
    })),
  }
}
