import type { Product } from '../../../domain/contract/products.ts'
import type { Tier } from '../../../domain/contract/values.ts'
import { convertedPrice } from '../../../domain/converted-price.ts'
import { deliveryTerms, termText } from '../../../domain/delivery-terms.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { percent } from '../../../domain/percent.ts'
import { fromQuantity, unitPrice } from '../../../domain/price-text.ts'
import { tierRange } from '../../../domain/tier-price.ts'

/** A tier as texts, made at the edge: the browser only marks the one that applies. */
export interface PriceRow {
  /** The quantities it covers. */
  range: string
  /** How much cheaper a unit is than in the first tier; '' where it is not. */
  less: string
  /** The price in the reader's currency, with its unit, as on cards. */
  price: string
  /** The seller's own price with its unit, where that is in another currency; '' otherwise. */
  own: string
  /** 'FOB Ningbo', where prices differ by it; '' otherwise. */
  term: string
}

/** The tiers of a product, or of its variant, as texts. */
export function priceRows(tiers: Tier[], unit: Product['unit'], i18n: I18n): PriceRow[] {
  const { t, number, locale } = i18n
  const quantity = (n: number) => t(`unit.${unit}`, { n })
  const amounts = tiers.map(({ amount }) => amount)
  const isByTerm = deliveryTerms(tiers).length > 1
  return tiers.map((tier, index) => {
    const { from, to } = tierRange(tiers, index, unit)
    const first = tiers[0] ?? tier
    const worth = convertedPrice(tier, i18n)
    const own = unitPrice(tier, unit, i18n, amounts)
    const less = Math.round((1 - tier.amount / first.amount) * 100)
    return {
      range: to === null ? fromQuantity(from, unit, i18n) : `${number(from)}–${quantity(to)}`,
      less: less > 0 ? `−${percent(less, locale)}` : '',
      price: worth ? t(`each.${unit}`, { price: worth }) : own,
      own: worth && own,
      term: isByTerm ? deliveryTerms([tier]).map(termText).join() : '',
    }
  })
}
