import { encodeId } from '../ids.ts'

/** An id has 80 bits. */
const BYTES = 10

/** @returns the id that an edition of this text has: the first 80 bits of its SHA-256 */
export async function editionId(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return encodeId(digest.subarray(0, BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n))
}
