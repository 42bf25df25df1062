/** The directory of a zip archive (APPNOTE 6.3.10), read strictly and without unpacking anything. */
import { UnfitFile } from './detected.ts'
import type { WindowedFile } from './windowed-file.ts'

export interface ZipEntry {
  name: string
  /** Bytes packed and unpacked, as the directory declares them. */
  packed: number
  unpacked: number
  encrypted: boolean
  /** Where its own header begins. */
  at: number
}

const END_SIGNATURE = 'PK\x05\x06'
const END_SIZE = 22
/** Size of an entry of the directory without its name, extra field and comment. */
const DIRECTORY_HEADER = 46
const LONGEST_COMMENT = 65_535

/**
 * @returns where the end record of an archive lies that runs to the very end of the file; -1: there is none. Programs
 *   look for it from the end, whatever the file begins with.
 */
export async function endRecord(file: WindowedFile): Promise<number> {
  const from = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT)
  const data = await file.view(from, file.size - from)
  const tail = await file.latin1(from, file.size)
  for (
    let at = tail.lastIndexOf(END_SIGNATURE);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_SIGNATURE, at - 1)
  ) {
    const end = at + END_SIZE
    if (end <= tail.length && end + data.getUint16(end - 2, true) === tail.length) return from + at
  }
  return -1
}

async function entryAt(file: WindowedFile, at: number): Promise<{ entry: ZipEntry; next: number }> {
  if ((await file.latin1(at, at + 4)) !== 'PK\x01\x02') throw new UnfitFile('damaged')
  const data = await file.view(at, DIRECTORY_HEADER)
  const name = at + DIRECTORY_HEADER
  const nameLength = data.getUint16(28, true)
  return {
    entry: {
      name: await file.latin1(name, name + nameLength),
      packed: data.getUint32(20, true),
      unpacked: data.getUint32(24, true),
      encrypted: (data.getUint16(8, true) & 1) === 1,
      at: data.getUint32(42, true),
    },
    next: name + nameLength + data.getUint16(30, true) + data.getUint16(32, true),
  }
}

/**
 * @param most entries to read.
 * @returns the entries in the order of the directory.
 * @throws UnfitFile 'damaged' when the directory is not where the end record says or does not fill the space up to it;
 *   'bomb' beyond `most` entries; RangeError
 */
export async function readZipDirectory(file: WindowedFile, most: number): Promise<ZipEntry[]> {
  const end = await endRecord(file)
  if (end < 0) throw new UnfitFile('damaged')
  const data = await file.view(end, END_SIZE)
  const count = data.getUint16(10, true)
  const from = data.getUint32(16, true)
  if (count > most) throw new UnfitFile('bomb')
  if (from + data.getUint32(12, true) !== end) throw new UnfitFile('damaged')
  const entries: ZipEntry[] = []
  let at = from
  for (let read = 0; read < count; read += 1) {
    const { entry, next } = await entryAt(file, at)
    entries.push(entry)
    at = next
  }
  if (at !== end) throw new UnfitFile('damaged')
  return entries
}

/** Size of an entry's own header without its name and extra field. */
const LOCAL_HEADER = 30

/**
 * @throws UnfitFile 'bomb' when entries share bytes: a few kilobytes can then unpack to petabytes (Fifield 2019).
 */
export async function refuseOverlaps(file: WindowedFile, entries: ZipEntry[]): Promise<void> {
  let free = 0
  for (const { at, packed } of entries.toSorted((a, b) => a.at - b.at)) {
    if ((await file.latin1(at, at + 4)) !== 'PK\x03\x04') throw new UnfitFile('damaged')
    if (at < free) throw new UnfitFile('bomb')
    free = at + LOCAL_HEADER + packed
  }
  if (free > file.size) throw new UnfitFile('damaged')
}
