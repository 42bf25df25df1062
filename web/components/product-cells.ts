import type { ProductCard } from '../../domain/contract/products.ts'
import type { Tier } from '../../domain/contract/values.ts'
import type { Cell } from '../../domain/csv.ts'
import { deliveryTerms, listedTerms } from '../../domain/delivery-terms.ts'
import type { I18n } from '../../domain/i18n.ts'
import { labelledText } from '../../domain/labelled-text.ts'
import { type ReaderRate, roundedWorth } from '../../domain/reader-currency.ts'
import { href } from '../../domain/routes.ts'
import { vatNote } from '../../domain/vat-note.ts'

/** Kopecks, cents, fen in a rouble, a dollar, a yuan. */
const MINOR = 100

/** Columns of a spreadsheet of products; prices are the seller's own and their value in the reader's currency. */
const COLUMNS = [
  ...(['name', 'model', 'supplier', 'country', 'price', 'currency', 'from'] as const),
  ...(['worth', 'minimum', 'unit', 'stock', 'vat', 'terms', 'address'] as const),
]

const worth = ({ amount, currency, rub }: Tier, reader: ReaderRate): number =>
  (currency === reader.code ? amount : roundedWorth(rub / reader.rub)) / MINOR

const priceCells = (tier: Tier | undefined, reader: ReaderRate): Cell[] =>
  tier ? [tier.amount / MINOR, tier.currency, tier.from, worth(tier, reader)] : [null, null, null, null]

/**
 * @param origin of the site, for absolute addresses
 * @returns a row of headings and a row per product, with the article and the address of the variant that the query names; an unknown price or
 *   stock is an empty cell
 */
export function productCells(products: ProductCard[], i18n: I18n, origin: string): Cell[][] {
  const { t, country, locale, reader } = i18n
  const rows = products.map(({ id, slug, variant, name, model, supplier, tiers, moq, unit, stock, vat }): Cell[] => [
    ...[labelledText(name, i18n), variant ?? model, labelledText(supplier.name, i18n), country(supplier.country)],
    ...priceCells(tiers[0], reader),
    ...[moq, t(`account.units.${unit}`), stock, vatNote(vat, i18n)],
    listedTerms(deliveryTerms(tiers), i18n) || null,
    origin + href('product', locale, { id, slug }, { variant }),
  ])
  return [COLUMNS.map((column) => t(`export.${column}`, { currency: reader.code })), ...rows]
}
