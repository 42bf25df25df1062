/** What waits for operators, and what has happened lately. Each statement reads a range of one index, and no further than totals count. */

import { type SQL, sql } from 'drizzle-orm'
import {
  type OperatorOverview,
  RECENT_DAYS,
  RECENT_EVENTS,
  type RecentEvent,
  WAITING_LISTS,
  type Waiting,
  type WaitingList,
} from '../../../../domain/contract/operator-overview.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { OperatorAction } from '../../../../domain/rights.ts'
import { decidedBy, REPORT_TIME } from '../../../../domain/statuses/report.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { afterWorkingDays } from '../../../../domain/working-days.ts'
import type { Database } from '../../../db/connection.ts'
import { idFrom } from '../../../db/id.ts'
import { number } from '../../../db/select.ts'

const ofReviews = (kind: 'company' | 'product'): SQL =>
  sql`SELECT asked_at AS since FROM reviews WHERE kind = ${kind} AND decided_at IS NULL ORDER BY asked_at, num`

/** Rows of `since` by list, the oldest first. */
const WAITING: Record<WaitingList, SQL> = {
  companies: ofReviews('company'),
  products: ofReviews('product'),
  claims: sql`SELECT created_at AS since FROM company_requests WHERE kind = 'claim' AND status = 'open' ORDER BY num`,
  // An appeal waits since it was made.
  reports: sql`SELECT due_at - ${REPORT_TIME} AS since FROM reports WHERE status IN ('waiting', 'appealed') AND due_at > 0 ORDER BY due_at, num`,
  categories: sql`SELECT created_at AS since FROM category_proposals WHERE status = 'waiting' AND num > 0 ORDER BY num`,
  leads: sql`SELECT created_at AS since FROM leads WHERE handled_at IS NULL ORDER BY num`,
  mail: sql`SELECT created_at AS since FROM unmatched_mail WHERE num > 0 AND expires_at > 0 ORDER BY num`,
  deliveries: sql`SELECT dead_at AS since FROM jobs WHERE dead_at IS NOT NULL AND kind = 'notice' ORDER BY dead_at`,
  jobs: sql`SELECT dead_at AS since FROM jobs WHERE dead_at IS NOT NULL AND kind <> 'notice' ORDER BY dead_at`,
}

/** The action that an operator must be allowed to do to read each list. */
const READ_BY: Record<WaitingList, OperatorAction> = {
  companies: 'moderation.read',
  products: 'moderation.read',
  claims: 'claim.read',
  reports: 'report.read',
  categories: 'proposal.read',
  leads: 'lead.read',
  mail: 'mail.read',
  deliveries: 'delivery.read',
  jobs: 'delivery.read',
}

/** Rows by event; ids begin with their time, so a range of them is a range of time. @param from the first id @param since its time */
const LATELY: Record<RecentEvent, (from: string, since: number) => SQL> = {
  people: (from) => sql`SELECT 0 AS since FROM users WHERE id >= ${from}`,
  companies: (from) => sql`SELECT 0 AS since FROM companies WHERE id >= ${from}`,
  requests: (from) => sql`SELECT 0 AS since FROM requests WHERE id >= ${from}`,
  answers: (from) =>
    sql`SELECT 0 AS since FROM messages WHERE id >= ${from} AND side = 'supplier' AND kind = 'text' AND internal = 0`,
  orders: (from) => sql`SELECT 0 AS since FROM orders WHERE id >= ${from}`,
  // Suppliers' files that could not be fetched or imported automatically.
  brokenFeeds: (_, since) => sql`SELECT 0 AS since FROM import_runs WHERE created_at >= ${since} AND status = 'failed'`,
}

/** Their number, counted no further than totals are, and the oldest. @param rows of `since` */
const counted = (db: Database, rows: SQL) =>
  db
    .select({ n: number(sql`count(*)`, 'n'), oldest: sql<number | null>`min(since)`.as('oldest') })
    .from(sql`(${rows} LIMIT ${MAX_COUNTED + 1}) AS counted`)

/** Whether something has waited longer than a number of working days; never where no time is promised. */
const isReviewLate = (since: number | null, days: number | null, now: number): boolean =>
  since !== null && days !== null && utcDay(now) > afterWorkingDays(since, days)

/** Suppliers are promised a decision about companies and products, and everybody one about reports. */
function isLate(list: WaitingList, since: number | null, days: number | null, now: number): boolean {
  if (list === 'reports') return since !== null && decidedBy(since) < now
  return (list === 'companies' || list === 'products') && isReviewLate(since, days, now)
}

/**
 * @param reviewDays working days within which the site promises suppliers a decision; null: it promises none
 * @param now milliseconds since 1970
 * @param may whether the reader may do it: lists that they cannot open are left out
 */
export async function readOverview(
  db: Database,
  reviewDays: number | null,
  now: number,
  may: (action: OperatorAction) => boolean,
): Promise<Pick<OperatorOverview, 'waiting' | 'lately' | 'emptySearches'>> {
  const lists = WAITING_LISTS.filter((list) => may(READ_BY[list]))
  const since = now - RECENT_DAYS * DAY_MS
  const from = idFrom(since, 0)
  const firstDay = Math.floor(now / DAY_MS) - RECENT_DAYS
  const searches = counted(
    db,
    sql`SELECT 0 AS since FROM empty_searches WHERE day > ${firstDay} GROUP BY locale, query`,
  )
  const [[searched], ...rows] = await db.batch([
    searches,
    ...lists.map((list) => counted(db, WAITING[list])),
    ...RECENT_EVENTS.map((event) => counted(db, LATELY[event](from, since))),
  ])
  const found = rows.map(([row]) => row)
  const waiting = lists.map((list, at): Waiting => {
    const { n = 0, oldest = null } = found[at] ?? {}
    return { list, count: n, oldest: isoOrNull(oldest), late: isLate(list, oldest, reviewDays, now) }
  })
  const lately = RECENT_EVENTS.map((event, at) => ({ event, count: found[lists.length + at]?.n ?? 0 }))
  return { waiting, lately, emptySearches: searched?.n ?? 0 }
}
