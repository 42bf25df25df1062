import type { LinePrice, LineProduct } from '../../../../domain/contract/line-offers.ts'
import { inUnitOf, isConvertible } from '../../../../domain/request-list/to-request.ts'
import { isCurrency } from '../../../../domain/trade-terms.ts'
import type { products, StoredLine } from '../../../db/schema.ts'
import { cheapestVariant, tierAt, variantTiers } from '../../../db/variants.ts'
import type { Rates } from '../money.ts'

type PricedRow = Pick<
  typeof products.$inferSelect,
  'tiers' | 'variants' | 'moq' | 'unit' | 'currency' | 'vatIncluded' | 'vatRate' | 'stock'
>

type Offer = Pick<LineProduct, 'minimum' | 'stock' | 'price' | 'gap'>
type Wanted = Pick<StoredLine, 'quantity' | 'unit'>

/** Why a quantity is not what the price is for; null where it is. */
function gapOf(
  { quantity, unit }: Wanted,
  sold: PricedRow['unit'],
  wanted: number | null,
  minimum: number,
): Offer['gap'] {
  if (quantity === null) return 'quantity'
  if (wanted === null) return isConvertible(unit, sold) ? 'fraction' : 'unit'
  return wanted < minimum ? 'minimum' : null
}

/**
 * What a product of a line costs today, at the line's quantity; at the smallest order where the line's quantity is smaller, or cannot be
 * converted to the product's unit. Without a variant the cheapest one's. Its price is null where it is on request, or has no rate.
 */
export function lineOffer(
  { tiers, variants, moq, unit, currency, vatIncluded, vatRate, stock }: PricedRow,
  variant: string | null,
  line: Wanted,
  rates: Rates,
): Offer {
  const wanted = line.quantity === null ? null : inUnitOf(line.quantity, line.unit, unit)
  const named = variants.find(({ sku }) => sku === variant)
  const cheapest = named ? null : cheapestVariant(tiers, variants, wanted ?? 0)
  const own = variantTiers(tiers, named ?? cheapest)
  const [first] = own
  const rate = isCurrency(currency) ? rates.get(currency) : undefined
  const minimum = Math.max(moq, first?.from ?? 0)
  const known = { minimum, stock: named?.stock ?? stock }
  if (!first || !rate || !isCurrency(currency)) return { ...known, price: null, gap: 'request' }
  const quantity = Math.max(wanted ?? 0, minimum)
  const { amount } = tierAt(own, quantity) ?? first
  const price: LinePrice = {
    quantity,
    amount,
    currency,
    rub: Math.round(amount * rate.rub),
    total: Math.round(amount * quantity),
    totalRub: Math.round(amount * quantity * rate.rub),
    vat: vatRate === null ? null : { included: vatIncluded, rate: vatRate },
    isLowest: cheapest?.isLowest ?? false,
  }
  return { ...known, price, gap: gapOf(line, unit, wanted, minimum) }
}
