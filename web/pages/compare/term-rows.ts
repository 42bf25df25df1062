import { formatCode } from '../../../domain/classifier/format-code.ts'
import { countryName } from '../../../domain/country-name.ts'
import { deliveryTerms, listedTerms } from '../../../domain/delivery-terms.ts'
import type { I18n } from '../../../domain/i18n.ts'
import { href } from '../../../domain/routes.ts'
import { stockText } from '../../../domain/stock-text.ts'
import { smallestOrder } from '../../../domain/tier-price.ts'
import type { SoldProduct } from '../product/variant.ts'
import { type ComparisonBasis, wantedOf } from './price-rows.ts'
import { type ComparedCell, type ComparedRow, comparedRow } from './row.ts'

const cell = (text: string | null | undefined): ComparedCell | null => (text ? { lines: [text] } : null)

function stockCell(product: SoldProduct, quantity: number | null, i18n: I18n): ComparedCell | null {
  const { stock, unit } = product
  if (stock === null) return null
  const lines = [stockText(product, i18n)]
  if (quantity !== null && stock > 0 && stock < quantity)
    lines.push(i18n.t('compare.toOrder', { quantity: i18n.t(`unit.${unit}`, { n: quantity - stock }) }))
  return { lines, value: stock }
}

function leadText({ leadDays }: SoldProduct, { t, number }: I18n): string | null {
  if (!leadDays) return null
  const { from, to } = leadDays
  return from === to ? t('product.days', { n: to }) : t('product.daysRange', { from: number(from), n: to })
}

/** The terms of sale besides the price. */
export function termRows(
  products: SoldProduct[],
  basis: Pick<ComparisonBasis, 'quantity' | 'unit'>,
  i18n: I18n,
): (ComparedRow | null)[] {
  const { t, number, locale } = i18n
  const isOneUnit = new Set(products.map(({ unit }) => unit)).size === 1
  const texts = (key: string, label: string, text: (product: SoldProduct) => string | null | undefined) =>
    comparedRow(
      key,
      label,
      products.map((product) => cell(text(product))),
    )
  const least = products.map(({ tiers, moq }) => smallestOrder(tiers, moq))
  // More than is needed is no advantage.
  const available = products.map((product) => {
    const quantity = wantedOf(basis, product)
    return product.stock === null || quantity === null ? product.stock : Math.min(product.stock, quantity)
  })
  return [
    comparedRow(
      'stock',
      t('product.stock'),
      products.map((product) => stockCell(product, wantedOf(basis, product), i18n)),
      isOneUnit ? { ranked: { numbers: available, best: 'highest' } } : {},
    ),
    comparedRow(
      'lead',
      t('product.lead'),
      products.map((product) => cell(leadText(product, i18n))),
      { ranked: { numbers: products.map(({ leadDays }) => leadDays?.to ?? null), best: 'lowest' } },
    ),
    comparedRow(
      'moq',
      t('product.moq'),
      products.map(({ unit }, at) => ({ lines: [t(`unit.${unit}`, { n: least[at] ?? 1 })], value: least[at] ?? 1 })),
      isOneUnit ? { ranked: { numbers: least, best: 'lowest' } } : {},
    ),
    texts('incoterm', t('product.incoterm'), ({ tiers }) => listedTerms(deliveryTerms(tiers), i18n)),
    comparedRow(
      'supplier',
      t('product.supplier'),
      products.map(({ supplier: { id, slug, name, verified } }) => ({
        lines: [name, ...(verified ? [t('card.verified')] : [])],
        href: href('supplier', locale, { id, slug }),
      })),
    ),
    texts('place', t('compare.supplierCountry'), ({ supplier }) => countryName(supplier.country, locale)),
    texts('country', t('product.country'), (product) => product.country && countryName(product.country, locale)),
    texts('brand', t('product.brand'), ({ brand }) => brand),
    texts('model', t('product.model'), ({ model }) => model),
    texts('weight', t('product.weight'), ({ weight }) =>
      weight === null ? null : t('product.kg', { n: number(weight / 1000) }),
    ),
    texts('tnved', t('product.tnved'), ({ tnved }) => tnved && formatCode(tnved)),
  ]
}
