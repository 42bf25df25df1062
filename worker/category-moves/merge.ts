/** Moves the goods of a merged category to the one that it was merged into, in bounded steps (docs/decisions/0056-moving-categories.md). */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { type Write, writeBatch } from '../api/http/writes/commit.ts'
import { type Database, database } from '../db/connection.ts'
import { valuesOf } from '../db/select.ts'
import { MOVED_AT_ONCE, refreshGoodsJobs } from './refresh-goods.ts'

/** Rows of each other table that refer to a merged category and are changed in one step. */
const REPOINTED_AT_ONCE = 1_000

/** Tables besides products that refer to a category, with their keys. */
const REFERRING = [
  { table: sql`category_choices`, key: sql`company, path` },
  { table: sql`partner_feeds`, key: sql`num` },
  { table: sql`category_proposals`, key: sql`num` },
  { table: sql`open_requests`, key: sql`num` },
]

const repointReferences = (category: number, into: number): SQL[] =>
  REFERRING.map(
    ({ table, key }) => sql`UPDATE ${table} SET category = ${into} WHERE (${key}) IN (
      SELECT ${key} FROM ${table} WHERE category = ${category} LIMIT ${REPOINTED_AT_ONCE})`,
  )

/** Deletes the category if no row refers to it any more, and redirects its address. */
function deleteEmpty(category: number, into: number): SQL[] {
  const isEmpty = sql.join(
    [sql`products`, ...REFERRING.map(({ table }) => table)].map(
      (table) => sql`NOT EXISTS (SELECT 1 FROM ${table} WHERE category = ${category})`,
    ),
    sql` AND `,
  )
  return [
    sql`INSERT OR REPLACE INTO category_redirects (id, category) SELECT id, ${into} FROM categories
      WHERE num = ${category} AND ${isEmpty}`,
    sql`UPDATE category_redirects SET category = ${into} WHERE category = ${category} AND ${isEmpty}`,
    ...[sql`parameters`, sql`category_ancestors`, sql`leaving_ancestors`].map(
      (table) => sql`DELETE FROM ${table} WHERE category = ${category} AND ${isEmpty}`,
    ),
    sql`DELETE FROM categories WHERE num = ${category} AND ${isEmpty}`,
  ]
}

const goodsOf = (db: Database, category: number) =>
  db.all<{ num: number }>(
    sql`SELECT num FROM products INDEXED BY products_category WHERE category = ${category} LIMIT ${MOVED_AT_ONCE}`,
  )

/**
 * Moves the next goods of a category that is being merged; after the last of them, the category is deleted.
 * @returns how many goods; null where no category is being merged
 */
export async function mergeNext(d1: D1Database, now: number): Promise<number | null> {
  const db = database(d1)
  const [merged] = await db.all<{ num: number; into: number }>(
    sql`SELECT num, merging AS "into" FROM categories WHERE merging IS NOT NULL ORDER BY num LIMIT 1`,
  )
  if (!merged) return null
  const { num, into } = merged
  const goods = await goodsOf(db, num)
  const page = valuesOf(goods.map((row) => row.num))
  const writes: Write[] =
    goods.length > 0
      ? [
          sql`INSERT OR IGNORE INTO reindex (num) SELECT num FROM products WHERE num IN ${page} AND category = ${num}`,
          sql`UPDATE products SET category = ${into}, version = version + 1 WHERE num IN ${page} AND category = ${num}`,
        ]
      : [...repointReferences(num, into), ...deleteEmpty(num, into), ...refreshGoodsJobs(into, now)]
  await writeBatch(d1, writes)
  return goods.length
}
