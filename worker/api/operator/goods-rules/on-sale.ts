/** Goods on sale that fall under a rule (docs/behaviour.md, "Forbidden and licensed goods"). */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { BY_RULE, type GoodsRule, ruleFor } from '../../../../domain/goods-rules.ts'
import { MAX_RULED } from '../../../../domain/limits.ts'
import { type Database, database } from '../../../db/connection.ts'
import { selectGoodsRules } from '../../../db/goods-rules.ts'
import { firstOfStep } from '../../../db/reindex.ts'
import { goodsRules, products } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'
import { writeBatch } from '../../http/writes/commit.ts'

/** A rule, with its key. */
type OneRule = GoodsRule & { num: number }

/** @returns undefined where it was removed meanwhile */
export const readGoodsRule = async (db: Database, id: string): Promise<OneRule | undefined> =>
  (await selectGoodsRules(db).where(sql`${goodsRules.id} = ${id}`))[0]

/** Goods of a rule that buyers see still, as a FROM clause with `p` for products. */
export const stillOnSale = (rule: SQL): SQL => sql`FROM ruled_goods AS r CROSS JOIN products AS p ON p.num = r.product
  AND p.status = 'published' AND p.deleted_at IS NULL WHERE r.rule = ${rule}`

/** @param some a SELECT of numbers of products, of which as many are read as one step can do */
const readSome = (db: Database, some: SQL) =>
  db
    .select({
      num: products.num,
      names: products.names,
      description: products.description,
      category: products.category,
      tnved: products.tnved,
      status: products.status,
      deletedAt: products.deletedAt,
      version: products.version,
    })
    .from(products)
    .where(sql`${products.num} IN (${firstOfStep(some)})`)

/** Goods that moderators have approved since the rule was changed are left out. */
const list = (num: number, found: number[]): SQL => sql`INSERT OR IGNORE INTO ruled_goods (rule, product)
  SELECT rule.num, one.value FROM goods_rules AS rule CROSS JOIN json_each(${JSON.stringify(found)}) AS one
  WHERE rule.num = ${num} AND NOT EXISTS (SELECT 1 FROM reviews AS seen WHERE seen.kind = 'product' AND seen.subject = one.value
    AND seen.decision = 'approved' AND seen.decided_at > rule.updated_at)`

const countOf = (num: number): SQL => sql`(SELECT count(*) FROM ruled_goods WHERE rule = ${num})`

/**
 * Compares the next goods, some hundred at most, with a rule, and lists those on sale that fall under it.
 * @param after number of the last product that was compared; 0 begins anew
 * @returns the number of the last one now; null when all are done, or as many are listed as can be
 */
export async function compareNextGoods(db: Database, rule: OneRule, after: number): Promise<number | null> {
  const { num } = rule
  const rows = await readSome(db, sql`SELECT num FROM products WHERE num > ${after} ORDER BY num`)
  const isOnSale = (row: (typeof rows)[number]) => row.status === 'published' && row.deletedAt === null
  const found = rows.filter((row) => isOnSale(row) && ruleFor(row, [rule]) !== null).map((row) => row.num)
  if (after === 0) await db.run(sql`DELETE FROM ruled_goods WHERE rule = ${num}`)
  if (found.length > 0) await db.run(list(num, found))
  const [counted] = await db.all<{ n: number }>(sql`SELECT ${countOf(num)} AS n`)
  const last = rows.reduce((most, row) => Math.max(most, row.num), 0)
  if (last > 0 && (counted?.n ?? 0) < MAX_RULED) return last
  await db.run(sql`UPDATE goods_rules SET on_sale = ${countOf(num)} WHERE num = ${num}`)
  return null
}

/**
 * Takes the next listed goods off sale, some hundred at most: they wait for the moderators. One that was edited since and falls under the
 * rule no longer stays.
 * @returns how many listed goods this step has read; 0: there are no more
 */
export async function withholdNext(d1: D1Database, rule: OneRule, now: number): Promise<number> {
  const { num } = rule
  const rows = await readSome(database(d1), sql`SELECT p.num ${stillOnSale(sql`${num}`)}`)
  const ruled = rows.filter((row) => ruleFor(row, [rule]) !== null)
  const versions = JSON.stringify(ruled.map((row) => [row.num, row.version]))
  const those = sql`SELECT p.num FROM json_each(${versions}) AS given CROSS JOIN products AS p ON p.num = given.value ->> 0
    AND p.version = given.value ->> 1 AND p.status = 'published' AND p.deleted_at IS NULL`
  if (rows.length === 0) return 0
  await writeBatch(d1, [
    sql`INSERT OR IGNORE INTO reindex (num) ${those}`,
    sql`UPDATE reviews SET before = '{}' WHERE kind = 'product' AND decided_at IS NULL AND subject IN (${those})`,
    sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
      SELECT 'product', num, company, '{}', ${now} FROM products WHERE num IN (${those})
      ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`,
    sql`UPDATE products SET status = 'moderation', status_reason = ${BY_RULE}, suspended = 0, version = version + 1
      WHERE num IN (${those})`,
    sql`DELETE FROM ruled_goods WHERE rule = ${num}
      AND product IN ${valuesOf(rows.map((row) => row.num))}`,
  ])
  return rows.length
}
