/** What a table says nothing of, so that it stays as it is (docs/behaviour.md, "Price lists as tables"). */
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import type { IMPORTED } from '../db/import/product.ts'

type Imported = (typeof IMPORTED)[number]

/** Columns of products, with the roles of columns of which any one says them. */
const SAID_BY: [columns: Imported[], roles: ColumnRole[]][] = [
  [['description'], ['description', 'description.en', 'description.ru', 'description.zh']],
  [['brand'], ['brand']],
  [['model'], ['model', 'article']],
  [['country'], ['country']],
  [['unit'], ['unit']],
  [['moq'], ['moq']],
  [['stock'], ['stock']],
  [['facts'], ['facts', 'facts.en', 'facts.ru', 'facts.zh', 'parameter', 'weight', 'dimensions', 'barcode']],
  [
    ['tiers', 'currency', 'vatIncluded', 'vatRate', 'priceRub'],
    ['price', 'tier', 'tiers'],
  ],
  [['pictures'], ['picture']],
]

/** @returns the columns of products that none of the table's columns says anything of */
export function absentColumns(columns: readonly TableColumn[]): Imported[] {
  const roles = new Set(columns.map(({ role }) => role))
  return SAID_BY.flatMap(([said, by]) => (by.some((role) => roles.has(role)) ? [] : said))
}
