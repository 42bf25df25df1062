import type { PriceAtQuantity } from '../../../domain/contract/products.ts'
import { convertedPrice, roundedWorth } from '../../../domain/converted-price.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { priceAt, sumOnBasis } from '../../../domain/price-at-quantity.ts'
import type { VatBasis } from '../../../domain/price-basis.ts'
import { ageNote, tierTexts } from '../../../domain/price-text.ts'
import { smallestOrder, type TierPrice, tierPrice } from '../../../domain/tier-price.ts'
import { quantityFor, quantityIn } from '../../../domain/trade-quantity.ts'
import type { Unit } from '../../../domain/trade-terms.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import type { SoldProduct } from '../product/variant.ts'
import { type ComparedCell, type ComparedRow, comparedRow } from './row.ts'

/** Kopecks, cents, fen in a rouble, a dollar, a yuan. */
const MINOR = 100

/** What prices are compared on. */
export interface ComparisonBasis {
  /** Null where none is chosen and the products have no common unit. */
  quantity: number | null
  /** What the quantity counts; null where it is the same number of each product's own unit. */
  unit: Unit | null
  vat: VatBasis
}

/** The quantity in the product's own unit. */
export const wantedOf = (
  { quantity, unit }: Pick<ComparisonBasis, 'quantity' | 'unit'>,
  sold: SoldProduct,
): number | null => (quantity === null || unit === null ? quantity : quantityFor({ quantity, unit }, sold.unit))

/** The price of the quantity; null where there is none. */
const tierPriceOf = ({ tiers, moq }: SoldProduct, quantity: number | null): TierPrice | null =>
  quantity === null ? null : tierPrice(tiers, moq, quantity)

/** Other variants of the product may cost more: what is calculated from its lowest price is the least, too. */
const leastOf = ({ fromPrice }: SoldProduct, price: string, { t }: I18n): string =>
  fromPrice ? t('card.fromPrice', { price }) : price

/** The price of one unit on a basis; null where the product has none that can be compared on it. */
function comparablePrice(product: SoldProduct, quantity: number, vat: VatBasis): PriceAtQuantity['price'] {
  const { price, vat: found, apart } = priceAt(product, { quantity, unit: product.unit, vat })
  return apart === null && found === vat ? price : null
}

function priceCell(product: SoldProduct, quantity: number | null, i18n: I18n): ComparedCell {
  const { tiers, moq, unit, fromPrice, oldPrice } = product
  const [first] = tiers
  if (!first) return { lines: [i18n.t('card.onRequest')] }
  const found = tierPriceOf(product, quantity)
  if (quantity !== null && !found) {
    const least = i18n.t(`unit.${unit}`, { n: smallestOrder(tiers, moq) })
    return { lines: [i18n.t('product.belowMinimum', { quantity: least })] }
  }
  const tier = found?.tier ?? first
  const { price, own, held } = tierTexts(tier, unit, i18n, fromPrice)
  return {
    lines: [price, own, held, ...(oldPrice ? [ageNote(oldPrice, i18n)] : [])].filter(Boolean),
    value: tier.amount / MINOR,
  }
}

function basisCell(product: SoldProduct, quantity: number | null, vat: VatBasis, i18n: I18n): ComparedCell | null {
  if (quantity === null || !tierPriceOf(product, quantity)) return null
  const price = comparablePrice(product, quantity, vat)
  if (!price) return { lines: [i18n.t(vat === 'with' ? 'compare.noGross' : 'compare.noNet')] }
  const { reader, money, t } = i18n
  const isOwn = price.currency === reader.code
  const worth = isOwn ? price.amount : roundedWorth(price.rub / reader.rub)
  const text = t(`each.${product.unit}`, { price: `${isOwn ? '' : '≈\u00a0'}${money(worth, reader.code)}` })
  return { lines: [leastOf(product, text, i18n)], value: worth / MINOR }
}

/**
 * The sum on the basis; where it cannot be calculated, the seller's own sum with its basis, which a spreadsheet must
 * not take for a number. Products of several units also state the quantity of each.
 */
function totalCell(product: SoldProduct, { quantity, unit, vat }: ComparisonBasis, i18n: I18n): ComparedCell | null {
  const found = tierPriceOf(product, quantity)
  if (quantity === null || !found) return null
  const { tier, total, totalRub } = found
  const onBasis = sumOnBasis(found, product.vat, vat)
  const { amount, currency, rub } = onBasis ?? { amount: total, currency: tier.currency, rub: totalRub }
  const own = i18n.money(amount, currency)
  const worth = convertedPrice({ currency, rub }, i18n)
  const [first, ...others] = worth ? [worth, own] : [own]
  const note = onBasis ? [] : [vatNote(product.vat, i18n)]
  const ofWhat = unit === null ? [i18n.t(`unit.${product.unit}`, { n: quantity })] : []
  const lines = [leastOf(product, first, i18n), ...others, ...ofWhat, ...note]
  return onBasis ? { lines, value: amount / MINOR } : { lines }
}

/** A line for each tier, its quantity first; null where there is one price only. */
function tiersCell({ tiers, unit, fromPrice }: SoldProduct, i18n: I18n): ComparedCell | null {
  if (tiers.length < 2) return null
  const texts = tiers.map((tier) => tierTexts(tier, unit, i18n, fromPrice))
  return { lines: texts.map(({ held, price, own }) => [held, price, own].filter(Boolean)) }
}

/** Whether all are sold by units that measure the same. */
const isOneMeasure = (products: SoldProduct[]): boolean =>
  products.every(({ unit }) => quantityIn(1, products[0]?.unit ?? unit, unit) !== null)

/**
 * Prices, in the order in which buyers compare them. Only prices of units that measure the same are ranked.
 */
export function comparedPrices(products: SoldProduct[], basis: ComparisonBasis, i18n: I18n): (ComparedRow | null)[] {
  const { t, number, reader } = i18n
  const { quantity, unit, vat } = basis
  const wanted = (product: SoldProduct) => wantedOf(basis, product)
  const [first] = products
  // Prices of kilograms and tonnes are compared per unit of the first product.
  const ranked = products.map((product) => {
    const each = first ? quantityIn(1, first.unit, product.unit) : null
    const own = wanted(product)
    const price = own === null || !isOneMeasure(products) ? null : comparablePrice(product, own, vat)
    return price && each !== null ? price.rub * each : null
  })
  const held = unit === null ? number(quantity ?? 0) : t(`unit.${unit}`, { n: quantity ?? 0 })
  const label = quantity === null ? t('product.price') : t('compare.priceFor', { quantity: held })
  return [
    comparedRow(
      'price',
      label,
      products.map((product) => priceCell(product, wanted(product), i18n)),
    ),
    comparedRow(
      'basis',
      t(vat === 'with' ? 'compare.gross' : 'compare.net', { currency: reader.code }),
      products.map((product) => basisCell(product, wanted(product), vat, i18n)),
      { ranked: { numbers: ranked, best: 'lowest' } },
    ),
    comparedRow(
      'total',
      t(vat === 'with' ? 'compare.sumWithVat' : 'compare.sumWithoutVat'),
      products.map((product) => totalCell(product, { quantity: wanted(product), unit, vat }, i18n)),
    ),
    comparedRow(
      'vat',
      t('export.vat'),
      products.map(({ vat }) => ({ lines: [vatNote(vat, i18n)] })),
    ),
    comparedRow(
      'tiers',
      t('catalogue.table.tiers'),
      products.map((product) => tiersCell(product, i18n)),
    ),
  ]
}
