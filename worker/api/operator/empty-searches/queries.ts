import { sql } from 'drizzle-orm'
import type { EmptySearchList, EmptySearchQuery } from '../../../../domain/contract/empty-searches.ts'
import { RECENT_DAYS } from '../../../../domain/contract/operator-overview.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { dateOfDay } from '../../../../domain/utc-day.ts'
import type { Database } from '../../../db/connection.ts'
import { offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'

interface Row {
  query: string
  locale: Locale
  times: number
  day: number
}

/**
 * Searches of the last days that have found nothing, the most frequent first. A day has a limited number of rows
 * (worker/api/public/search/count-empty.ts).
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readEmptySearches(db: Database, query: EmptySearchQuery, now: number): Promise<EmptySearchList> {
  refuseDeepPage(query)
  const recent = sql`FROM empty_searches WHERE day > ${Math.floor(now / DAY_MS) - RECENT_DAYS} GROUP BY locale, query`
  const [rows, counted] = await Promise.all([
    db.all<Row>(sql`SELECT query, locale, sum(n) AS times, max(day) AS day ${recent}
      ORDER BY times DESC, day DESC, query LIMIT ${query.perPage} OFFSET ${offsetOf(query)}`),
    db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (SELECT 1 ${recent} LIMIT ${MAX_COUNTED + 1})`),
  ])
  return {
    data: rows.map(({ day, ...row }) => ({ ...row, last: dateOfDay(day) })),
    meta: pageMeta(query, counted[0]?.n ?? 0),
  }
}
