/** Writes zip archives (APPNOTE 6.3.10) in pieces: no entry is in memory as a whole, so that its sizes are written after it. */
import { joinedBytes } from '../joined-bytes.ts'
import { crc32 } from './crc32.ts'

export interface ZipSource {
  name: string
  bytes: AsyncIterable<Uint8Array>
}

/** Sizes and checksum follow the entry, and names are in UTF-8. */
const FLAGS = 0x0808
const DEFLATE = 8
const VERSION = 20
/** The first of January 1980, the earliest day of the format, for all entries: archives of the same content have the same bytes. */
const DAY = 0x0021

const encoder = new TextEncoder()

/**
 * @param fields of the record, each with its number of bytes
 * @returns the record's bytes, least significant first in each field
 */
function record(...fields: [size: 2 | 4, value: number][]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

interface Entry {
  name: Uint8Array
  at: number
  checksum: number
  packed: number
  unpacked: number
}

const headOf = ({ checksum, packed, unpacked }: Entry): [2 | 4, number][] => [
  [2, VERSION],
  [2, FLAGS],
  [2, DEFLATE],
  [2, 0],
  [2, DAY],
  [4, checksum],
  [4, packed],
  [4, unpacked],
]

const localHeader = ({ name }: Entry): Uint8Array => {
  const unknown = { name, at: 0, checksum: 0, packed: 0, unpacked: 0 }
  return joinedBytes([record([4, 0x04034b50], ...headOf(unknown), [2, name.length], [2, 0]), name])
}

const directoryEntry = (entry: Entry): Uint8Array => {
  const { name, at } = entry
  const rest: [2 | 4, number][] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, at],
  ]
  return joinedBytes([record([4, 0x02014b50], [2, VERSION], ...headOf(entry), [2, name.length], ...rest), name])
}

/** Compresses bytes, and counts them in `entry`. */
async function* deflated(bytes: ZipSource['bytes'], entry: Entry): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writer: WritableStreamDefaultWriter = writable.getWriter()
  const feed = async () => {
    try {
      for await (const piece of bytes) {
        entry.checksum = crc32(piece, entry.checksum)
        entry.unpacked += piece.length
        // Copies the piece: the compressor does not accept memory that could be shared.
        await writer.write(new Uint8Array(piece))
      }
      await writer.close()
    } catch (error) {
      await writer.abort(error).catch(() => undefined)
      throw error
    }
  }
  const fed = feed()
  // It is awaited below; this prevents an earlier failure from being an unhandled rejection.
  fed.catch(() => undefined)
  const reader = readable.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      entry.packed += piece.value.length
      yield piece.value
    }
    await fed
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** @returns the archive's bytes in pieces; at most 4 GB, which is far more than any of our documents */
export async function* zipped(sources: Iterable<ZipSource>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let at = 0
  for (const { name, bytes } of sources) {
    const entry: Entry = { name: encoder.encode(name), at, checksum: 0, packed: 0, unpacked: 0 }
    const header = localHeader(entry)
    yield header
    yield* deflated(bytes, entry)
    const { checksum, packed, unpacked } = entry
    const sizes = record([4, 0x08074b50], [4, checksum], [4, packed], [4, unpacked])
    yield sizes
    at += header.length + packed + sizes.length
    entries.push(entry)
  }
  const directory = joinedBytes(entries.map(directoryEntry))
  yield directory
  const { length } = entries
  yield record([4, 0x06054b50], [2, 0], [2, 0], [2, length], [2, length], [4, directory.length], [4, at], [2, 0])
}
