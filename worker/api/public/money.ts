/** Prices in the seller's currency with their value in roubles (docs/behaviour.md, "Money"). */

import type { Tier } from '../../../domain/contract/values.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Text } from '../../../domain/text.ts'
import { type Currency, isAtSeller, isCurrency } from '../../../domain/trade-terms.ts'
import type { Database } from '../../db/connection.ts'
import { rates, type StoredTier } from '../../db/schema.ts'
import { localizedOrNull } from '../http/locale.ts'

/** Roubles for one unit of each currency, and the date of the rate. */
export type Rates = ReadonlyMap<Currency, { rub: number; dated: string | null }>

/** The statement that reads the rates, for a batch. */
export const selectRates = (db: Database) =>
  db
    .select({
      currency: rates.currency,
      rub: rates.rub,
      dated: rates.dated,
      source: rates.source,
      reason: rates.reason,
    })
    .from(rates)

/** @returns the rates by currency; the rouble is always among them, with the rate 1 and no date. */
export function toRates(rows: { currency: string; rub: number; dated: string }[]): Rates {
  const known = new Map<Currency, { rub: number; dated: string | null }>()
  for (const { currency, rub, dated } of rows) if (isCurrency(currency)) known.set(currency, { rub, dated })
  return known.set('RUB', { rub: 1, dated: null })
}

/**
 * The place that a delivery term names (docs/behaviour.md, "Named places").
 * @param city of the seller: it is the place where none was stated and the term ends at the seller
 * @returns null without a term, and for an unstated destination
 */
export function namedPlace(
  incoterm: string | null | undefined,
  place: Text | null | undefined,
  city: Text,
): Text | null {
  if (!incoterm) return null
  if (place && Object.keys(place).length > 0) return place
  return isAtSeller(incoterm) ? city : null
}

/** The context in which prices are converted and worded. */
export interface ShownPriceContext {
  currency: string
  rates: Rates
  /** The seller's, for delivery terms without a place. */
  city: Text
  locale: Locale
}

/** @returns the tiers; an empty list, which means "on request", when the currency has no rate. */
export function toTiers(stored: StoredTier[], { currency, rates, city, locale }: ShownPriceContext): Tier[] {
  const rate = isCurrency(currency) ? rates.get(currency) : undefined
  if (!rate || !isCurrency(currency)) return []
  return stored.map(({ from, amount, incoterm, place: stated }) => {
    const place = localizedOrNull(namedPlace(incoterm, stated, city), locale)
    const terms = incoterm && { incoterm, ...(place && { place }) }
    return { from, amount, currency, rub: Math.round(amount * rate.rub), ...terms }
  })
}
