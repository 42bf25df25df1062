import type { Tier } from './contract/values.ts'
import { isMeasured } from './trade-quantity.ts'
import type { Unit } from './trade-terms.ts'

/** The price of a quantity. Amounts are minor units: of the seller's currency, and kopecks for `totalRub`. */
export interface TierPrice {
  /** Index of the tier that applies. */
  index: number
  tier: Tier
  total: number
  totalRub: number
  /** Difference to the first tier's price for the same quantity. */
  saving: number
}

/** The smallest quantity that has a price: the seller's minimum order, or the beginning of the first tier if that is more. */
export const smallestOrder = (tiers: readonly Tier[], moq: number): number => Math.max(moq, tiers[0]?.from ?? 1)

/**
 * The price of a quantity.
 * @param tiers by rising `from`
 * @returns null below the smallest order, and where the price is on request
 */
export function tierPrice(tiers: readonly Tier[], moq: number, quantity: number): TierPrice | null {
  const first = tiers[0]
  if (!first || quantity < smallestOrder(tiers, moq)) return null
  const index = tiers.findLastIndex((tier) => tier.from <= quantity)
  const tier = tiers[index] ?? first
  return {
    index,
    tier,
    total: Math.round(tier.amount * quantity),
    totalRub: Math.round(tier.rub * quantity),
    saving: Math.max(0, Math.round((first.amount - tier.amount) * quantity)),
  }
}

/** The quantities a tier covers: from, and to unless it is the last; of what is measured up to where the next begins. */
export function tierRange(tiers: readonly Tier[], index: number, unit: Unit): { from: number; to: number | null } {
  const next = tiers[index + 1]
  return { from: tiers[index]?.from ?? 1, to: next ? next.from - (isMeasured(unit) ? 0 : 1) : null }
}
