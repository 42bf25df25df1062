import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'
import { isTurned } from './exif.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP1 = 0xe1

/** Markers without a length: TEM and RST0 to RST7. */
const hasNoLength = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** SOF0 to SOF15 without the three markers in that range that are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Entropy-coded data ends at the next marker; FF 00 is a data byte and RSTn only a separator. */
async function endOfScan(file: WindowedFile, from: number): Promise<number> {
  for (let start = from; start + 1 < file.size; ) {
    const bytes = await file.ahead(start)
    for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1]
      if (next !== undefined && next !== 0 && next !== 0xff && !hasNoLength(next)) return start + at
    }
    // The last byte may be the first half of a marker.
    start += bytes.length - 1
  }
  throw new UnfitFile('damaged')
}

/**
 * JPEG (ITU-T T.81), parsed marker by marker to the end of its first picture. Phones append more: smaller copies (CIPA
 * DC-007), a gain map, a video.
 * @throws UnfitFile, RangeError
 */
export async function readJpeg(file: WindowedFile): Promise<DetectedFile | null> {
  if ((await file.latin1(0, 3)) !== '\xff\xd8\xff') return null
  const uint16 = async (from: number) => (await file.view(from, 2)).getUint16(0)
  let size: { width: number; height: number } | undefined
  let turned = false
  for (let at = 2; ; ) {
    const mark = await uint16(at)
    const marker = mark & 0xff
    if (mark >> 8 !== 0xff || marker === 0 || marker === START) throw new UnfitFile('damaged')
    if (marker === 0xff) at += 1
    else if (hasNoLength(marker)) at += 2
    else if (marker === END) {
      if (!size) throw new UnfitFile('damaged')
      const { width, height } = size
      return { type: 'image/jpeg', ...(turned ? { width: height, height: width } : size), end: at + 2 }
    } else {
      const end = at + 2 + (await uint16(at + 2))
      if (isFrame(marker) && size) throw new UnfitFile('damaged')
      if (isFrame(marker)) size = { width: await uint16(at + 7), height: await uint16(at + 5) }
      if (marker === APP1) turned = isTurned(await file.slice(at + 4, end)) || turned
      at = marker === SCAN ? await endOfScan(file, end) : end
    }
  }
}
