/** The format of ids: opaque, sortable by creation, URL-safe. */

/** Crockford's base 32, lower case: no i, l, o or u. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz'

/** Source of a regular expression for one id. */
export const ID_PATTERN = '[0-9a-hjkmnp-tv-z]{16}'

/**
 * Encodes five bits per character from the highest, so that the texts sort as the numbers do.
 * @param value 80 bits
 * @returns 16 characters
 */
export function encodeId(value: bigint): string {
  let text = ''
  for (let shift = 75n; shift >= 0n; shift -= 5n) text += DIGITS.charAt(Number((value >> shift) & 31n))
  return text
}

/** @returns when an id was made, milliseconds since 1970: its first 48 bits */
export function timeOfId(id: string): number {
  const bits = [...id].reduce((value, digit) => (value << 5n) | BigInt(DIGITS.indexOf(digit)), 0n)
  return Number(bits >> 32n)
}
