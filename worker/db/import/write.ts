/** Writes a plan of an import to the database. */
import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import { insertRows } from '../insert.ts'
import { products } from '../schema.ts'
import { productIndexText } from '../search-index.ts'
import type { WriteContext, WritePlan } from './plan-writes.ts'
import { indexStatements, replaceStatements, STATUS, updateProducts } from './replace.ts'

/** @returns the statements of a plan, for one batch, so that a product never exists without its search index */
export function planStatements(db: D1Database, plan: WritePlan, context: WriteContext): D1PreparedStatement[] {
  const { added, changed, adopted } = plan
  const indexed = added.map((row) => ({ ...row, text: productIndexText(row, context.lineageOf(row.category)) }))
  return [
    ...insertRows(db, products, added),
    ...indexStatements(db, indexed, []),
    ...replaceStatements(db, changed, context, STATUS),
    ...updateProducts(
      db,
      adopted.map(({ after }) => after),
      ['fed', 'externalId'],
    ),
  ]
}
