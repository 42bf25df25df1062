import { type Found, latin1, UnfitFile, view } from './found.ts'

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]

/** Bytes of a colour table that the flags announce. */
const tableSize = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0)

/** @returns where a chain of sub-blocks ends. */
function afterBlocks(data: DataView, from: number): number {
  let at = from
  for (let size = data.getUint8(at); size > 0; size = data.getUint8(at)) at += 1 + size
  return at + 1
}

/**
 * GIF87a and GIF89a, walked block by block to the trailer.
 * @throws UnfitFile, RangeError
 */
export function readGif(bytes: Uint8Array): Found | null {
  if (!/^GIF8[79]a$/.test(latin1(bytes, 0, 6))) return null
  const data = view(bytes)
  const found = { type: 'image/gif', width: data.getUint16(6, true), height: data.getUint16(8, true), frames: 0 }
  for (let at = 13 + tableSize(data.getUint8(10)); ; ) {
    const block = data.getUint8(at)
    if (block === TRAILER) return { ...found, end: at + 1 }
    if (block === EXTENSION) at = afterBlocks(data, at + 2)
    else if (block === IMAGE) {
      found.frames += 1
      at = afterBlocks(data, at + 11 + tableSize(data.getUint8(at + 9)))
    } else throw new UnfitFile('damaged')
  }
}
