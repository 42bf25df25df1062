import { createHash } from 'node:crypto'
import { idFrom } from '../id.ts'

/** @returns the first 80 bits of SHA-256 in the format of every other id: equal content has the same id. */
export function contentId(content: string): string {
  const digest = createHash('sha256').update(content).digest()
  return idFrom(digest.readUIntBE(0, 6), digest.readUInt32BE(6))
}
