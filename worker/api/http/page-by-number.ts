/** A page of a shorter list, which says how many rows it has. */
import { type SQL, sql } from 'drizzle-orm'
import type { PageMeta } from '../../../domain/contract/values.ts'
import { boundedCount } from '../../db/bounded-count.ts'
import type { Database } from '../../db/connection.ts'
import { offsetOf, type PageRequest, pageMeta, refuseDeepPage } from './paging.ts'

/**
 * @param from FROM clause with its condition, which an index has: its rows are counted
 * @param rows reads the page's rows
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function pageByNumber<Row>(
  db: Database,
  page: PageRequest,
  from: SQL,
  rows: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; meta: PageMeta }> {
  refuseDeepPage(page)
  const [read, counted] = await Promise.all([
    rows(page.perPage, offsetOf(page)),
    db.get<{ n: number }>(sql`SELECT ${boundedCount(from)} AS n`),
  ])
  return { rows: read, meta: pageMeta(page, counted?.n ?? 0) }
}
