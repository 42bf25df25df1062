/** As worker/db/id.ts writes ids; a test compares the two. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const BITS = 80n

/** @returns the id that an edition of this text has: the first 80 bits of its SHA-256 */
export async function editionId(text: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const value = digest.subarray(0, Number(BITS) / 8).reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let id = ''
  for (let shift = BITS - 5n; shift >= 0n; shift -= 5n) id += ALPHABET[Number((value >> shift) & 31n)]
  return id
}
