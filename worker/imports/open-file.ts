/** Opens a price list of any supported format, also in a zip archive (docs/behaviour.md, "Imports of price lists"). */
import { MAX_PRICE_LIST_BYTES, MAX_WORKBOOK_BYTES } from '../../domain/price-list/import-terms.ts'
import { refuseBomb } from '../api/account/files/content/office.ts'
import { COMMERCEML, commercemlEntries } from '../commerceml/entries.ts'
import { groupedEntries } from '../db/import/offer-groups.ts'
import type { ReadEntry } from '../db/import/reader.ts'
import { readYml } from '../db/import/yml.ts'
import type { PriceTable } from '../price-table/price-table.ts'
import { csvTable, jsonTable } from '../price-table/text-table.ts'
import { xlsxTable } from '../price-table/xlsx-table.ts'
import { xmlTable } from '../price-table/xml-table.ts'
import { UnfitFile } from '../zip/unfit-file.ts'
import type { WindowedFile } from '../zip/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, type ZipEntry } from '../zip/zip.ts'
import { EXAMINED_BYTES, recognize } from './recognize.ts'
import { RefusedFile } from './refused-file.ts'
import { packedSource, readBeginning, type Source } from './source.ts'

/** Either a feed, whose elements have fixed meanings, or a table, the roles of whose columns the supplier confirms. */
export type OpenFile = (
  | { format: 'yml' | 'commerceml'; entries: (priceType?: string) => AsyncIterable<ReadEntry> }
  | { table: PriceTable }
) & {
  /** The other entries of its archive. */
  packed?: ZipEntry[]
}

const ROOT = 'yml_catalog'

/** @returns the name of the first element. @throws RefusedFile without one */
async function rootOf(source: Source): Promise<string> {
  for await (const entry of readYml(source.bytes())) if (entry.kind === 'root') return entry.name
  throw new RefusedFile('no-xml')
}

const isCommerceml = async (source: Source): Promise<boolean> =>
  recognize(await readBeginning(source, EXAMINED_BYTES)) === 'xml' && COMMERCEML.test(await rootOf(source))

const exchange = (sources: Source[]): OpenFile => ({
  format: 'commerceml',
  entries: (priceType) =>
    commercemlEntries(
      sources.map(({ bytes }) => bytes),
      priceType,
    ),
})

/** @throws RefusedFile for XML without goods */
async function openXml(source: Source): Promise<OpenFile> {
  const root = await rootOf(source)
  if (COMMERCEML.test(root)) return exchange([source])
  if (root === ROOT) return { format: 'yml', entries: () => groupedEntries(readYml(source.bytes())) }
  const table = await xmlTable(source.bytes)
  if (!table) throw new RefusedFile('other-xml', root.slice(0, 60))
  return { table }
}

const demanded = (table: PriceTable | null, fault: 'json' | 'no-table' = 'no-table'): OpenFile => {
  if (!table) throw new RefusedFile(fault)
  return { table }
}

export const MAX_ENTRIES = 10_000
/** Most price lists of an archive. */
const MAX_EXCHANGED = 100

/** Files that systems and people put into an archive beside a price list. */
const BESIDE = /\/$|(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db)|\.(?:jpe?g|png|gif|webp|avif|bmp|pdf|docx?)$/i

const isWorkbook = (entries: ZipEntry[]): boolean => entries.some(({ name }) => name === 'xl/workbook.xml')

/** Files of one exchange with 1C: goods, offers, prices and stocks may each be one of several. */
async function openExchange(lists: ZipEntry[], archive: WindowedFile): Promise<OpenFile> {
  const sources = lists.map((entry) => packedSource(archive, entry))
  const many = new RefusedFile('archive-many', `${lists[0]?.name ?? ''}, ${lists[1]?.name ?? ''}`)
  if (sources.length > MAX_EXCHANGED) throw many
  for (const source of sources) if (!(await isCommerceml(source))) throw many
  return exchange(sources)
}

async function openArchive(archive: WindowedFile, sheet: string | undefined): Promise<OpenFile> {
  const entries = await readZipDirectory(archive, MAX_ENTRIES)
  if (isWorkbook(entries)) {
    if (archive.size > MAX_WORKBOOK_BYTES) throw new RefusedFile('workbook-long')
    return demanded(await xlsxTable(archive, sheet))
  }
  refuseBomb(entries)
  await refuseOverlaps(archive, entries)
  return { ...(await openPacked(archive, entries, sheet)), packed: entries }
}

async function openPacked(archive: WindowedFile, entries: ZipEntry[], sheet: string | undefined): Promise<OpenFile> {
  const lists = entries.filter(({ name }) => !BESIDE.test(name))
  const [only, ...others] = lists
  if (!only) throw new RefusedFile('archive-empty')
  if (lists.some(({ encrypted }) => encrypted)) throw new RefusedFile('encrypted')
  if (lists.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_PRICE_LIST_BYTES) throw new RefusedFile('bomb')
  const source = packedSource(archive, only)
  if (others.length > 0) return openExchange(lists, archive)
  const inner = recognize(await readBeginning(source, EXAMINED_BYTES))
  if (inner !== 'zip') return openShape(source, inner, sheet)
  const window = await source.window()
  if (!isWorkbook(await readZipDirectory(window, MAX_ENTRIES))) throw new RefusedFile('archive')
  return demanded(await xlsxTable(window, sheet))
}

async function openShape(source: Source, shape: ReturnType<typeof recognize>, sheet: string | undefined) {
  if (shape === 'xml') return openXml(source)
  if (shape === 'json') return demanded(await jsonTable(source.bytes), 'json')
  if (shape === 'text') return demanded(await csvTable(source.bytes))
  return openArchive(await source.window(), sheet)
}

/** Turns an error of reading an archive, or the workbook that it is, into a RefusedFile. */
export function asRefused(error: unknown): unknown {
  if (error instanceof RangeError) return new RefusedFile('damaged')
  if (!(error instanceof UnfitFile)) return error
  const { fault } = error
  return new RefusedFile(fault === 'bomb' || fault === 'encrypted' ? fault : 'damaged')
}

/**
 * @param sheet of a workbook; undefined: the one that looks like a price list
 * @throws RefusedFile; errors of its entries have to be passed to `asRefused`
 */
export async function openFile(source: Source, sheet: string | undefined): Promise<OpenFile> {
  try {
    return await openShape(source, recognize(await readBeginning(source, EXAMINED_BYTES)), sheet)
  } catch (error) {
    throw asRefused(error)
  }
}
