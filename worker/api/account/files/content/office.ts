import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import { readZipDirectory, refuseOverlaps, unpack, type ZipEntry } from '../../../../zip/zip.ts'
import type { DetectedFile } from './detected.ts'
import { isActiveName, isDescribing, refuseActive } from './office-active.ts'

/** A large price list has some hundred parts. */
const MAX_PARTS = 5_000
/** Maximum unpacked bytes: programs that open such a file unpack it completely. */
const MAX_UNPACKED_BYTES = 300_000_000
/** Maximum compression ratio of a large part; real sheets stay below it. Small parts may exceed it without harm. */
const MAX_RATIO = 200
const SMALL = 1_000_000

const MAIN_PART: Record<string, string> = {
  'xl/workbook.xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const isUnsafePath = (name: string): boolean => /^[/\\]|^[A-Za-z]:|(^|[/\\])\.\.([/\\]|$)|\0/.test(name)

/** @throws UnfitFile 'bomb' for entries that unpack to too much */
export function refuseBomb(entries: ZipEntry[]): void {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const tight = entries.some(({ packed, unpacked }) => unpacked > SMALL && unpacked > packed * MAX_RATIO)
  if (total > MAX_UNPACKED_BYTES || tight) throw new UnfitFile('bomb')
}

/** A part that describes others is some kilobytes long. */
const MAX_DESCRIPTION_LENGTH = 4_000_000

/** Unpacks every part; only those that describe others are held in memory. */
async function refuseContent(file: WindowedFile, entries: ZipEntry[]): Promise<void> {
  for (const entry of entries) {
    if (!isDescribing(entry.name)) {
      await unpack(file, entry, () => undefined)
      continue
    }
    if (entry.unpacked > MAX_DESCRIPTION_LENGTH) throw new UnfitFile('bomb')
    const decoder = new TextDecoder()
    let xml = ''
    await unpack(file, entry, (bytes) => {
      xml += decoder.decode(bytes, { stream: true })
    })
    refuseActive(xml + decoder.decode())
  }
}

/**
 * XLSX and DOCX (ECMA-376): a zip archive with the parts of such a document. The directory's sizes are checked first, so that no more is
 * unpacked than they declare.
 * @returns null also for an archive that is not such a document
 * @throws UnfitFile, RangeError
 */
export async function readOffice(file: WindowedFile): Promise<DetectedFile | null> {
  if ((await file.latin1(0, 4)) !== 'PK\x03\x04') return null
  const entries = await readZipDirectory(file, MAX_PARTS)
  const names = new Set(entries.map(({ name }) => name))
  const main = Object.keys(MAIN_PART).find((part) => names.has(part))
  if (main === undefined || !names.has('[Content_Types].xml')) return null
  // With two parts of one name a virus scanner may read the one and the office program the other.
  if (names.size !== entries.length || entries.some(({ name }) => isUnsafePath(name))) throw new UnfitFile('damaged')
  if (entries.some(({ encrypted }) => encrypted)) throw new UnfitFile('encrypted')
  if (entries.some(({ name }) => isActiveName(name))) throw new UnfitFile('active')
  refuseBomb(entries)
  await refuseOverlaps(file, entries)
  await refuseContent(file, entries)
  return { type: MAIN_PART[main] ?? '', end: file.size }
}
