import { encodeId } from '../ids.ts'
import { sha256 } from '../sha256.ts'

const BYTES = 10

/** @returns the id of an edition with this text: the first 80 bits of the SHA-256 */
export async function editionId(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await sha256(text)
  return encodeId(digest.subarray(0, BYTES).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n))
}
