import { type Found, latin1, UnfitFile, view } from './found.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** Length, type and checksum around a chunk's data. */
const AROUND = 12

/**
 * PNG (ISO/IEC 15948) with APNG's count of frames. Chunks are walked to IEND: a picture that has none was cut.
 * @throws UnfitFile, RangeError
 */
export function readPng(bytes: Uint8Array): Found | null {
  if (latin1(bytes, 0, 8) !== SIGNATURE) return null
  const data = view(bytes)
  if (latin1(bytes, 12, 16) !== 'IHDR' || data.getUint32(8) !== 13) throw new UnfitFile('damaged')
  const found = { type: 'image/png', width: data.getUint32(16), height: data.getUint32(20), frames: 1 }
  for (let at = 8; ; ) {
    const type = latin1(bytes, at + 4, at + 8)
    const end = at + AROUND + data.getUint32(at)
    if (!/^[A-Za-z]{4}$/.test(type) || end > bytes.length) throw new UnfitFile('damaged')
    if (type === 'acTL') found.frames = data.getUint32(at + 8)
    if (type === 'IEND') return { ...found, end }
    at = end
  }
}
