import { sha256 } from '@noble/hashes/sha2.js'
import { idFrom } from '../id.ts'

/** @returns the first 80 bits of SHA-256 in the format of every other id: equal content has the same id. */
export function contentId(content: string): string {
  const digest = sha256(content)
  const view = new DataView(digest.buffer, digest.byteOffset)
  return idFrom(view.getUint16(0) * 2 ** 32 + view.getUint32(2), view.getUint32(6))
}
