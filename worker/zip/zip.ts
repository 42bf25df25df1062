/** The directory of a zip archive (APPNOTE 6.3.10), parsed strictly and without unpacking anything. */

import { inflated } from './inflate.ts'
import { UnfitFile } from './unfit-file.ts'
import type { WindowedFile } from './windowed-file.ts'

export interface ZipEntry {
  name: string
  /** Bytes packed and unpacked, as the directory declares them. */
  packed: number
  unpacked: number
  encrypted: boolean
  /** Checksum of its content, as the directory declares it. */
  crc: number
  /** How it is packed: 0 not at all, 8 by deflate. */
  method: number
  /** Offset of its local header. */
  at: number
}

const END_SIGNATURE = 'PK\x05\x06'
const END_SIZE = 22
/** Bytes of a directory entry without its name, extra field and comment. */
const DIRECTORY_HEADER = 46
const MAX_COMMENT_BYTES = 65_535

/**
 * @returns the offset of an archive's end record; -1 where there is none. The archive must reach to the end of the
 *   file, where programs search for the record, but may begin anywhere.
 */
export async function endRecord(file: WindowedFile): Promise<number> {
  const from = Math.max(0, file.size - END_SIZE - MAX_COMMENT_BYTES)
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
      crc: data.getUint32(16, true),
      method: data.getUint16(10, true),
      at: data.getUint32(42, true),
    },
    next: name + nameLength + data.getUint16(30, true) + data.getUint16(32, true),
  }
}

/**
 * @param most maximum number of entries
 * @returns the entries in the order of the directory
 * @throws UnfitFile 'damaged' where the directory is not at the declared offset or does not fill the space up to the
 *   end record; 'bomb' for more than `most` entries; RangeError
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

/** Bytes at once of an entry that is not packed. */
const STORED_PIECE = 64 * 1024

/** Bytes of an entry's local header without its name and extra field. */
const LOCAL_HEADER = 30

/**
 * @throws UnfitFile 'bomb' where entries share bytes: a few kilobytes could then unpack to petabytes (Fifield 2019)
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

/**
 * @returns the unpacked bytes of an entry in order
 * @throws UnfitFile 'bomb' where it unpacks to more than its directory says; 'damaged' where it unpacks to less, or not at all
 */
export async function* unpacked(file: WindowedFile, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const head = await file.view(entry.at, LOCAL_HEADER)
  const from = entry.at + LOCAL_HEADER + head.getUint16(26, true) + head.getUint16(28, true)
  const to = from + entry.packed
  if (entry.method === 0 && entry.packed === entry.unpacked) {
    for (let at = from; at < to; at += STORED_PIECE)
      yield (await file.slice(at, Math.min(to, at + STORED_PIECE))).slice()
    return
  }
  if (entry.method !== 8) throw new UnfitFile('damaged')
  let length = 0
  for await (const piece of inflated(file, { from, to, format: 'deflate-raw' }, entry.unpacked)) {
    length += piece.length
    yield piece
  }
  if (length !== entry.unpacked) throw new UnfitFile('damaged')
}

/** As `unpacked`. @param take is given the bytes in order */
export async function unpack(file: WindowedFile, entry: ZipEntry, take: (bytes: Uint8Array) => void): Promise<void> {
  for await (const piece of unpacked(file, entry)) take(piece)
}
