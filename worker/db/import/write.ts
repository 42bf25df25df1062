/** Writes the products of a feed to the database: adds new ones, updates changed ones, leaves equal ones alone. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { indexProducts, type ProductIndexText, prepareBulk, productIndexText } from '../search-index.ts'
import { addSearchWords, forgetSearchWords } from '../search-words.ts'
import {
  type ByHand,
  planWrites,
  type Replaced,
  type StoredProduct,
  type WriteContext,
  type WritePlan,
} from './plan-writes.ts'
import { IMPORTED, type ImportedProduct } from './product.ts'

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  byHand: ByHand
}

/** Columns of a changed product. */
const WRITTEN = [...IMPORTED, 'parameters', 'onRequest', 'fed', 'version', 'updatedAt'] as const

/** Columns that say who sees a product. */
export const STATUS = ['status', 'statusReason', 'suspended'] as const

/**
 * Its triggers update listing and facet_counts. A row that somebody has saved since it was read has another version and is not written.
 * @returns a statement that updates these columns
 */
function updateProducts(
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
function indexStatements(
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

/** @returns the statements of a plan, for one batch, so that a product never exists without its search index */
export function planStatements(db: D1Database, plan: WritePlan, context: WriteContext): D1PreparedStatement[] {
  const { added, changed, adopted } = plan
  const indexed = added.map((row) => ({ ...row, text: productIndexText(row, context.lineageOf(row.category)) }))
  return [
    ...insertRows(db, products, added),
    ...indexStatements(db, indexed, []),
    ...replaceStatements(db, changed, context, STATUS),
    ...(adopted.length > 0
      ? [
          updateProducts(
            db,
            adopted.map(({ after }) => after),
            ['fed'],
          ),
        ]
      : []),
  ]
}

/**
 * Updates the products that earlier imports wrote, found by the supplier's ids, and adds the others.
 * @param imported some hundred kB of products with distinct external ids.
 */
export async function writeProducts(
  db: D1Database,
  imported: ImportedProduct[],
  context: WriteContext,
): Promise<WriteCounts> {
  const plan = await planWrites(db, imported, context)
  const statements = planStatements(db, plan, context)
  if (statements.length > 0) await db.batch(statements)
  const { added, changed, unchanged, byHand } = plan
  return { added: added.length, changed: changed.length, unchanged, byHand }
}
