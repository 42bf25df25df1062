import { UnfitFile } from './unfit-file.ts'
import type { WindowedFile } from './windowed-file.ts'

/** Bytes that are given to the decompressor at once. */
const STEP = 64 * 1024

/** A compressed stretch of a file. */
interface Packed {
  from: number
  to: number
  /** RFC 1951 without a header, or with that of RFC 1950. */
  format: 'deflate-raw' | 'deflate'
}

async function feed(file: WindowedFile, { from, to }: Packed, writer: WritableStreamDefaultWriter): Promise<void> {
  try {
    for (let at = from; at < to; at += STEP) await writer.write(await file.slice(at, Math.min(to, at + STEP)))
    await writer.close()
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
  }
}

/**
 * Unpacks part of a file without holding it in memory, since the size that the file declares may be false.
 * @param most bytes
 * @returns the unpacked bytes in order
 * @throws UnfitFile 'bomb' for more bytes than `most`; 'damaged' where it cannot be unpacked
 */
export async function* inflated(file: WindowedFile, packed: Packed, most: number): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new DecompressionStream(packed.format)
  const fed = feed(file, packed, writable.getWriter())
  const reader = readable.getReader()
  const next = async () => {
    try {
      return await reader.read()
    } catch {
      throw new UnfitFile('damaged')
    }
  }
  let length = 0
  try {
    for (let part = await next(); !part.done; part = await next()) {
      length += part.value.length
      if (length > most) throw new UnfitFile('bomb')
      yield part.value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
    await fed
  }
}

/**
 * As `inflated`.
 * @param take is given the unpacked bytes in order
 * @returns how many there are
 */
export async function inflate(
  file: WindowedFile,
  packed: Packed,
  most: number,
  take: (bytes: Uint8Array) => void,
): Promise<number> {
  let length = 0
  for await (const piece of inflated(file, packed, most)) {
    length += piece.length
    take(piece)
  }
  return length
}
