import type { ProductCard } from '../../domain/contract/products.ts'
import type { Tier } from '../../domain/contract/values.ts'
import { roundedWorth } from '../../domain/converted-price.ts'
import { countryName } from '../../domain/country-name.ts'
import type { CsvCell } from '../../domain/csv.ts'
import { deliveryTerms, listedTerms } from '../../domain/delivery-terms.ts'
import type { I18n } from '../../domain/i18n.ts'
import { labelledText } from '../../domain/labelled-text.ts'
import { atQuantityText } from '../../domain/price-text.ts'
import type { ReaderRate } from '../../domain/reader-currency.ts'
import { href } from '../../domain/routes.ts'
import { MINOR_UNITS } from '../../domain/trade-terms.ts'
import { vatNote } from '../../domain/vat-note.ts'

/** Columns of a spreadsheet of products; prices are the seller's own and their value in the reader's currency. */
const COLUMNS = [
  'name',
  'model',
  'supplier',
  'country',
  'price',
  'currency',
  'from',
  'priceNote',
  'worth',
  'minimum',
  'unit',
  'stock',
  'vat',
  'terms',
  'address',
] as const

const worth = ({ amount, currency, rub }: Tier, reader: ReaderRate): number =>
  (currency === reader.code ? amount : roundedWorth(rub / reader.rub)) / MINOR_UNITS

/** The price at the chosen quantity, where there is one; else that of the smallest order; and whether other variants cost more. */
function priceCells({ tiers, atQuantity, fromPrice }: ProductCard, { t, reader }: I18n): CsvCell[] {
  const exact = atQuantity?.price && { ...atQuantity.price, from: atQuantity.quantity }
  const tier = exact ?? tiers[0]
  if (!tier) return [null, null, null, null, null]
  const note = fromPrice ? t('export.lowestPrice') : null
  return [tier.amount / MINOR_UNITS, tier.currency, tier.from, note, worth(tier, reader)]
}

type Parameter = Pick<NonNullable<ProductCard['columns']>[number], 'key' | 'name'>

/** The parameters that any product states: each is inserted behind the one that precedes it in its product, as in the category. */
function parametersOf(products: ProductCard[]): Parameter[] {
  const found: Parameter[] = []
  for (const { columns = [] } of products) {
    let at = 0
    for (const column of columns) {
      const known = found.findIndex(({ key }) => key === column.key)
      if (known === -1) found.splice(at, 0, column)
      at = (known === -1 ? at : known) + 1
    }
  }
  return found
}

function columnText(columns: ProductCard['columns'], wanted: string, i18n: I18n): CsvCell {
  const stated = columns?.find(({ key }) => key === wanted)
  return stated ? labelledText(stated.value, i18n) : null
}

/**
 * @param products with `columns`, if their parameters are to have columns
 * @param origin of the site, for absolute addresses
 * @returns a row of headings and a row per product, with the article and the address of the variant that the query names; an unknown price or
 *   stock is an empty cell. Parameters are the last columns but one, in the sellers' words
 */
export function productCells(products: ProductCard[], i18n: I18n, origin: string): CsvCell[][] {
  const { t, locale, reader } = i18n
  const parameters = parametersOf(products)
  const rows = products.map((product): CsvCell[] => {
    const { id, slug, variant, name, model, supplier, tiers, moq, unit, stock, vat, columns } = product
    return [
      labelledText(name, i18n),
      variant ?? model,
      labelledText(supplier.name, i18n),
      countryName(supplier.country, locale),
      ...priceCells(product, i18n),
      moq,
      t(`account.units.${unit}`),
      stock,
      atQuantityText(product, i18n)?.vat ?? vatNote(vat, i18n),
      listedTerms(deliveryTerms(tiers), i18n) || null,
      ...parameters.map(({ key }) => columnText(columns, key, i18n)),
      origin + href('product', locale, { id, slug }, { variant }),
    ]
  })
  const headings = COLUMNS.map((column) => t(`export.${column}`, { currency: reader.code }))
  return [
    [...headings.slice(0, -1), ...parameters.map(({ name }) => labelledText(name, i18n)), ...headings.slice(-1)],
    ...rows,
  ]
}
