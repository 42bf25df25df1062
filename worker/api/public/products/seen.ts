/** The condition for public products, for statements that read many at once. */
import { type SQL, sql } from 'drizzle-orm'
import { PRODUCT_STATUSES } from '../../../../domain/statuses/product.ts'

const unseen = sql.raw(
  PRODUCT_STATUSES.filter((status) => status !== 'published')
    .map((status) => `'${status}'`)
    .join(),
)

/**
 * Looks the product up among the unpublished ones: they are few and have a partial index, so that one look-up for each
 * status costs a quarter of reading the product itself.
 * @param num SQL for the number of an existing product.
 */
export const isPublicProduct = (
  num: SQL,
): SQL => sql`NOT EXISTS (SELECT 1 FROM products AS unseen INDEXED BY products_unpublished
  WHERE unseen.status IN (${unseen}) AND unseen.status <> 'published' AND unseen.num = ${num})`
