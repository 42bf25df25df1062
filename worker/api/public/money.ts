/** Prices in the seller's currency with their value in roubles (docs/behaviour.md, "Money"). */

import type { Tier } from '../../../domain/contract/values.ts'
import { type Currency, isCurrency } from '../../../domain/trade-terms.ts'
import type { Database } from '../../db/connection.ts'
import { rates, type StoredTier } from '../../db/schema.ts'

/** Roubles for one unit of each currency, and the date of the rate. */
export type Rates = ReadonlyMap<Currency, { rub: number; dated: string | null }>

/** The statement that reads the rates, for a batch. */
export const selectRates = (db: Database) =>
  db.select({ currency: rates.currency, rub: rates.rub, dated: rates.dated }).from(rates)

/** @returns the rates by currency; the rouble is always among them, with the rate 1 and no date. */
export function toRates(rows: { currency: string; rub: number; dated: string }[]): Rates {
  const known = new Map<Currency, { rub: number; dated: string | null }>()
  for (const { currency, rub, dated } of rows) if (isCurrency(currency)) known.set(currency, { rub, dated })
  return known.set('RUB', { rub: 1, dated: null })
}

/**
 * @param factor multiplies every price, for a variant that costs a multiple of the product.
 * @returns the tiers; an empty list, which means "on request", when the currency has no rate.
 */
export function toTiers(stored: StoredTier[], currency: string, known: Rates, factor = 1): Tier[] {
  const rate = isCurrency(currency) ? known.get(currency) : undefined
  if (!rate || !isCurrency(currency)) return []
  return stored.map(({ from, amount, incoterm }) => {
    const price = Math.round(amount * factor)
    return { from, amount: price, currency, rub: Math.round(price * rate.rub), ...(incoterm && { incoterm }) }
  })
}
