/** Quantities of a list in fractions (docs/behaviour.md, "Fractions of a unit"). */
import { sql } from 'drizzle-orm'
import type { ListItemInput } from '../../../../domain/contract/lists.ts'
import { isQuantityOf } from '../../../../domain/trade-quantity.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { invalidInput } from '../../http/problem.ts'

/**
 * Reads the units of the products that are wanted in fractions; of most lists none.
 * @throws AppError 422 `input.invalid` for a fraction of what is counted
 */
export async function refuseFractions(db: Database, items: ListItemInput[] = []): Promise<void> {
  const ids = items.flatMap(({ product, quantity }) => (Number.isInteger(quantity ?? 0) ? [] : [product]))
  if (ids.length === 0) return
  const rows = await db
    .select({ id: products.id, unit: products.unit })
    .from(products)
    .where(sql`${products.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  const units = new Map(rows.map(({ id, unit }) => [id, unit]))
  const issues = items.flatMap(({ product, quantity }, at) =>
    quantity === null || isQuantityOf(quantity, units.get(product) ?? null)
      ? []
      : [
          {
            path: `items.${at}.quantity`,
            code: 'format',
            message: 'A whole number: the product is counted, not measured',
          },
        ],
  )
  if (issues.length > 0) throw invalidInput(issues)
}
