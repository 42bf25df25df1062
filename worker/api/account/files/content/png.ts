import { UnfitFile } from '../../../../zip/unfit-file.ts'
import type { WindowedFile } from '../../../../zip/windowed-file.ts'
import type { DetectedFile } from './detected.ts'

const SIGNATURE = '\x89PNG\r\n\x1a\n'
/** Bytes of length, type and checksum around a chunk's data. */
const AROUND = 12

/**
 * PNG (ISO/IEC 15948) with APNG's frame count. Chunks are parsed up to IEND: a picture without it was cut.
 * @throws UnfitFile, RangeError
 */
export async function readPng(file: WindowedFile): Promise<DetectedFile | null> {
  if ((await file.latin1(0, 8)) !== SIGNATURE) return null
  const header = await file.view(8, 16)
  if ((await file.latin1(12, 16)) !== 'IHDR' || header.getUint32(0) !== 13) throw new UnfitFile('damaged')
  const detected = { type: 'image/png', width: header.getUint32(8), height: header.getUint32(12), frames: 1 }
  for (let at = 8; ; ) {
    const type = await file.latin1(at + 4, at + 8)
    const end = at + AROUND + (await file.view(at, 4)).getUint32(0)
    if (!/^[A-Za-z]{4}$/.test(type) || end > file.size) throw new UnfitFile('damaged')
    if (type === 'acTL') detected.frames = (await file.view(at + 8, 4)).getUint32(0)
    if (type === 'IEND') return { ...detected, end }
    at = end
  }
}
