/** Which products the public may see: a condition for statements that read many at once. */
import { type SQL, sql } from 'drizzle-orm'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'

const UNSEEN = {
  draft: true,
  moderation: true,
  hidden: true,
  rejected: true,
  archived: true,
} satisfies Record<Exclude<ProductStatus, 'published'>, true>

const unseen = sql.raw(
  Object.keys(UNSEEN)
    .map((status) => `'${status}'`)
    .join(),
)

/**
 * Few of a million products are not published, and a partial index has only those: looking a number up there, once for each
 * status, costs a quarter of reading the product.
 * @param num in SQL, of a product that is there.
 */
export const canBeSeen = (
  num: SQL,
): SQL => sql`NOT EXISTS (SELECT 1 FROM products AS unseen INDEXED BY products_unpublished
  WHERE unseen.status IN (${unseen}) AND unseen.status <> 'published' AND unseen.num = ${num})`
