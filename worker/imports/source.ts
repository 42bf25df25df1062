/** Access to the bytes of a price list: the file as it was sent, or a file packed in it. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { MAX_WORKBOOK_BYTES } from '../../domain/price-list/import-terms.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { inMemory, WindowedFile } from '../zip/windowed-file.ts'
import { unpacked, type ZipEntry } from '../zip/zip.ts'
import { RefusedFile } from './refused-file.ts'

export interface Source {
  /** Each call returns the bytes from the beginning, in order. */
  bytes: () => AsyncIterable<Uint8Array>
  /**
   * For formats that are not read from beginning to end.
   * @throws RefusedFile where it would not fit into memory
   */
  window: () => Promise<WindowedFile>
}

type Read = (from: number, to: number) => Promise<Uint8Array>

/** Bytes of the first piece, by which the format is recognized, and of the others. */
const FIRST = 64 * 1024
const PIECE = 4 * 1024 * 1024

/**
 * Reads each piece with a request of its own: reading a long file takes minutes with its pauses, in which a single response might be broken
 * off.
 */
async function* inPieces(read: Read, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; ) {
    const to = Math.min(size, from + (from === 0 ? FIRST : PIECE))
    yield await read(from, to)
    from = to
  }
}

/** @param size of the file, in bytes */
export function storedSource(bucket: R2Bucket, key: string, size: number): Source {
  const read: Read = async (from, to) => {
    if (to <= from) return new Uint8Array()
    const part = await bucket.get(key, { range: { offset: from, length: to - from } })
    if (!part) throw new Error('the file of the import is not there')
    return new Uint8Array(await part.arrayBuffer())
  }
  return {
    bytes: () => inPieces(read, size),
    window: async () => new WindowedFile({ size, read }),
  }
}

/** A file in an archive. */
export function packedSource(archive: WindowedFile, entry: ZipEntry): Source {
  return {
    bytes: () => unpacked(archive, entry),
    async window() {
      if (entry.unpacked > MAX_WORKBOOK_BYTES) throw new RefusedFile('bomb')
      const pieces: Uint8Array[] = []
      for await (const piece of unpacked(archive, entry)) pieces.push(piece)
      return new WindowedFile(inMemory(joinedBytes(pieces)))
    },
  }
}

/** @returns at most `length` bytes from the beginning */
export async function readBeginning(source: Source, length: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let left = length
  for await (const piece of source.bytes()) {
    pieces.push(piece.subarray(0, left))
    left -= piece.length
    if (left <= 0) break
  }
  return joinedBytes(pieces)
}
