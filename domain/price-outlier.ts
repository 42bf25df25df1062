import { median } from './median.ts'

/** With fewer prices than this, nothing is known about a usual price. */
const MIN_PRICES = 8
/** How many times the median a price may be, and what part of it. */
const FAR = 5

interface Compared {
  median: number
  compared: number
  outlier: 'low' | 'high' | null
}

/**
 * Compares a price with those of similar goods.
 * @param amount minor units, as the others
 * @param others in any order
 * @returns null where there are too few to compare with
 */
export function comparePrice(amount: number, others: readonly number[]): Compared | null {
  if (others.length < MIN_PRICES) return null
  const sorted = others.toSorted((one, other) => one - other)
  const middle = Math.round(median(sorted))
  const outlier = amount > middle * FAR ? 'high' : amount * FAR < middle ? 'low' : null
  return { median: middle, compared: others.length, outlier }
}
