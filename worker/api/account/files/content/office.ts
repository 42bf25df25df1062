import { type DetectedFile, UnfitFile } from './detected.ts'
import type { WindowedFile } from './windowed-file.ts'
import { readZipDirectory, refuseOverlaps, type ZipEntry } from './zip.ts'

/** A large price list has some hundred parts. */
const MOST_PARTS = 5_000
/** Bytes unpacked: what opens such a file reads it whole. */
const MOST_UNPACKED = 300_000_000
/** Sheets pack well, but not better than this; small parts may, and do no harm. */
const LARGEST_RATIO = 200
const SMALL = 1_000_000

const MAIN_PART: Record<string, string> = {
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const isUnsafePath = (name: string): boolean => /^[/\\]|^[A-Za-z]:|(^|[/\\])\.\.([/\\]|$)|\0/.test(name)

/** Programs inside a document: macros, embedded controls. */
const isActive = (name: string): boolean => /(^|\/)(vbaproject\.bin|activex\/.*\.bin)$/i.test(name)

function refuseBomb(entries: ZipEntry[]): void {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const tight = entries.some(({ packed, unpacked }) => unpacked > SMALL && unpacked > packed * LARGEST_RATIO)
  if (total > MOST_UNPACKED || tight) throw new UnfitFile('bomb')
}

/**
 * XLSX and DOCX (ECMA-376): a zip archive with the parts that make it one. Nothing is unpacked.
 * @returns null also for an archive that is no such document.
 * @throws UnfitFile, RangeError
 */
export async function readOffice(file: WindowedFile): Promise<DetectedFile | null> {
  if ((await file.latin1(0, 4)) !== 'PK\x03\x04') return null
  const entries = await readZipDirectory(file, MOST_PARTS)
  const names = new Set(entries.map(({ name }) => name))
  const main = Object.keys(MAIN_PART).find((part) => names.has(part))
  if (main === undefined || !names.has('[Content_Types].xml')) return null
  // Two parts of one name: a scanner reads the one, the office program the other.
  if (names.size !== entries.length || entries.some(({ name }) => isUnsafePath(name))) throw new UnfitFile('damaged')
  if (entries.some(({ encrypted }) => encrypted)) throw new UnfitFile('encrypted')
  if (entries.some(({ name }) => isActive(name))) throw new UnfitFile('active')
  refuseBomb(entries)
  await refuseOverlaps(file, entries)
  return { type: MAIN_PART[main] ?? '', end: file.size }
}
