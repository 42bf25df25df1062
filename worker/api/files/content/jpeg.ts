import { isTurned } from './exif.ts'
import { type Found, latin1, UnfitFile, view } from './found.ts'

const [START, END, SCAN, APP1] = [0xd8, 0xd9, 0xda, 0xe1]

/** Markers that stand alone: TEM and RST0 to RST7. */
const standsAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** SOF0 to SOF15 without the three of that span that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Coded data runs to the next marker; FF 00 is a byte of it, RSTn divides it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !standsAlone(next)) return at
  }
  throw new UnfitFile('damaged')
}

/**
 * JPEG (ITU-T T.81), walked marker by marker to the end of its first picture. Phones put more behind it: smaller copies
 * (CIPA DC-007), a gain map, a film.
 * @throws UnfitFile, RangeError
 */
export function readJpeg(bytes: Uint8Array): Found | null {
  if (latin1(bytes, 0, 3) !== '\xff\xd8\xff') return null
  const data = view(bytes)
  let size: { width: number; height: number } | undefined
  let turned = false
  for (let at = 2; ; ) {
    const marker = data.getUint8(at + 1)
    if (data.getUint8(at) !== 0xff || marker === 0 || marker === START) throw new UnfitFile('damaged')
    if (marker === 0xff) at += 1
    else if (standsAlone(marker)) at += 2
    else if (marker === END) {
      if (!size) throw new UnfitFile('damaged')
      const { width, height } = size
      return { type: 'image/jpeg', ...(turned ? { width: height, height: width } : size), end: at + 2 }
    } else {
      const end = at + 2 + data.getUint16(at + 2)
      if (isFrame(marker) && size) throw new UnfitFile('damaged')
      if (isFrame(marker)) size = { width: data.getUint16(at + 7), height: data.getUint16(at + 5) }
      if (marker === APP1) turned = isTurned(bytes.subarray(at + 4, end)) || turned
      at = marker === SCAN ? endOfScan(bytes, end) : end
    }
  }
}
