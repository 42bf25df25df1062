/** Decodes the bytes of an XML file by its declared encoding (XML 1.0 section 4.3.3 and appendix F). */
import type { Fault } from './faults.ts'

/** Bytes to look for the declaration in, which is short and at the very beginning. */
const HEAD = 1024
const DECLARED = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/

const BOMS: [encoding: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * @param head the first bytes of the file.
 * @returns the encoding of the byte order mark, else of the XML declaration, else UTF-8. The name may be an unknown
 *   one.
 */
export function detectEncoding(head: Uint8Array): string {
  const marked = BOMS.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte))
  if (marked) return marked[0]
  const declared = DECLARED.exec(new TextDecoder('latin1').decode(head))?.[1]?.toLowerCase() ?? 'utf-8'
  // A declaration that is readable as ASCII cannot be in an encoding of two or four bytes per character.
  return /^(utf|ucs|iso-10646-ucs)-?(16|2|4|32)/.test(declared) ? 'utf-8' : declared
}

function decoderFor(encoding: string): { encoding: string; decoder: TextDecoder; fault?: Fault } {
  try {
    const decoder = new TextDecoder(encoding)
    return { encoding: decoder.encoding, decoder }
  } catch {
    const fault: Fault = { line: 1, code: 'encoding.unknown', detail: encoding }
    return { encoding: 'utf-8', decoder: new TextDecoder(), fault }
  }
}

/**
 * @returns the text in pieces, without a byte order mark; invalid bytes become U+FFFD. Only the first piece has the
 *   encoding, and the fault of an unknown one.
 */
export async function* decodeXml(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ text: string; encoding?: string; fault?: Fault }> {
  let head = new Uint8Array()
  let chosen: ReturnType<typeof decoderFor> | undefined
  for await (const chunk of bytes) {
    if (chosen) {
      yield { text: chosen.decoder.decode(chunk, { stream: true }) }
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD) continue
    chosen = decoderFor(detectEncoding(head.subarray(0, HEAD)))
    const { encoding, fault } = chosen
    yield { text: chosen.decoder.decode(head, { stream: true }), encoding, fault }
  }
  if (chosen) {
    yield { text: chosen.decoder.decode() }
    return
  }
  const { decoder, encoding, fault } = decoderFor(detectEncoding(head))
  yield { text: decoder.decode(head), encoding, fault }
}
