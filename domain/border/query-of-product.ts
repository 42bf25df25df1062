/** The estimate at the border that a product leads to (docs/behaviour.md, "Estimate at the border"). */
import type { Product } from '../contract/products.ts'
import { deliveryTerms } from '../delivery-terms.ts'
import { tierPrice } from '../tier-price.ts'
import { MINOR_UNITS } from '../trade-terms.ts'

/** Digits of a code that has a duty. */
const WHOLE_CODE = 10

/**
 * @returns the query of the code's page for the smallest order at its price; null where the code has fewer digits than
 *   a whole one, the price is on request, or it includes VAT. A delivery term that the seller has not stated is left
 *   for the reader to choose
 */
export function borderQuery({
  tnved,
  tiers,
  moq,
  unit,
  vat,
}: Pick<Product, 'tnved' | 'tiers' | 'moq' | 'unit' | 'vat'>): Record<string, string> | null {
  const priced = tierPrice(tiers, moq, moq)
  if (tnved?.length !== WHOLE_CODE || !priced || vat?.included) return null
  const [term] = deliveryTerms(tiers)
  return {
    value: String(priced.total / MINOR_UNITS),
    currency: priced.tier.currency,
    ...(term && { incoterm: term.incoterm }),
    ...((unit === 'piece' || unit === 'pair') && { count: String(moq) }),
  }
}
