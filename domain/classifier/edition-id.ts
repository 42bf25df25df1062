import { encodeId } from '../ids.ts'
import { sha256 } from '../sha256.ts'

const BYTES = 10

/** @returns the id that an edition of this text has: the first 80 bits of its SHA-256. */
export async function editionId(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await sha256(text)
  return encodeId(digest.subarray(0, BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n))
}
