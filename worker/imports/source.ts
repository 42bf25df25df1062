/** Where the bytes of a price list are: the file as it was sent, or what is packed in it. */
import type { R2Bucket } from '@cloudflare/workers-types'
import { LARGEST_WORKBOOK } from '../../domain/price-list/import-terms.ts'
import { inMemory, WindowedFile } from '../api/account/files/content/windowed-file.ts'
import { unpacked, type ZipEntry } from '../api/account/files/content/zip.ts'
import { joinedBytes } from '../joined-bytes.ts'
import { RefusedFile } from './refused-file.ts'

export interface Source {
  /** The bytes in order, from the beginning with each call. */
  bytes: () => AsyncIterable<Uint8Array>
  /** For formats that are not read in order. @throws RefusedFile where it would not fit into memory */
  window: () => Promise<WindowedFile>
}

async function* streamed(bucket: R2Bucket, key: string): AsyncGenerator<Uint8Array> {
  const stored = await bucket.get(key)
  if (!stored) throw new Error('the file of the import is not there')
  const reader = stored.body.getReader()
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/** @param size of the file, in bytes */
export function storedSource(bucket: R2Bucket, key: string, size: number): Source {
  const read = async (from: number, to: number): Promise<Uint8Array> => {
    if (to <= from) return new Uint8Array()
    const part = await bucket.get(key, { range: { offset: from, length: to - from } })
    if (!part) throw new Error('the file of the import is not there')
    return new Uint8Array(await part.arrayBuffer())
  }
  return {
    bytes: () => streamed(bucket, key),
    window: async () => new WindowedFile({ size, read }),
  }
}

/** A file in an archive. */
export function packedSource(archive: WindowedFile, entry: ZipEntry): Source {
  return {
    bytes: () => unpacked(archive, entry),
    async window() {
      if (entry.unpacked > LARGEST_WORKBOOK) throw new RefusedFile('bomb')
      const pieces: Uint8Array[] = []
      for await (const piece of unpacked(archive, entry)) pieces.push(piece)
      return new WindowedFile(inMemory(joinedBytes(pieces)))
    },
  }
}

/** @returns at most so many bytes from the beginning */
export async function beginningOf(source: Source, length: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let left = length
  for await (const piece of source.bytes()) {
    pieces.push(piece.subarray(0, left))
    left -= piece.length
    if (left <= 0) break
  }
  return joinedBytes(pieces)
}
