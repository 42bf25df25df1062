/** Decodes the bytes of an XML file. What it declares is often wrong, so that its content decides (docs/behaviour.md, "Encodings of files"). */
import { joinedBytes } from '../../joined-bytes.ts'
import { encodingOf, markedEncoding, utf16Of } from '../../text-encoding.ts'
import type { Fault } from './faults.ts'

/** Bytes at the beginning of the file in which the declaration is looked for; it is short. */
const HEAD = 1024
const DECLARED = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/

/** Bytes by which the encoding is detected, counted from the first one above ASCII. */
const ENOUGH = 32_000

const isAscii = (byte: number): boolean => byte > 0 && byte < 0x80

/** Number of bytes at the start that are the same text in every encoding; 0 in UTF-16, where each letter has two bytes. */
function asciiAtStart(head: Uint8Array, bytes: Uint8Array): number {
  if (utf16Of(head)) return 0
  const other = bytes.findIndex((byte) => !isAscii(byte))
  return other < 0 ? bytes.length : other
}

/** @returns the declared encoding; utf-8 without a declaration, and for an unknown label, which is reported as a fault */
function declaredEncoding(head: Uint8Array): { encoding: string; fault?: Fault } {
  const label = DECLARED.exec(new TextDecoder('latin1').decode(head))?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that is readable as ASCII cannot be in an encoding of two or four bytes per character.
  if (/^(utf|ucs|iso-10646-ucs)-?(16|2|4|32)/.test(label)) return { encoding: 'utf-8' }
  try {
    return { encoding: new TextDecoder(label).encoding }
  } catch {
    return { encoding: 'utf-8', fault: { line: 1, code: 'encoding.unknown', detail: label } }
  }
}

interface Piece {
  text: string
  encoding?: string
  fault?: Fault
}

/** The encoding of what has been read, with a fault where the file declares another one. */
function chosenEncoding(head: Uint8Array, sample: Uint8Array): { encoding: string; fault?: Fault } {
  const marked = markedEncoding(head) ?? utf16Of(head.subarray(0, HEAD))
  if (marked) return { encoding: marked }
  const declared = declaredEncoding(head)
  const encoding = encodingOf(sample, declared.encoding)
  if (declared.fault || encoding === declared.encoding) return { ...declared, encoding }
  return { encoding, fault: { line: 1, code: 'encoding.wrong', detail: `${declared.encoding}: ${encoding}` } }
}

/**
 * @returns the text in pieces, without a byte order mark; invalid bytes become U+FFFD. The first piece with a character above ASCII has
 * `encoding`: pieces of ASCII before it are the same in every encoding.
 */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Piece> {
  let head = new Uint8Array()
  let waiting = new Uint8Array()
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    if (decoder) {
      yield { text: decoder.decode(chunk, { stream: true }) }
      continue
    }
    if (head.length < HEAD) head = joinedBytes([head, chunk.subarray(0, HEAD - head.length)])
    waiting = joinedBytes([waiting, chunk])
    if (head.length < HEAD) continue
    const ascii = asciiAtStart(head, waiting)
    if (ascii > 0) yield { text: new TextDecoder().decode(waiting.subarray(0, ascii)) }
    waiting = waiting.subarray(ascii)
    if (waiting.length < ENOUGH) continue
    const { encoding, fault } = chosenEncoding(head, waiting)
    decoder = new TextDecoder(encoding)
    yield { text: decoder.decode(waiting, { stream: true }), encoding, ...(fault && { fault }) }
  }
  if (decoder) {
    yield { text: decoder.decode() }
    return
  }
  const { encoding, fault } = chosenEncoding(head, waiting)
  yield { text: new TextDecoder(encoding).decode(waiting), encoding, ...(fault && { fault }) }
}
