/** The columns of products that a table does not state, so that they stay as they are (docs/behaviour.md, "Price lists as tables"). */
import type { ColumnRole, TableColumn } from '../../domain/price-table/roles.ts'
import { GROUPS, type Imported } from '../db/import/field-hashes.ts'

/** Columns of products, with the roles of table columns any one of which states them. */
const STATED_BY: [columns: readonly Imported[], roles: ColumnRole[]][] = [
  [['description'], ['description', 'description.en', 'description.ru', 'description.zh']],
  [['brand'], ['brand']],
  [['model'], ['model', 'article']],
  [['country'], ['country']],
  [['unit'], ['unit']],
  [['moq'], ['moq']],
  [['stock'], ['stock']],
  [['facts'], ['facts', 'facts.en', 'facts.ru', 'facts.zh', 'parameter', 'weight', 'dimensions', 'barcode']],
  [GROUPS.prices, ['price', 'tier', 'tiers']],
  [['pictures'], ['picture']],
]

/** @returns the columns of products that no column of the table states */
export function unstatedColumns(columns: readonly TableColumn[]): Imported[] {
  const roles = new Set(columns.map(({ role }) => role))
  return STATED_BY.flatMap(([said, by]) => (by.some((role) => roles.has(role)) ? [] : said))
}
