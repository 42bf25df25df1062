/** Entries as bytes of a gzipped tar file, some at a time: several gzip files after one another are a valid gzip file. */
import { joinedBytes } from '../joined-bytes.ts'
import type { TarEntry } from './format.ts'

const BLOCK = 512

const encoder = new TextEncoder()

/** Fields of a header by the place where they begin (ustar); numbers are octal. */
function header(name: string, size: number): Uint8Array {
  const bytes = new Uint8Array(BLOCK)
  const put = (at: number, text: string) => bytes.set(encoder.encode(text), at)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  if (encoder.encode(name).length > 100) throw new Error(`The name of an entry is too long: ${name}`)
  put(0, name)
  put(100, `${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`)
  put(124, `${octal(size, 11)}\0${octal(0, 11)}\0`)
  // The checksum is computed with its own field as spaces.
  put(148, '        0')
  put(257, 'ustar\x0000')
  const sum = bytes.reduce((all, byte) => all + byte, 0)
  put(148, `${octal(sum, 6)}\0 `)
  return bytes
}

/** @returns the entry with its header, filled up to whole blocks */
export function tarred({ name, content }: TarEntry): Uint8Array[] {
  const rest = (BLOCK - (content.length % BLOCK)) % BLOCK
  return [header(name, content.length), content, new Uint8Array(rest)]
}

/** The end mark of a tar file. */
export const TAR_END = new Uint8Array(2 * BLOCK)

/** @returns a complete gzip file, to be followed by others */
export async function gzipped(parts: Uint8Array[]): Promise<Uint8Array> {
  const plain = new Blob([joinedBytes(parts)]).stream()
  return new Uint8Array(await new Response(plain.pipeThrough(new CompressionStream('gzip'))).arrayBuffer())
}

/** An empty gzip file in its parts: header with a comment, then end of the comment, no data, checksum and length. */
const HEAD = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff]
const TAIL = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0]
export const MIN_PADDING_BYTES = HEAD.length + TAIL.length

/**
 * @param length at least MIN_PADDING_BYTES
 * @returns a gzip file of that length without content, filled by its comment
 */
export function padding(length: number): Uint8Array {
  const bytes = new Uint8Array(length).fill(0x20)
  bytes.set(HEAD)
  bytes.set(TAIL, length - TAIL.length)
  return bytes
}
