/** Ids of rows, as the API shows them. */
import { encodeId } from '../../domain/ids.ts'

const TIME_LIMIT = 2 ** 48
const RANDOM_LIMIT = 2 ** 32

const whole = (value: number, limit: number): boolean => Number.isInteger(value) && value >= 0 && value < limit

/**
 * The id that always belongs to these two numbers, for seeds and tests.
 * @param milliseconds since 1970, below 2^48.
 * @param number below 2^32, which distinguishes ids of one millisecond.
 * @returns 16 characters.
 * @throws RangeError when a number does not fit.
 */
export function idFrom(milliseconds: number, number: number): string {
  if (!whole(milliseconds, TIME_LIMIT)) throw new RangeError(`${milliseconds} is not 48 bits of milliseconds`)
  if (!whole(number, RANDOM_LIMIT)) throw new RangeError(`${number} is not 32 bits`)
  return encodeId((BigInt(milliseconds) << 32n) | BigInt(number))
}

const randomBits = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/**
 * @param now milliseconds since 1970.
 * @param random 32 random bits. Not enough to be a secret: an id is never a credential.
 * @returns a new id of 16 characters that sorts after those of earlier milliseconds.
 */
export const newId = (now: number = Date.now(), random: number = randomBits()): string => idFrom(now, random)
