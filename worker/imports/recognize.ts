/** Finds out what a file is by its first bytes, never by its name (docs/behaviour.md, "Imports of price lists"). */
import type { FileFault } from '../../domain/price-list/faults.ts'
import { encodingOf } from '../text-encoding.ts'
import { RefusedFile } from './refused-file.ts'

/** Bytes that are looked at. */
export const BEGINNING = 4096

const SIGNATURES: [fault: FileFault, bytes: number[]][] = [
  ['archive', [0x50, 0x4b, 0x03, 0x04]],
  ['archive', [0x50, 0x4b, 0x05, 0x06]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['old-spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
]

/** The first part of every Office document has this name. */
const OFFICE = '[Content_Types].xml'

const isOffice = (start: Uint8Array): boolean => new TextDecoder('latin1').decode(start).includes(OFFICE)

/**
 * @param start its first bytes
 * @throws RefusedFile for anything but a text that begins as XML does
 */
export function demandXml(start: Uint8Array): void {
  if (start.length === 0) throw new RefusedFile('empty')
  const known = SIGNATURES.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (known) throw new RefusedFile(known[0] === 'archive' && isOffice(start) ? 'spreadsheet' : known[0])
  const text = new TextDecoder(encodingOf(start)).decode(start)
  if (!text.trimStart().startsWith('<')) throw new RefusedFile('no-xml')
}
