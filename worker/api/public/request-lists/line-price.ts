import type { LinePrice } from '../../../../domain/contract/request-lists.ts'
import { inUnitOf } from '../../../../domain/request-list/to-request.ts'
import { isCurrency } from '../../../../domain/trade-terms.ts'
import type { products, StoredLine } from '../../../db/schema.ts'
import { cheapestVariant, tierAt, variantTiers } from '../../../db/variants.ts'

type PricedRow = Pick<
  typeof products.$inferSelect,
  'tiers' | 'variants' | 'moq' | 'unit' | 'currency' | 'vatIncluded' | 'vatRate'
>

/**
 * Today's list price of a line's product, at the line's quantity; at the smallest order where the line's quantity is smaller, or cannot
 * be converted to the product's unit. Without a variant the cheapest one's.
 * @returns null where the price is on request
 */
export function linePrice(
  { tiers, variants, moq, unit, currency, vatIncluded, vatRate }: PricedRow,
  variant: string | null,
  line: Pick<StoredLine, 'quantity' | 'unit'>,
): LinePrice | null {
  const wanted = line.quantity === null ? 0 : (inUnitOf(line.quantity, line.unit, unit) ?? 0)
  const named = variants.find(({ sku }) => sku === variant)
  const cheapest = named ? null : cheapestVariant(tiers, variants, wanted)
  const own = variantTiers(tiers, named ?? cheapest)
  const [first] = own
  if (!first || !isCurrency(currency)) return null
  const quantity = Math.max(wanted, moq, first.from)
  const { amount } = tierAt(own, quantity) ?? first
  return {
    quantity,
    amount,
    currency,
    total: Math.round(amount * quantity),
    vat: vatRate === null ? null : { included: vatIncluded, rate: vatRate },
    isLowest: cheapest?.isLowest ?? false,
  }
}
