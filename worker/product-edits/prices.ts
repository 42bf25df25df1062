/** Changes prices by a percentage, in whole minor units. */

import * as v from 'valibot'
import { PriceAmount } from '../../domain/contract/product-sections.ts'
import { MAX_LISTED_PRICE } from '../../domain/limits.ts'
import { type EditRefusal, ROUNDING_STEP, type Rounding } from '../../domain/product-edit-terms.ts'
import type { StoredProduct } from '../db/schema.ts'
import { lowestPrice } from '../db/variants.ts'

interface NewAmount {
  amount: number
  /** Whether the exact result lies between two amounts that the rounding allows. */
  rounded: boolean
}

/** Percentages are counted in hundredths of a per cent, so that all numbers are whole. */
const SCALE = 10_000n

/**
 * @param amount in minor units
 * @param percent with two decimals at most
 * @returns the amount after the change, rounded half up; computed in whole numbers, because 1.1 × 1.03 is not exact in floating point
 */
function raised(amount: number, percent: number, round: Rounding): NewAmount {
  const step = BigInt(ROUNDING_STEP[round])
  const exact = BigInt(amount) * (SCALE + BigInt(Math.round(percent * 100)))
  const unit = SCALE * step
  return { amount: Number(((2n * exact + unit) / (2n * unit)) * step), rounded: exact % unit !== 0n }
}

type Priced = Pick<StoredProduct, 'tiers' | 'variants' | 'currency'>

/** Every stored price: the product's own, and those of variants that have their own. */
export const amountsOf = ({ tiers, variants }: Priced): number[] =>
  [tiers, ...variants.map((variant) => variant.tiers ?? [])].flatMap((some) => some.map(({ amount }) => amount))

/** @returns kopecks that lists show and sort by; null on request, without a rate, and above the highest price of lists */
export function listedAt({ tiers, variants, currency }: Priced, rates: ReadonlyMap<string, number>): number | null {
  const amount = lowestPrice(tiers, variants)
  const rate = rates.get(currency)
  if (amount === undefined || rate === undefined) return null
  const listed = amount * rate
  return listed > MAX_LISTED_PRICE ? null : Math.round(listed)
}

type Raised = { columns: Pick<Priced, 'tiers' | 'variants'>; rounded: boolean } | { refused: EditRefusal }

/** All prices of a product and of its variants, raised by the same percentage; factors follow the product's prices by themselves. */
export function raisePrices(row: Priced, percent: number, round: Rounding): Raised {
  let rounded = false
  const raise = <Tier extends { amount: number }>(tiers: Tier[]): Tier[] =>
    tiers.map((tier) => {
      const next = raised(tier.amount, percent, round)
      rounded ||= next.rounded
      return { ...tier, amount: next.amount }
    })
  const columns = {
    tiers: raise(row.tiers),
    variants: row.variants.map((variant) => (variant.tiers ? { ...variant, tiers: raise(variant.tiers) } : variant)),
  }
  const amounts = amountsOf({ ...row, ...columns })
  if (amounts.length === 0) return { refused: 'no-price' }
  if (amounts.some((amount) => amount < 1)) return { refused: 'price-low' }
  if (!amounts.every((amount) => v.is(PriceAmount, amount))) return { refused: 'price-high' }
  return { columns, rounded }
}
