/** What the lines of a list cost on one basis, with VAT or without it (docs/behaviour.md, "The sum of a list"). */

import type { LINE_GAPS, LinePrice, LineProduct, Sum } from '../contract/line-offers.ts'
import type { PriceAtQuantity } from '../contract/products.ts'
import { sumOnBasis } from '../price-at-quantity.ts'
import type { VatBasis } from '../price-basis.ts'

type LineGap = (typeof LINE_GAPS)[number]
type Worth = NonNullable<PriceAtQuantity['price']>

/** @returns the price of one unit on the basis; null where it cannot be computed */
export const eachOnBasis = ({ amount, rub, currency, vat }: LinePrice, basis: VatBasis): Worth | null =>
  sumOnBasis({ tier: { currency }, total: amount, totalRub: rub }, vat, basis)

/** @returns the price of the whole quantity on the basis; null where it cannot be computed */
export const lineOnBasis = ({ total, totalRub, currency, vat }: LinePrice, basis: VatBasis): Worth | null =>
  sumOnBasis({ tier: { currency }, total, totalRub }, vat, basis)

/** What a line costs, or why it is not in a sum. */
function costOf(product: Pick<LineProduct, 'price' | 'gap'> | null, basis: VatBasis): Worth | LineGap {
  if (!product) return 'product'
  const { price, gap } = product
  if (!price || gap) return gap ?? 'request'
  return lineOnBasis(price, basis) ?? 'vat'
}

/** @param products of all lines of a list; null for a line without one */
export function sumOfLines(products: (Pick<LineProduct, 'price' | 'gap'> | null)[], basis: VatBasis): Sum {
  const totals = new Map<Worth['currency'], Worth>()
  const gaps = new Map<LineGap, number>()
  for (const product of products) {
    const cost = costOf(product, basis)
    if (typeof cost === 'string') gaps.set(cost, (gaps.get(cost) ?? 0) + 1)
    else {
      const { amount = 0, rub = 0 } = totals.get(cost.currency) ?? {}
      totals.set(cost.currency, { ...cost, amount: amount + cost.amount, rub: rub + cost.rub })
    }
  }
  const left = [...gaps].map(([gap, lines]) => ({ gap, lines }))
  const summed = products.length - left.reduce((count, { lines }) => count + lines, 0)
  return { lines: summed, totals: [...totals.values()], gaps: left }
}
