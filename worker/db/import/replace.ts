/** Statements that replace stored products, with what search finds them by. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { products } from '../schema.ts'
import { indexProducts, type ProductIndexText, prepareBulk, productIndexText } from '../search-index.ts'
import { addSearchWords, forgetSearchWords } from '../search-words.ts'
import { canonical } from './canonical.ts'
import type { Replaced, StoredProduct, WriteContext } from './plan-writes.ts'
import { IMPORTED } from './product.ts'

/** Columns of a changed product. */
const WRITTEN = [...IMPORTED, 'parameters', 'onRequest', 'fed', 'version', 'updatedAt'] as const

/** Columns that say who sees a product. */
export const STATUS = ['status', 'statusReason', 'suspended'] as const

/**
 * Its triggers update listing and facet_counts. A row that somebody has saved since it was read has another version and is not written.
 * @returns a statement that updates these columns
 */
export function updateProducts(
  db: D1Database,
  rows: StoredProduct[],
  columns: readonly (keyof StoredProduct)[],
): D1PreparedStatement {
  const set = columns.map((column, at) => `${products[column].name} = row.value ->> ${at + 2}`)
  const raised = columns.includes('version') ? 1 : 0
  const cells = rows.map((row) => [row.id, row.version - raised, ...columns.map((column) => row[column])])
  return db
    .prepare(
      `UPDATE products SET ${set.join()} FROM json_each(?) AS row
        WHERE products.id = row.value ->> 0 AND products.version = row.value ->> 1`,
    )
    .bind(JSON.stringify(cells))
}

type Indexed = Pick<StoredProduct, 'id' | 'version' | 'status'> & { text: ProductIndexText }

/** A row that somebody has saved meanwhile has another version: it was not written, so its index is not either. */
export function indexStatements(
  db: D1Database,
  indexed: Indexed[],
  replaced: Pick<ProductIndexText, 'words'>[],
): D1PreparedStatement[] {
  if (indexed.length === 0) return []
  const published = indexed.filter(({ status }) => status === 'published')
  return [
    ...indexProducts(indexed),
    addSearchWords(published.map(({ text }) => text)),
    forgetSearchWords(replaced),
  ].map((statement) => prepareBulk(db, statement))
}

/**
 * @param columns besides those that an import writes
 * @returns the statements that replace stored products, with what search finds them by, for one batch
 */
export function replaceStatements(
  db: D1Database,
  replaced: Replaced[],
  { lineageOf }: Pick<WriteContext, 'lineageOf'>,
  columns: readonly (keyof StoredProduct)[] = [],
): D1PreparedStatement[] {
  if (replaced.length === 0) return []
  const textOf = (row: StoredProduct) => productIndexText(row, lineageOf(row.category))
  const rows = replaced.map(({ after }) => after)
  const indexed = rows.map((row) => ({ ...row, text: textOf(row) }))
  // Words of goods that nobody could search for were never counted.
  const before = replaced.filter((one) => one.before.status === 'published').map((one) => textOf(one.before))
  return [updateProducts(db, rows, [...WRITTEN, ...columns]), ...indexStatements(db, indexed, before)]
}

/** What search finds a product by. */
const searched = ({ names, description, category, model, brand, tnved, facts, variants }: StoredProduct): string =>
  canonical([names, description, category, model, brand, tnved, facts, variants.map(({ sku }) => sku)])

/** Every column that a change of many goods, or taking it back, may write. */
export const CHANGEABLE = [
  ...([...WRITTEN, ...STATUS] as const),
  ...(['deletedAt', 'deletedStatus', 'pricedAt'] as const),
] satisfies (keyof StoredProduct)[]

/** @returns the columns in which some of the rows change */
export const changedColumns = (replaced: readonly Replaced[]) =>
  CHANGEABLE.filter((column) =>
    replaced.some(({ before, after }) => canonical(before[column]) !== canonical(after[column])),
  )

/** Whether search has to find it in another way, or in another index. */
const isFoundAnew = ({ before, after }: Replaced): boolean =>
  (before.status === 'published') !== (after.status === 'published') || searched(before) !== searched(after)

/**
 * `replaceStatements` that writes only what differs, so that a change of prices costs neither search nor triggers of other columns.
 * @param replaced either all with the next version or all with the one they had
 */
export function changeStatements(
  db: D1Database,
  replaced: Replaced[],
  { lineageOf }: Pick<WriteContext, 'lineageOf'>,
): D1PreparedStatement[] {
  const columns = changedColumns(replaced)
  if (columns.length === 0) return []
  const textOf = (row: StoredProduct) => productIndexText(row, lineageOf(row.category))
  const rows = replaced.map(({ after }) => after)
  const found = replaced.filter(isFoundAnew)
  const indexed = found.map(({ after }) => ({ ...after, text: textOf(after) }))
  const before = found.filter((one) => one.before.status === 'published').map((one) => textOf(one.before))
  const first = columns.filter((column) => column !== 'pricedAt')
  return [
    ...(first.length > 0 ? [updateProducts(db, rows, first)] : []),
    // After the trigger that dates new prices (migrations/0035_price_dates.sql): prices that come back have their own day.
    ...(columns.includes('pricedAt') ? [updateProducts(db, rows, ['pricedAt'])] : []),
    ...indexStatements(db, indexed, before),
  ]
}
