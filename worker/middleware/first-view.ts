/**
 * Counts a page once per visitor and day. Each view sets one bit, at the position of a salted hash, from which no address can be recovered;
 * two visitors with the same bit only make the number too small (docs/decisions/0012-views.md).
 */

import { DAY_MS } from '../../domain/durations.ts'
import { networksOf } from '../networks.ts'

/** 512 kB: with a hundred thousand views a day, one in forty collides. */
const BITS = 2 ** 22

let seen = { day: -1, salt: '', bits: new Uint8Array() }

/** Created at the first view of a day: outside of requests the platform has no random numbers. */
function seenToday() {
  const day = Math.floor(Date.now() / DAY_MS)
  if (seen.day !== day) seen = { day, salt: crypto.randomUUID(), bits: new Uint8Array(BITS / 8) }
  return seen
}

/** FNV-1a (RFC draft-eastlake-fnv), 32 bits: it need not be cryptographic, because the salt is secret. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/**
 * @param page what was viewed
 * @returns whether the visitor has not viewed it in this isolate today; true where the address is not known, as on a developer's machine
 */
export function isFirstToday({ headers }: Request, page: string): boolean {
  const [network] = networksOf(headers.get('CF-Connecting-IP'))
  if (network === undefined) return true
  const { salt, bits } = seenToday()
  const bit = hash(`${salt} ${network} ${page}`) % BITS
  const byte = bits[bit >> 3] ?? 0
  const mask = 1 << (bit & 7)
  bits[bit >> 3] = byte | mask
  return (byte & mask) === 0
}
