import type { I18n } from '../../../domain/i18n.ts'
import { ageNote, tierLine, tierTexts } from '../../../domain/price-text.ts'
import { type Quote, quote, smallestOrder } from '../../../domain/quote.ts'
import { converted, roundedWorth } from '../../../domain/reader-currency.ts'
import { vatNote } from '../../../domain/vat-note.ts'
import type { SoldProduct } from '../product/variant.ts'
import { type ComparedCell, type ComparedRow, comparedRow } from './row.ts'

/** Kopecks, cents, fen in a rouble, a dollar, a yuan. */
const MINOR = 100

/** The price of the quantity; null where there is none. */
const quoteOf = ({ tiers, moq }: SoldProduct, quantity: number | null): Quote | null =>
  quantity === null ? null : quote(tiers, moq, quantity)

/**
 * @returns kopecks without tax for one unit: the price that offers with and without VAT are compared by; null where the seller does not
 * say whether tax is included
 */
function netPrice({ vat }: SoldProduct, { tier }: Quote): number | null {
  if (!vat) return null
  return vat.included ? tier.rub / (1 + vat.rate / 100) : tier.rub
}

function priceCell(product: SoldProduct, quantity: number | null, i18n: I18n): ComparedCell {
  const { tiers, moq, unit, fromPrice, oldPrice } = product
  const [first] = tiers
  if (!first) return { lines: [i18n.t('card.onRequest')] }
  const found = quoteOf(product, quantity)
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

function netCell(product: SoldProduct, quantity: number | null, i18n: I18n): ComparedCell | null {
  const found = quoteOf(product, quantity)
  if (!found) return null
  const net = netPrice(product, found)
  if (net === null) return { lines: [i18n.t('card.vatUnknown')] }
  const { reader, money } = i18n
  const { tier } = found
  const isOwn = tier.currency === reader.code
  const own = tier.rub > 0 ? (net * tier.amount) / tier.rub : 0
  const worth = isOwn ? Math.round(own) : roundedWorth(net / reader.rub)
  return { lines: [`${isOwn ? '' : '≈ '}${money(worth, reader.code)}`], value: worth / MINOR }
}

function totalCell(product: SoldProduct, quantity: number | null, i18n: I18n): ComparedCell | null {
  const found = quoteOf(product, quantity)
  if (!found) return null
  const { tier, total, totalRub } = found
  const worth = converted({ currency: tier.currency, rub: totalRub }, i18n)
  return { lines: [i18n.money(total, tier.currency), worth].filter(Boolean), value: total / MINOR }
}

/**
 * Prices, in the order in which buyers compare them. Only prices of the same unit are ranked.
 * @param quantity in units; null where none is chosen and the products have no common unit
 */
export function priceRows(products: SoldProduct[], quantity: number | null, i18n: I18n): (ComparedRow | null)[] {
  const { t, number, reader } = i18n
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1
  const net = products.map((product) => {
    const found = isOneUnit ? quoteOf(product, quantity) : null
    return found && netPrice(product, found)
  })
  const label = quantity === null ? t('product.price') : t('compare.priceFor', { quantity: number(quantity) })
  const tiers = products.map((product): ComparedCell | null =>
    product.tiers.length > 1
      ? { lines: product.tiers.map((tier) => tierLine(tierTexts(tier, product.unit, i18n, product.fromPrice))) }
      : null,
  )
  return [
    comparedRow(
      'price',
      label,
      products.map((product) => priceCell(product, quantity, i18n)),
    ),
    comparedRow(
      'net',
      t('compare.net', { currency: reader.code }),
      products.map((product) => netCell(product, quantity, i18n)),
      { compared: net, ranked: { numbers: net, best: 'lowest' } },
    ),
    comparedRow(
      'total',
      t('inquiryItem.total'),
      products.map((product) => totalCell(product, quantity, i18n)),
    ),
    comparedRow(
      'vat',
      t('export.vat'),
      products.map(({ vat }) => ({ lines: [vatNote(vat, i18n)] })),
    ),
    comparedRow('tiers', t('catalogue.table.tiers'), tiers),
  ]
}
