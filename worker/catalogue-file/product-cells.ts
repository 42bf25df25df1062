/** A product as the cells of a table that an import can read back (docs/behaviour.md, "The catalogue as a file"). */
import { countryName } from '../../domain/country-name.ts'
import { isLocale, type Locale } from '../../domain/locale.ts'
import type { ColumnRole } from '../../domain/price-table/roles.ts'
import { printedUnit } from '../../domain/request-list/unit-words.ts'
import { textIn } from '../../domain/text.ts'
import { decimalAmount, MINOR_UNITS } from '../../domain/trade-terms.ts'
import { fileUrl } from '../api/public/pictures.ts'
import { factLines } from '../db/import/listed-facts.ts'
import type { ShopCategory } from '../db/import/shop-categories.ts'
import { fileKeyOf } from '../db/import/stored-goods.ts'
import type { StoredProduct, StoredTier } from '../db/schema.ts'
import type { SpreadsheetCell } from '../spreadsheet/cells.ts'
import { leadCell, termsCell, variantCell } from './variant-cells.ts'

export interface FileContext {
  /** Language of the heads, and of names that have no column for each language. */
  locale: Locale
  /** Origin of the site, for the addresses of pictures that are stored here. */
  origin: string
  /** By the category's number. */
  categories: ReadonlyMap<number, ShopCategory>
  /** The words for true and false in the file's language. */
  words: { yes: string; no: string }
}

/** "1: 100.00; 10: 95.50"; '' for a single price from the smallest order, which is in the column of prices. */
export function tierText({ tiers, moq }: Pick<StoredProduct, 'tiers' | 'moq'>): string {
  if (tiers.length < 2 && (tiers[0]?.from ?? moq) === moq) return ''
  return tiers.map(({ from, amount }: StoredTier) => `${from}: ${decimalAmount(amount)}`).join('; ')
}

/** @returns the addresses; an import recognises those of files that are stored here by the ids in them */
export const pictureAddresses = ({ pictures }: Pick<StoredProduct, 'pictures'>, origin: string): string[] =>
  pictures.map((picture) => ('url' in picture ? picture.url : origin + fileUrl(picture.id)))

/** "Valves > Ball valves" */
export const categoryPathOf = (category: ShopCategory | undefined, locale: Locale): string =>
  (category?.lineage.toReversed() ?? []).map((names) => textIn(names, locale)).join(' > ')

type CellOf = (row: StoredProduct, context: FileContext) => SpreadsheetCell

const CELLS: Partial<Record<ColumnRole, CellOf>> = {
  id: (row) => fileKeyOf(row),
  category: ({ category }, { categories, locale }) => categoryPathOf(categories.get(category), locale),
  categoryCode: ({ category }, { categories }) => categories.get(category)?.slug ?? '',
  brand: ({ brand }) => brand,
  model: ({ model }) => model,
  price: ({ tiers: [first] }) => (first ? { amount: first.amount / MINOR_UNITS } : null),
  tiers: (row) => tierText(row),
  currency: ({ currency }) => currency,
  vat: ({ vatRate }) => (vatRate === null ? null : `${vatRate}%`),
  vatIncluded: ({ vatRate, vatIncluded }, { words }) => (vatRate === null ? null : vatIncluded ? words.yes : words.no),
  unit: ({ unit }) => printedUnit(unit),
  moq: ({ moq }) => moq,
  stock: ({ stock }) => stock,
  tnved: ({ tnved }) => tnved,
  country: ({ country }, { locale }) => (country === null ? null : countryName(country, locale)),
  lead: (row) => leadCell(row),
  variants: (row, { origin }) => variantCell(row, origin),
  picture: (row, { origin }) => pictureAddresses(row, origin).join('\n'),
}

/** @returns the cell of a column; a column of one language has only the text in it */
export function productCell(row: StoredProduct, role: ColumnRole, context: FileContext): SpreadsheetCell {
  const [base, language] = role.split('.')
  if (!isLocale(language)) return CELLS[role]?.(row, context) ?? null
  if (base === 'facts') return factLines(row.facts, language)
  if (base === 'terms') return termsCell(row, language)
  return (base === 'name' ? row.names : row.description)[language] ?? null
}
