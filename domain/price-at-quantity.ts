import type { PriceAtQuantity, ProductCard } from './contract/products.ts'
import type { PriceBasis, VatBasis } from './price-basis.ts'
import { type TierPrice, tierPrice } from './tier-price.ts'
import { quantityIn } from './trade-quantity.ts'

type Vat = ProductCard['vat']

/** What an amount is multiplied by, from the basis on which the seller states it to the wanted one. */
function taxFactor({ included, rate }: NonNullable<Vat>, wanted: VatBasis): number {
  // A rate of 0 says that no tax is in the price, not that none is due: with tax it cannot be computed.
  const tax = 1 + rate / 100
  if (included) return wanted === 'without' ? 1 / tax : 1
  return wanted === 'with' ? tax : 1
}

/**
 * The exact price of one unit at a quantity, on the wanted basis.
 * @param goods with all of their tiers
 * @returns in the product's unit; `vat` is what the amount has: it differs from the wanted basis where no rate is stated, and is null where nothing is
 */
export function priceAt(
  { tiers, moq, unit, vat }: Pick<ProductCard, 'tiers' | 'moq' | 'unit' | 'vat'>,
  basis: PriceBasis,
): PriceAtQuantity {
  const quantity = quantityIn(basis.quantity, basis.unit, unit)
  const none = { quantity: quantity ?? basis.quantity, price: null, vat: null }
  if (tiers.length === 0) return { ...none, apart: 'request' }
  if (quantity === null) return { ...none, apart: 'unit' }
  const found = tierPrice(tiers, moq, quantity)
  if (!found) return { ...none, apart: 'minimum' }
  const { amount, currency, rub } = found.tier
  if (!vat) return { quantity, price: { amount, currency, rub }, vat: null, apart: 'vat' }
  const factor = taxFactor(vat, basis.vat)
  const price = { amount: Math.round(amount * factor), currency, rub: Math.round(rub * factor) }
  return { quantity, price, vat: vat.rate === 0 ? 'without' : basis.vat, apart: null }
}

/**
 * The sum of a quantity on the wanted basis, rounded once and not for each unit.
 * @param found the price of the quantity
 * @returns null where it cannot be computed: nothing is stated about VAT, or no rate
 */
export function sumOnBasis(
  { tier, total, totalRub }: Pick<TierPrice, 'total' | 'totalRub'> & { tier: Pick<TierPrice['tier'], 'currency'> },
  vat: Vat,
  wanted: VatBasis,
): PriceAtQuantity['price'] {
  if (!vat || (vat.rate === 0 && wanted === 'with')) return null
  const factor = taxFactor(vat, wanted)
  return { amount: Math.round(total * factor), currency: tier.currency, rub: Math.round(totalRub * factor) }
}
