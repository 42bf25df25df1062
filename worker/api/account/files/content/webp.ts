import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'

interface Size {
  width: number
  height: number
}

/** The size that a chunk declares (RFC 9649 sections 2.5 to 2.7); null where it declares none. */
async function sizeIn(type: string, file: WindowedFile, at: number): Promise<Size | null> {
  if (type === 'VP8X') {
    const data = await file.view(at + 4, 6)
    const uint24 = (from: number) => data.getUint16(from, true) + data.getUint8(from + 2) * 0x10000
    return { width: uint24(0) + 1, height: uint24(3) + 1 }
  }
  if (type === 'VP8 ') {
    const data = await file.view(at + 6, 4)
    return { width: data.getUint16(0, true) & 0x3fff, height: data.getUint16(2, true) & 0x3fff }
  }
  if (type !== 'VP8L') return null
  const bits = (await file.view(at + 1, 4)).getUint32(0, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/**
 * WebP (RFC 9649): still lossy, still lossless and extended.
 * @throws UnfitFile, RangeError
 */
export async function readWebp(file: WindowedFile): Promise<DetectedFile | null> {
  if ((await file.latin1(0, 4)) !== 'RIFF' || (await file.latin1(8, 12)) !== 'WEBP') return null
  const uint32 = async (at: number) => (await file.view(at, 4)).getUint32(0, true)
  const end = 8 + (await uint32(4))
  if (end > file.size) throw new UnfitFile('damaged')
  let size: Size | null = null
  let frames = 0
  for (let at = 12; at < end; ) {
    const type = await file.latin1(at, at + 4)
    const length = await uint32(at + 4)
    size ??= await sizeIn(type, file, at + 8)
    if (type === 'ANMF') frames += 1
    // A chunk of odd length is padded with one byte.
    at += 8 + length + (length % 2)
  }
  if (!size) throw new UnfitFile('damaged')
  return { type: 'image/webp', ...size, frames: Math.max(1, frames), end }
}
