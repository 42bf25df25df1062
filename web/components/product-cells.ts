import type { ProductCard } from '../../domain/contract/products.ts'
import type { Cell } from '../../domain/csv.ts'
import type { I18n } from '../../domain/i18n.ts'
import { href } from '../../domain/routes.ts'
import { vatNote } from './vat-note.ts'

/** Kopecks, cents, fen in a rouble, a dollar, a yuan. */
const MINOR = 100

/** What a spreadsheet of products has, column by column: of a price the seller's own, and its value in roubles. */
const COLUMNS = [
  ...(['name', 'model', 'supplier', 'country', 'price', 'currency', 'from'] as const),
  ...(['rub', 'minimum', 'unit', 'stock', 'vat', 'address'] as const),
]

/**
 * @param origin of the site, for addresses that work anywhere.
 * @returns a row of headings and a row a product; an unknown price or stock is an empty cell.
 */
export function productCells(products: ProductCard[], i18n: I18n, origin: string): Cell[][] {
  const { t, country, locale } = i18n
  const rows = products.map(({ id, slug, name, model, supplier, tiers: [tier], moq, unit, stock, vat }): Cell[] => [
    ...[name.text, model, supplier.name.text, country(supplier.country)],
    ...(tier ? [tier.amount / MINOR, tier.currency, tier.from, tier.rub / MINOR] : [null, null, null, null]),
    ...[moq, t(`perUnit.${unit}`), stock, vat && vatNote(vat, i18n)],
    origin + href('product', locale, { id, slug }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`)), ...rows]
}
