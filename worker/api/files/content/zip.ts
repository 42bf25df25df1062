/** The directory of a zip archive (APPNOTE 6.3.10), read strictly and without unpacking anything. */
import { latin1, UnfitFile, view } from './found.ts'

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
const LONGEST_COMMENT = 65_535

/**
 * @returns where the end record of an archive lies that runs to the very end of these bytes; -1: there is none. Programs
 *   look for it from the end, whatever the file begins with.
 */
export function endRecord(bytes: Uint8Array): number {
  const data = view(bytes)
  const from = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT)
  const tail = latin1(bytes, from, bytes.length)
  for (
    let at = tail.lastIndexOf(END_SIGNATURE);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(END_SIGNATURE, at - 1)
  ) {
    const end = from + at + END_SIZE
    if (end <= bytes.length && end + data.getUint16(end - 2, true) === bytes.length) return from + at
  }
  return -1
}

function entryAt(bytes: Uint8Array, data: DataView, at: number): { entry: ZipEntry; next: number } {
  if (latin1(bytes, at, at + 4) !== 'PK\x01\x02') throw new UnfitFile('damaged')
  const nameLength = data.getUint16(at + 28, true)
  return {
    entry: {
      name: latin1(bytes, at + 46, at + 46 + nameLength),
      packed: data.getUint32(at + 20, true),
      unpacked: data.getUint32(at + 24, true),
      encrypted: (data.getUint16(at + 8, true) & 1) === 1,
      at: data.getUint32(at + 42, true),
    },
    next: at + 46 + nameLength + data.getUint16(at + 30, true) + data.getUint16(at + 32, true),
  }
}

/**
 * @param most entries to read.
 * @returns the entries in the order of the directory.
 * @throws UnfitFile 'damaged' when the directory is not where the end record says or does not fill the space up to it;
 *   'bomb' beyond `most` entries; RangeError
 */
export function readZipDirectory(bytes: Uint8Array, most: number): ZipEntry[] {
  const end = endRecord(bytes)
  if (end < 0) throw new UnfitFile('damaged')
  const data = view(bytes)
  const count = data.getUint16(end + 10, true)
  const from = data.getUint32(end + 16, true)
  if (count > most) throw new UnfitFile('bomb')
  if (from + data.getUint32(end + 12, true) !== end) throw new UnfitFile('damaged')
  const entries: ZipEntry[] = []
  let at = from
  for (let read = 0; read < count; read += 1) {
    const { entry, next } = entryAt(bytes, data, at)
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
export function refuseOverlaps(bytes: Uint8Array, entries: ZipEntry[]): void {
  let free = 0
  for (const { at, packed } of entries.toSorted((a, b) => a.at - b.at)) {
    if (latin1(bytes, at, at + 4) !== 'PK\x03\x04') throw new UnfitFile('damaged')
    if (at < free) throw new UnfitFile('bomb')
    free = at + LOCAL_HEADER + packed
  }
  if (free > bytes.length) throw new UnfitFile('damaged')
}
