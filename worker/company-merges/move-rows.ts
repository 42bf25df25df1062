/** Moves what belongs to a merged company to the other one, in bounded steps (docs/decisions/0069-merging-companies.md). */
import type { D1Database } from '@cloudflare/workers-types'
import { type SQL, sql } from 'drizzle-orm'
import { type Write, writeBatch } from '../api/http/writes/commit.ts'
import { closeCompany } from '../db/close-company.ts'
import { database } from '../db/connection.ts'
import { valuesOf } from '../db/select.ts'

/** Goods of one step: each has some rows in the lists of every ancestor of its category. */
export const GOODS_AT_ONCE = 200
/** Conversations of one step. */
const THREADS_AT_ONCE = 500

/** A conversation with a quote or an order stays: their documents have the merged company's numbers. */
export const movingThreads = (company: number | SQL): SQL => sql`FROM inquiries AS i WHERE i.company = ${company}
  AND NOT EXISTS (SELECT 1 FROM quotes AS q WHERE q.inquiry = i.num) AND NOT EXISTS (SELECT 1 FROM orders AS o WHERE o.inquiry = i.num)`

const listOf = (rows: readonly { num: number }[]) => valuesOf(rows.map(({ num }) => num))

/**
 * Goods lose the key of their feed: no import of either company changes or hides them. Goods that were hidden because their company was
 * hidden stay hidden.
 */
const moveGoods = (page: SQL, from: number, to: number): SQL[] => [
  sql`UPDATE files SET company = ${to} WHERE company = ${from}
    AND id IN (SELECT file FROM file_uses WHERE kind = 'product' AND owner IN ${page})`,
  sql`UPDATE reviews SET company = ${to} WHERE kind = 'product' AND subject IN ${page} AND company = ${from}`,
  sql`INSERT OR IGNORE INTO reindex (num) SELECT num FROM products WHERE num IN ${page} AND company = ${from}`,
  sql`UPDATE products SET company = ${to}, external_id = NULL, fed = NULL, suspended = 0, version = version + 1
    WHERE num IN ${page} AND company = ${from}`,
]

const moveThreads = (page: SQL, from: number, to: number): SQL[] => [
  sql`UPDATE unread_threads SET company = ${to} WHERE inquiry IN ${page} AND company = ${from}`,
  sql`UPDATE OR IGNORE open_request_answers SET company = ${to} WHERE inquiry IN ${page} AND company = ${from}`,
  sql`DELETE FROM exchange_outbox WHERE company = ${from} AND kind = 'request' AND document IN ${page}`,
  sql`UPDATE inquiries SET company = ${to}, assignee = NULL, version = version + 1 WHERE num IN ${page} AND company = ${from}`,
]

/** Takes the merged company off the site, frees its tax number or gives it to the other company, and deletes its feeds and API tokens. */
function close(from: number, to: number, now: number): SQL[] {
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM products WHERE company = ${from}) AND NOT EXISTS (SELECT 1 ${movingThreads(from)})`
  return [
    ...closeCompany(from, isEmpty, now),
    sql`UPDATE companies SET tax_number = (SELECT tax_number FROM companies WHERE num = ${from}), version = version + 1
      WHERE num = ${to} AND tax_number IS NULL AND ${isEmpty}
        AND (SELECT tax_number FROM companies WHERE num = ${from}) IS NOT NULL`,
    sql`UPDATE companies SET tax_number = NULL WHERE num = ${from} AND ${isEmpty}`,
    ...['goods_feeds', 'partner_feeds', 'api_tokens', 'grouped_offers', 'following_goods'].map(
      (table) => sql`DELETE FROM ${sql.identifier(table)} WHERE company = ${from} AND ${isEmpty}`,
    ),
    sql`UPDATE lists SET company = ${to} WHERE company = ${from} AND ${isEmpty}`,
    sql`UPDATE company_merges SET done_at = ${now} WHERE company = ${from} AND ${isEmpty}`,
  ]
}

/**
 * Moves the next rows of a merged company; after the last of them, it is closed.
 * @returns how many rows; null where no company is being merged
 */
export async function moveNextRows(d1: D1Database, now: number): Promise<number | null> {
  const db = database(d1)
  const [merge] = await db.all<{ company: number; target: number }>(
    sql`SELECT company, target FROM company_merges WHERE done_at IS NULL ORDER BY company LIMIT 1`,
  )
  if (!merge) return null
  const { company: from, target: to } = merge
  const [goods, threads] = await Promise.all([
    db.all<{ num: number }>(sql`SELECT num FROM products WHERE company = ${from} LIMIT ${GOODS_AT_ONCE}`),
    db.all<{ num: number }>(sql`SELECT i.num ${movingThreads(from)} LIMIT ${THREADS_AT_ONCE}`),
  ])
  const writes: Write[] =
    goods.length + threads.length > 0
      ? [...moveGoods(listOf(goods), from, to), ...moveThreads(listOf(threads), from, to)]
      : close(from, to, now)
  await writeBatch(d1, writes)
  return goods.length + threads.length
}
