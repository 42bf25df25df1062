/** Writes the products of a feed to the database: adds new ones, updates changed ones, leaves equal ones alone. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { productIndexText } from '../search-index.ts'
import { type ByHand, planWrites, type WriteContext, type WritePlan } from './plan-writes.ts'
import type { ImportedProduct } from './product.ts'
import { indexStatements, replaceStatements, STATUS, updateProducts } from './replace.ts'

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  byHand: ByHand
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
