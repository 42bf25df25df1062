/** Opens a price list of any format that is read, also in a zip archive (docs/behaviour.md, "Imports of price lists"). */
import { UnfitFile } from '../api/account/files/content/detected.ts'
import { refuseBomb } from '../api/account/files/content/office.ts'
import type { WindowedFile } from '../api/account/files/content/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, type ZipEntry } from '../api/account/files/content/zip.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { readYml } from '../db/import/yml.ts'
import type { PriceTable } from '../price-table/price-table.ts'
import { csvTable, jsonTable } from '../price-table/text-table.ts'
import { xlsxTable } from '../price-table/xlsx-table.ts'
import { BEGINNING, recognize } from './recognize.ts'
import { RefusedFile } from './refused-file.ts'
import { beginningOf, packedSource, type Source } from './source.ts'

/** A feed, whose elements say what they are, or a table, whose columns are asked for. */
export type OpenFile = { entries: () => AsyncIterable<ReadEntry> } | { table: PriceTable }

const ROOT = 'yml_catalog'

/** The root elements of CommerceML, which 1C exports. */
const COMMERCEML = /^(?:коммерческаяинформация|commerceinformation)$/iu

/** @throws RefusedFile for XML that is no YML feed */
async function* ymlEntries(source: Source): AsyncGenerator<ReadEntry> {
  let isBegun = false
  for await (const entry of readYml(source.bytes())) {
    if (entry.kind === 'root') {
      const { name } = entry
      if (name !== ROOT) throw new RefusedFile(COMMERCEML.test(name) ? 'commerceml' : 'other-xml', name.slice(0, 60))
      isBegun = true
    }
    yield entry
  }
  if (!isBegun) throw new RefusedFile('no-xml')
}

const demanded = (table: PriceTable | null, fault: 'json' | 'no-table' = 'no-table'): OpenFile => {
  if (!table) throw new RefusedFile(fault)
  return { table }
}

const MOST_ENTRIES = 10_000
/** Bytes that a price list in an archive may have. */
const MOST_UNPACKED = 100_000_000

/** What systems and people put beside a price list. */
const BESIDE = /\/$|(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db)|\.(?:jpe?g|png|gif|webp|avif|bmp|pdf|docx?)$/i

const isWorkbook = (entries: ZipEntry[]): boolean => entries.some(({ name }) => name === 'xl/workbook.xml')

async function openArchive(archive: WindowedFile, sheet: string | undefined): Promise<OpenFile> {
  const entries = await readZipDirectory(archive, MOST_ENTRIES)
  if (isWorkbook(entries)) return demanded(await xlsxTable(archive, sheet))
  refuseBomb(entries)
  await refuseOverlaps(archive, entries)
  const [only, ...others] = entries.filter(({ name }) => !BESIDE.test(name))
  if (!only) throw new RefusedFile('archive-empty')
  if (others.length > 0) throw new RefusedFile('archive-many', `${only.name}, ${others[0]?.name ?? ''}`)
  if (only.encrypted) throw new RefusedFile('encrypted')
  if (only.unpacked > MOST_UNPACKED) throw new RefusedFile('bomb')
  const source = packedSource(archive, only)
  const inner = recognize(await beginningOf(source, BEGINNING))
  if (inner !== 'zip') return openShape(source, inner, sheet)
  const window = await source.window()
  if (!isWorkbook(await readZipDirectory(window, MOST_ENTRIES))) throw new RefusedFile('archive')
  return demanded(await xlsxTable(window, sheet))
}

async function openShape(source: Source, shape: ReturnType<typeof recognize>, sheet: string | undefined) {
  if (shape === 'xml') return { entries: () => ymlEntries(source) }
  if (shape === 'json') return demanded(await jsonTable(source.bytes), 'json')
  if (shape === 'text') return demanded(await csvTable(source.bytes))
  return openArchive(await source.window(), sheet)
}

/** What is wrong with an archive, or with the workbook that it is. */
export function asRefused(error: unknown): unknown {
  if (error instanceof RangeError) return new RefusedFile('damaged')
  if (!(error instanceof UnfitFile)) return error
  const { fault } = error
  return new RefusedFile(fault === 'bomb' || fault === 'encrypted' ? fault : 'damaged')
}

/**
 * @param sheet of a workbook; undefined: the one that looks like a price list
 * @throws RefusedFile; what its entries throw is to be given to `asRefused`
 */
export async function openFile(source: Source, sheet: string | undefined): Promise<OpenFile> {
  try {
    return await openShape(source, recognize(await beginningOf(source, BEGINNING)), sheet)
  } catch (error) {
    throw asRefused(error)
  }
}
