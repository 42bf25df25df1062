/** Variants that were taken from a product, so that they can be put back (docs/behaviour.md, "Variants"). */
import { type SQL, sql } from 'drizzle-orm'
import { MAX_VARIANTS } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { products, type StoredVariant } from '../../../db/schema.ts'
import { decoded, valuesOf } from '../../../db/select.ts'
import { variantId } from '../../../db/variants.ts'
import type { ProductRow } from './queries.ts'

type Before = Pick<ProductRow, 'num' | 'id' | 'variants'>

/**
 * @param company number of the organization
 * @param id of its product
 * @returns the variants, each with its id, the last removed first
 */
export async function readRemovedVariants(db: Database, company: number, id: string): Promise<StoredVariant[]> {
  // A batch, because it joins the page's other reads; a single select is a round trip of its own.
  const [rows] = await db.batch([
    db
      .select({ variant: decoded<StoredVariant>(sql`variant`, 'variant') })
      .from(sql`removed_variants`)
      .where(
        sql`product = (SELECT num FROM ${products} WHERE ${products.id} = ${id} AND ${products.company} = ${company})`,
      )
      .orderBy(sql`created_at DESC`, sql`num DESC`)
      .limit(MAX_VARIANTS),
  ])
  return rows.map(({ variant }) => variant)
}

/**
 * @param after the product's variants after the change
 * @returns statements that store the removed variants, as many of the latest as a product may have, and delete stored
 *   ones that came back; none where all stay
 */
export function noteRemovedVariants({ num, id, variants }: Before, after: StoredVariant[], now: number): SQL[] {
  const before = variants.map((one, place) => ({ ...one, id: variantId(id, one, place) }))
  const present = new Set(after.map((one, place) => variantId(id, one, place)))
  const had = new Set(before.map((one) => one.id))
  const removed = before.filter((one) => !present.has(one.id))
  const back = [...present].filter((one) => !had.has(one))
  const writes: SQL[] = []
  if (back.length > 0) writes.push(sql`DELETE FROM removed_variants WHERE id IN ${valuesOf(back)}`)
  if (removed.length > 0)
    writes.push(
      sql`INSERT OR REPLACE INTO removed_variants (product, id, variant, created_at)
        SELECT ${num}, value ->> 'id', value, ${now} FROM json_each(${JSON.stringify(removed)})`,
      sql`DELETE FROM removed_variants WHERE product = ${num} AND num NOT IN (SELECT num FROM removed_variants
        WHERE product = ${num} ORDER BY created_at DESC, num DESC LIMIT ${MAX_VARIANTS})`,
    )
  return writes
}
