/** What a column of a price list can have (docs/behaviour.md, "Price lists as tables"). */
import type { Locale } from '../locale.ts'

/** Texts that a price list may have in a column for each language. */
export const TRANSLATED = ['name', 'description', 'facts', 'terms'] as const
type Translated = (typeof TRANSLATED)[number]

export const COLUMN_ROLES = [
  'ignore',
  'id',
  'article',
  'name',
  'description',
  'category',
  'categoryCode',
  'brand',
  'model',
  'price',
  'tier',
  'tiers',
  'currency',
  'vat',
  'vatIncluded',
  'unit',
  'stock',
  'moq',
  'tnved',
  'country',
  'weight',
  'dimensions',
  'barcode',
  'picture',
  'parameter',
  'facts',
  'terms',
  'name.en',
  'name.ru',
  'name.zh',
  'description.en',
  'description.ru',
  'description.zh',
  'facts.en',
  'facts.ru',
  'facts.zh',
  'terms.en',
  'terms.ru',
  'terms.zh',
  'lead',
  'variants',
  'group',
] as const
export type ColumnRole = (typeof COLUMN_ROLES)[number]

/** Roles that several columns can have: a column of its own for each picture, price by quantity, parameter, warehouse. */
export const REPEATED: ReadonlySet<ColumnRole> = new Set(['ignore', 'tier', 'picture', 'parameter', 'stock'])

export interface TableColumn {
  role: ColumnRole
  /** The quantity from which the price of a `tier` holds. */
  from?: number | undefined
}

export const inLanguage = (role: Translated, locale: Locale): ColumnRole => `${role}.${locale}`

export const isTranslated = (role: ColumnRole): role is Translated => TRANSLATED.some((one) => one === role)

/** Columns of a table that are read: with more it is not a price list. */
export const MAX_TABLE_COLUMNS = 120
