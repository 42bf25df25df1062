/** Lists goods below the present ancestors of a moved category, in bounded steps (docs/decisions/0056-moving-categories.md). */
import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import { type Write, writeBatch } from '../api/http/writes/commit.ts'
import { database } from '../db/connection.ts'
import { LISTED_PRODUCT, LISTING, LISTING_STEPS } from '../db/maintained-tables.ts'
import { MOVED_AT_ONCE, refreshGoodsJobs } from './refresh-goods.ts'

/** Where the next page begins: after the product of this rank and number, in the order of the index products_category. */
interface PlaceOfGoods {
  category: number
  rank: number
  after: number
  /** The goods leave the lists of ancestors that the category had left by then, milliseconds since 1970. */
  since: number
}

/** Statements whose only parameters are a page of goods (?1) and their category (?2). */
const JOIN_LISTS = [
  `INSERT OR IGNORE INTO listing (${LISTING.columns})
    SELECT ancestor, ${LISTED_PRODUCT} FROM products JOIN category_ancestors USING (category)
    WHERE num IN (SELECT value FROM json_each(?1)) AND category = ?2 AND status = 'published'`,
  `INSERT OR IGNORE INTO listing_steps (${LISTING_STEPS.columns})
    SELECT ancestor, unit, step, price, product, rank, moq FROM product_steps JOIN category_ancestors USING (category)
    WHERE product IN (SELECT value FROM json_each(?1)) AND category = ?2`,
]

/** Removes the page from the lists of former ancestors and adds it to those of present ones; rows that are in a list already stay. */
function relist(d1: D1Database, category: number, nums: string): Write[] {
  const page = sql`(SELECT value FROM json_each(${nums}))`
  const left = sql`leaving_ancestors AS gone ON gone.category = ${category}`
  return [
    sql`DELETE FROM listing WHERE (ancestor, rank, product) IN (
      SELECT gone.ancestor, p.rank, p.num FROM products AS p JOIN ${left} WHERE p.num IN ${page})`,
    sql`DELETE FROM listing_steps WHERE (ancestor, unit, step, price, product) IN (
      SELECT gone.ancestor, s.unit, s.step, s.price, s.product FROM product_steps AS s JOIN ${left} WHERE s.product IN ${page})`,
    ...JOIN_LISTS.map((statement) => d1.prepare(statement).bind(nums, category)),
  ]
}

/**
 * Relists the next goods of a moved category.
 * @param now milliseconds since 1970
 * @returns where the next page begins, and how many goods this one had; null where no category has goods to move
 */
export async function relistNext(d1: D1Database, from: PlaceOfGoods | null, now: number) {
  const db = database(d1)
  const [moved] = await db.all<{ category: number; since: number }>(
    sql`SELECT category, max(since) AS since FROM leaving_ancestors WHERE category >= ${from?.category ?? 0}
      GROUP BY category ORDER BY category LIMIT 1`,
  )
  if (!moved) return null
  const place = from?.category === moved.category ? from : { ...moved, rank: Number.MIN_SAFE_INTEGER, after: 0 }
  const goods = await db.all<{
    num: number
    rank: number
  }>(sql`SELECT num, rank FROM products INDEXED BY products_category
    WHERE category = ${place.category} AND (rank, num) > (${place.rank}, ${place.after}) ORDER BY rank, num LIMIT ${MOVED_AT_ONCE}`)
  const last = goods.at(-1)
  if (last) {
    await writeBatch(d1, relist(d1, place.category, JSON.stringify(goods.map(({ num }) => num))))
    return { next: { ...place, rank: last.rank, after: last.num }, goods: goods.length }
  }
  await writeBatch(d1, [
    sql`DELETE FROM leaving_ancestors WHERE category = ${place.category} AND since <= ${place.since}`,
    ...refreshGoodsJobs(place.category, now),
  ])
  return { next: { ...place, category: place.category + 1 }, goods: 0 }
}
