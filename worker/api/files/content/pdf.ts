import { type Found, latin1, UnfitFile } from './found.ts'

/** Readers look for the end mark this near to the end (ISO 32000-1 annex H, note 18). */
const TAIL = 1024

/** PDF. Only its beginning and end are looked at: it is handed out as a download, in a sandbox. */
export function readPdf(bytes: Uint8Array): Found | null {
  if (!/^%PDF-\d\.\d/.test(latin1(bytes, 0, 8))) return null
  if (!latin1(bytes, Math.max(0, bytes.length - TAIL), bytes.length).includes('%%EOF')) throw new UnfitFile('damaged')
  return { type: 'application/pdf', end: bytes.length }
}
