import { type DetectedFile, UnfitFile } from './detected.ts'
import type { WindowedFile } from './windowed-file.ts'

/** Viewers look for the end mark in these last bytes (ISO 32000-1 annex H, note 18). */
const TAIL = 1024

/** PDF. Only its beginning and end are checked: it is served as a download, in a sandbox. */
export async function readPdf(file: WindowedFile): Promise<DetectedFile | null> {
  if (!/^%PDF-\d\.\d/.test(await file.latin1(0, 8))) return null
  const tail = await file.latin1(Math.max(0, file.size - TAIL), file.size)
  if (!tail.includes('%%EOF')) throw new UnfitFile('damaged')
  return { type: 'application/pdf', end: file.size }
}
