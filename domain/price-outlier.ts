/** Fewer prices than this say nothing about what is usual. */
const FEWEST = 8
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
  if (others.length < FEWEST) return null
  const sorted = others.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  const lower = sorted[Math.ceil(middle) - 1] ?? 0
  const median = Math.round((lower + upper) / 2)
  const outlier = amount > median * FAR ? 'high' : amount * FAR < median ? 'low' : null
  return { median, compared: others.length, outlier }
}
