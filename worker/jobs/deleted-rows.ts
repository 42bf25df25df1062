import * as v from 'valibot'
import { HOUR_MS } from '../../domain/durations.ts'
import { RESTORABLE_FOR } from '../api/organization/restorable.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Products, and legal entities, that one step deletes. */
const AT_ONCE = 200

/**
 * Selects a JSON array of the numbers of products that were deleted too long ago to be restored. The newest product is not deleted until
 * there is a newer one: SQLite would give its number to the next product, to which inquiries and views of the old one would then belong.
 */
const EXPIRED_PRODUCTS = `SELECT json_group_array(num) FROM (
  SELECT num FROM products WHERE deleted_at IS NOT NULL AND deleted_at < ?1 AND num < (SELECT max(num) FROM products)
  ORDER BY deleted_at LIMIT ${AT_ONCE})`

const IN_LIST = 'IN (SELECT value FROM json_each(?1))'

/** Deletes the rows that refer to a product, before the product itself. */
const DELETE_PRODUCT_ROWS = [
  `DELETE FROM favourites WHERE product ${IN_LIST}`,
  `DELETE FROM file_uses WHERE kind = 'product' AND owner ${IN_LIST}`,
  `DELETE FROM reviews WHERE kind = 'product' AND subject ${IN_LIST}`,
  `DELETE FROM products WHERE num ${IN_LIST}`,
]

const ENTITIES = `DELETE FROM legal_entities WHERE num IN (
  SELECT num FROM legal_entities WHERE deleted_at IS NOT NULL AND deleted_at < ? LIMIT ${AT_ONCE})`

/** How many were deleted so far. */
const Counts = v.object({ products: v.number(), entities: v.number() })

/** Permanently deletes products and legal entities that can no longer be restored. */
export const deletedRows = defineJob({
  name: 'deleted-rows',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: Counts,
  async step({ DB }, { now, cursor }) {
    const before = now - RESTORABLE_FOR
    const nums = (await DB.prepare(EXPIRED_PRODUCTS).bind(before).first<string>('json_group_array(num)')) ?? '[]'
    const statements = [
      ...DELETE_PRODUCT_ROWS.map((sql) => DB.prepare(sql).bind(nums)),
      DB.prepare(ENTITIES).bind(before),
    ]
    const results = await DB.batch(statements)
    const deleted = {
      products: v.parse(v.array(v.number()), JSON.parse(nums)).length,
      entities: results.at(-1)?.meta.changes ?? 0,
    }
    const products = deleted.products + (cursor?.products ?? 0)
    const entities = deleted.entities + (cursor?.entities ?? 0)
    if (deleted.products >= AT_ONCE || deleted.entities >= AT_ONCE) return { next: { products, entities } }
    return { done: `${products} products, ${entities} legal entities` }
  },
})
