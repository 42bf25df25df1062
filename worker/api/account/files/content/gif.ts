import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b

/** Size of the colour table that the flags declare, in bytes. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** @returns the offset after a chain of sub-blocks */
async function afterBlocks(file: WindowedFile, from: number): Promise<number> {
  for (let start = from; start < file.size; ) {
    const bytes = await file.ahead(start)
    let at = 0
    while (at < bytes.length) {
      const size = bytes[at] ?? 0
      at += 1 + size
      if (size === 0) return start + at
    }
    start += at
  }
  throw new UnfitFile('damaged')
}

/**
 * GIF87a and GIF89a, parsed block by block up to the trailer.
 * @throws UnfitFile, RangeError
 */
export async function readGif(file: WindowedFile): Promise<DetectedFile | null> {
  if (!/^GIF8[79]a$/.test(await file.latin1(0, 6))) return null
  const byte = async (at: number) => (await file.view(at, 1)).getUint8(0)
  const size = await file.view(6, 4)
  const detected = { type: 'image/gif', width: size.getUint16(0, true), height: size.getUint16(2, true), frames: 0 }
  for (let at = 13 + tableSize(await byte(10)); ; ) {
    const block = await byte(at)
    if (block === TRAILER) return { ...detected, end: at + 1 }
    if (block === EXTENSION) at = await afterBlocks(file, at + 2)
    else if (block === IMAGE) {
      detected.frames += 1
      at = await afterBlocks(file, at + 11 + tableSize(await byte(at + 9)))
    } else throw new UnfitFile('damaged')
  }
}
