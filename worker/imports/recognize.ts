/** Finds the format of a file by its first bytes, never by its name (docs/behaviour.md, "Imports of price lists"). */
import type { FileFault } from '../../domain/price-list/faults.ts'
import { ZIP_SIGNATURE } from '../spreadsheet/zip-signature.ts'
import { encodingOf } from '../text-encoding.ts'
import { RefusedFile } from './refused-file.ts'

/** Number of bytes that are examined. */
export const EXAMINED_BYTES = 4096

/** Formats that can be read: `text` is a table whose cells are separated by some character. */
type Shape = 'xml' | 'zip' | 'json' | 'text'

const REFUSED: [fault: FileFault, bytes: number[]][] = [
  ['archive-empty', [0x50, 0x4b, 0x05, 0x06]],
  ['archive', [0x1f, 0x8b]],
  ['archive', [0x52, 0x61, 0x72, 0x21]],
  ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['old-spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['picture', [0x89, 0x50, 0x4e, 0x47]],
  ['picture', [0xff, 0xd8, 0xff]],
]

/** Control characters, which no text contains. */
const BINARY = /[[\p{Cc}&&\p{ASCII}]--[\t-\r]]/v

/**
 * @param start its first bytes
 * @throws RefusedFile for known formats that cannot be read, and for anything that is not a text
 */
export function recognize(start: Uint8Array): Shape {
  if (start.length === 0) throw new RefusedFile('empty')
  const begins = (bytes: number[]): boolean => bytes.every((byte, at) => start[at] === byte)
  if (begins(ZIP_SIGNATURE)) return 'zip'
  const known = REFUSED.find(([, bytes]) => begins(bytes))
  if (known) throw new RefusedFile(known[0])
  const text = new TextDecoder(encodingOf(start)).decode(start)
  const [first = ''] = text.trimStart()
  if (first === '') throw new RefusedFile('empty')
  if (first === '<') return 'xml'
  if (BINARY.test(text)) throw new RefusedFile('no-table')
  if (first === '[') throw new RefusedFile('json')
  return first === '{' ? 'json' : 'text'
}
