/**
 * Counts a page once a visitor and day. What has been seen is one bit by a salted hash: nothing of it leads back to an address, and two
 * visitors with the same bit only make the number too small (docs/decisions/0012-views.md).
 */
import { networksOf } from '../networks.ts'

const DAY = 24 * 60 * 60 * 1000
/** 512 kB: a hundred thousand views of a day collide in one of forty cases. */
const BITS = 2 ** 22

let seen = { day: -1, salt: '', bits: new Uint8Array() }

/** Begins with the first view of a day: random numbers are not to be had before a request. */
function seenToday() {
  const day = Math.floor(Date.now() / DAY)
  if (seen.day !== day) seen = { day, salt: crypto.randomUUID(), bits: new Uint8Array(BITS / 8) }
  return seen
}

/** FNV-1a (RFC draft-eastlake-fnv), 32 bits: the salt is what cannot be guessed. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/**
 * @param page what was looked at
 * @returns whether this isolate has not seen the visitor look at it today; true where the address is not known, as on a developer's machine
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
