import { type Found, latin1, UnfitFile, view } from './found.ts'

interface Size {
  width: number
  height: number
}

/** The size that a chunk tells (RFC 9649 sections 2.5 to 2.7); null: it tells none. */
function sizeIn(type: string, data: DataView, at: number): Size | null {
  const uint24 = (from: number) => data.getUint16(from, true) + data.getUint8(from + 2) * 0x10000
  if (type === 'VP8X') return { width: uint24(at + 4) + 1, height: uint24(at + 7) + 1 }
  if (type === 'VP8 ') {
    return { width: data.getUint16(at + 6, true) & 0x3fff, height: data.getUint16(at + 8, true) & 0x3fff }
  }
  if (type !== 'VP8L') return null
  const bits = data.getUint32(at + 1, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

/**
 * WebP (RFC 9649): still lossy, still lossless and extended.
 * @throws UnfitFile, RangeError
 */
export function readWebp(bytes: Uint8Array): Found | null {
  if (latin1(bytes, 0, 4) !== 'RIFF' || latin1(bytes, 8, 12) !== 'WEBP') return null
  const data = view(bytes)
  const end = 8 + data.getUint32(4, true)
  if (end > bytes.length) throw new UnfitFile('damaged')
  let size: Size | null = null
  let frames = 0
  // A chunk of odd length is followed by one byte that is not counted.
  for (let at = 12; at < end; at += 8 + data.getUint32(at + 4, true) + (data.getUint32(at + 4, true) % 2)) {
    const type = latin1(bytes, at, at + 4)
    size ??= sizeIn(type, data, at + 8)
    if (type === 'ANMF') frames += 1
  }
  if (!size) throw new UnfitFile('damaged')
  return { type: 'image/webp', ...size, frames: Math.max(1, frames), end }
}
