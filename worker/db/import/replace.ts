/** Statements that replace stored products together with their search index. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { jsonChunks } from '../insert.ts'
import { SEARCHED_COLUMNS } from '../product-columns.ts'
import { products, type StoredProduct } from '../schema.ts'
import { indexProducts, type ProductIndexText, prepareBulk, productIndexText } from '../search-index.ts'
import { addSearchWords, forgetSearchWords } from '../search-words.ts'
import { isSame } from './canonical.ts'
import type { Replaced, WriteContext } from './plan-writes.ts'
import { IMPORTED } from './product.ts'

/** Columns that are written where a product changes. */
const WRITTEN = [...IMPORTED, 'externalId', 'parameters', 'onRequest', 'fed', 'version', 'updatedAt'] as const

/** Columns that determine who can see a product. */
export const STATUS = ['status', 'statusReason', 'suspended'] as const

/**
 * Triggers of the table update listing and facet_counts. A row that somebody has saved since it was read has another version and is not
 * written.
 * @returns the statements that update these columns, of which there are several if the rows do not fit into one parameter
 */
export function updateProducts(
  db: D1Database,
  rows: StoredProduct[],
  columns: readonly (keyof StoredProduct)[],
): D1PreparedStatement[] {
  const set = columns.map((column, at) => `${products[column].name} = row.value ->> ${at + 2}`)
  const raised = columns.includes('version') ? 1 : 0
  const cells = rows.map((row) => [row.id, row.version - raised, ...columns.map((column) => row[column])])
  const statement = db.prepare(
    `UPDATE products SET ${set.join()} FROM json_each(?) AS row
      WHERE products.id = row.value ->> 0 AND products.version = row.value ->> 1`,
  )
  return Array.from(jsonChunks(cells), (chunk) => statement.bind(chunk))
}

type Indexed = Pick<StoredProduct, 'id' | 'version' | 'status'> & { text: ProductIndexText }

/** Indexes only rows that have the written version: one that somebody saved meanwhile was not written, and is not indexed either. */
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
 * @returns the statements that replace stored products, with their search index, for one batch
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
  // Words of goods that were not published were never counted.
  const before = replaced.filter((one) => one.before.status === 'published').map((one) => textOf(one.before))
  return [...updateProducts(db, rows, [...WRITTEN, ...columns]), ...indexStatements(db, indexed, before)]
}

const articlesOf = ({ variants }: StoredProduct) => variants.map(({ sku }) => sku)

const isSearchedAlike = ({ before, after }: Replaced): boolean =>
  SEARCHED_COLUMNS.every((column) => isSame(before[column], after[column])) &&
  (before.variants === after.variants || isSame(articlesOf(before), articlesOf(after)))

/** All columns that a bulk edit, or undoing it, may write. */
export const CHANGEABLE = [
  ...WRITTEN,
  ...STATUS,
  'deletedAt',
  'deletedStatus',
  'pricedAt',
] satisfies (keyof StoredProduct)[]

/** @returns the columns in which some of the rows change */
export const changedColumns = (replaced: readonly Replaced[]) =>
  CHANGEABLE.filter((column) => replaced.some(({ before, after }) => !isSame(before[column], after[column])))

/** Whether the search index of the product changes, or it moves to another index. */
export const changesSearchIndex = (one: Replaced): boolean =>
  (one.before.status === 'published') !== (one.after.status === 'published') || !isSearchedAlike(one)

/** Whether a trigger would set the date of the prices although this write sets it (migrations/0160_dated_prices.sql). */
const isDatedAnew = ({ before, after }: Replaced): boolean =>
  before.pricedAt === after.pricedAt && !(before.tiers === after.tiers && before.variants === after.variants)

/**
 * `replaceStatements` that writes only what differs, so that a change of prices costs neither search nor triggers of other columns.
 * @param replaced either all with the next version or all with their present one
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
  const reindexed = replaced.filter(changesSearchIndex)
  const indexed = reindexed.map(({ after }) => ({ ...after, text: textOf(after) }))
  const before = reindexed.filter((one) => one.before.status === 'published').map((one) => textOf(one.before))
  const dated = columns.includes('pricedAt') ? replaced.filter(isDatedAnew).map(({ after }) => after) : []
  return [
    ...updateProducts(db, rows, columns),
    ...updateProducts(db, dated, ['pricedAt']),
    ...indexStatements(db, indexed, before),
  ]
}
