/** A page of a shorter list, which says how many rows it has. */
import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { boundedCount } from '../../db/bounded-count.ts'
import type { Database } from '../../db/connection.ts'
import { number } from '../../db/select.ts'
import { offsetOf, type PageRequest, pageMeta, refuseDeepPage } from './paging.ts'

/**
 * One round trip.
 * @param from FROM clause with its condition, which an index has: its rows are counted
 * @param rows the query of the page's rows
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function pageByNumber<Query extends BatchItem<'sqlite'>>(
  db: Database,
  page: PageRequest,
  from: SQL,
  rows: (limit: number, offset: number) => Query,
): Promise<{ rows: Query['_']['result']; meta: PageMeta }> {
  refuseDeepPage(page)
  const counting = db.select({ n: number(boundedCount(from), 'n') }).from(sql`(SELECT 1)`)
  const [read, [counted]] = await db.batch([rows(page.perPage, offsetOf(page)), counting])
  return { rows: read, meta: pageMeta(page, counted?.n ?? 0) }
}
