/** Ids as the world sees them: opaque, sortable by time, URL-safe (DECISIONS section 2). */

/** Crockford's base 32, lower case: no i, l, o or u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_LIMIT = 2 ** 48
const RANDOM_LIMIT = 2 ** 32

/** Bits are taken five at a time from the top, so that the text sorts as the number does. */
function encode(value: bigint): string {
  let text = ''
  for (let shift = 75n; shift >= 0n; shift -= 5n) text += DIGITS.charAt(Number((value >> shift) & 31n))
  return text
}

const whole = (value: number, limit: number): boolean => Number.isInteger(value) && value >= 0 && value < limit

/**
 * The id that always belongs to these two numbers; seeds and tests make theirs with it.
 * @param milliseconds since 1970, below 2^48.
 * @param number below 2^32, which tells ids of one millisecond apart.
 * @returns 16 characters.
 * @throws RangeError when a number does not fit.
 */
export function idFrom(milliseconds: number, number: number): string {
  if (!whole(milliseconds, TIME_LIMIT)) throw new RangeError(`${milliseconds} is not 48 bits of milliseconds`)
  if (!whole(number, RANDOM_LIMIT)) throw new RangeError(`${number} is not 32 bits`)
  return encode((BigInt(milliseconds) << 32n) | BigInt(number))
}

const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/**
 * @param now milliseconds since 1970.
 * @param random 32 random bits. Not enough to be a secret: an id is never a credential.
 * @returns a new id of 16 characters that sorts after those of earlier milliseconds.
 */
export const newId = (now: number = Date.now(), random: number = randomBits()): string => idFrom(now, random)
