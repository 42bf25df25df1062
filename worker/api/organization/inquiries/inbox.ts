/** The supplier's list of inquiries: the latest message first, with what is unread and what waits. */

import { eq, type SQL, sql } from 'drizzle-orm'
import type { InquiriesQuery, InquiryList } from '../../../../domain/contract/inquiries.ts'
import { iso } from '../../../../domain/iso.ts'
import { leadTimeFigures } from '../../../../domain/lead-time-figures.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { responseFigures } from '../../../../domain/response-figures.ts'
import { everyStatus, type InquiryStatus } from '../../../../domain/statuses/inquiry.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, inquiries } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { askedInList } from '../../public/requests/select-wishes.ts'
import { type Inbox, selectOwnInquiry, toInquiry } from './queries.ts'

type Filter = Pick<InquiriesQuery, 'status' | 'unread' | 'waiting'>

// Exactly as in the indexes, which SQLite would not use otherwise.
const LAST_AT = sql`coalesce(last_at, created_at)`
const WAITS_SINCE = sql`coalesce(nullif(waiting_since, 0), created_at)`

/** What a member has not opened, from its latest message on, by the index (worker/db/migrations/0154_unread_threads.sql). */
const unreadOf = ({ company, user }: Inbox): SQL =>
  sql`FROM unread_threads AS u CROSS JOIN inquiries AS i ON i.num = u.inquiry WHERE u.user = ${user} AND u.company = ${company}`

/** Each condition is that of an index whose rows are in the list's order (worker/db/migrations/0061_threads.sql). */
function whichOf(company: number, { status, waiting }: Filter): SQL {
  const ofStatus = status === undefined ? sql`` : sql` AND status = ${status}`
  if (waiting) return sql`company = ${company} AND waiting_since IS NOT NULL${ofStatus}`
  return sql`company = ${company}${ofStatus}`
}

/** Condition for the rows of one page. Unread ones are found by their own index first. */
function pageOf(inbox: Inbox, query: InquiriesQuery): SQL {
  if (!query.unread) return whichOf(inbox.company, query)
  const more = [
    ...(query.status === undefined ? [] : [sql` AND i.status = ${query.status}`]),
    ...(query.waiting ? [sql` AND i.waiting_since IS NOT NULL`] : []),
  ]
  return sql`inquiries.num IN (SELECT u.inquiry ${unreadOf(inbox)}${sql.join(more)}
    ORDER BY u.at DESC, u.inquiry DESC LIMIT ${query.perPage} OFFSET ${offsetOf(query)})`
}

/** What waits is shown from the longest wait on, since the first may be lost; everything else from the latest message on. */
const orderOf = ({ waiting }: Filter): SQL => (waiting ? sql`${WAITS_SINCE}, num` : sql`${LAST_AT} DESC, num DESC`)

/** Counted up to 10,000, so that an inbox of any size costs the same. */
const countOf = (which: SQL): SQL => boundedCount(sql`FROM inquiries WHERE ${which}`)

const totalOf = (inbox: Inbox, query: Filter): SQL => {
  if (!query.unread) return countOf(whichOf(inbox.company, query))
  const { status, waiting } = query
  return boundedCount(sql`${unreadOf(inbox)} ${status === undefined ? sql`` : sql`AND i.status = ${status}`}
    ${waiting ? sql`AND i.waiting_since IS NOT NULL` : sql``}`)
}

const selectCounts = (db: Database, inbox: Inbox, query: Filter) => {
  const { company } = inbox
  return db
    .select({
      total: number(totalOf(inbox, query), 'total'),
      unread: number(boundedCount(unreadOf(inbox)), 'unread'),
      waiting: number(countOf(whichOf(company, { waiting: true })), 'waiting'),
      ...everyStatus((status) => number(countOf(whichOf(company, { status })), status)),
    })
    .from(sql`(SELECT 1)`)
}

const selectOldest = (db: Database, which: SQL, order: SQL) =>
  db
    .select({ id: inquiries.id, createdAt: inquiries.createdAt, waitingSince: inquiries.waitingSince })
    .from(inquiries)
    .where(which)
    .orderBy(order)
    .limit(1)

/** All figures about the company's answers, also those that buyers are not shown yet. */
const selectFigures = (db: Database, company: number) =>
  db
    .select({
      responseTime: companies.responseTime,
      responseRate: companies.responseRate,
      quoteRate: companies.quoteRate,
      languages: companies.answerLanguages,
      count: companies.responseCount,
      onTimeRate: companies.onTimeRate,
      orderCount: companies.orderCount,
    })
    .from(companies)
    .where(eq(companies.num, company))

const NO_FIGURES = { ...responseFigures([], 0), ...leadTimeFigures([], '') }

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readInquiries(
  db: Database,
  inbox: Inbox,
  query: InquiriesQuery,
  locale: Locale,
): Promise<InquiryList> {
  refuseDeepPage(query)
  const { company } = inbox
  const [rows, [counts], [oldestNew], [oldestWaiting], [response]] = await db.batch([
    selectOwnInquiry(db, inbox.user, askedInList)
      .where(pageOf(inbox, query))
      .orderBy(orderOf(query))
      .limit(query.perPage)
      .offset(query.unread ? 0 : offsetOf(query)),
    selectCounts(db, inbox, query),
    selectOldest(db, whichOf(company, { status: 'sent' }), sql`${LAST_AT}, num`),
    selectOldest(db, whichOf(company, { waiting: true }), sql`${WAITS_SINCE}, num`),
    selectFigures(db, company),
  ])
  const countIn = (status: InquiryStatus) => counts?.[status] ?? 0
  const { total = 0, unread = 0, waiting = 0 } = counts ?? {}
  return {
    data: rows.map((row) => toInquiry(row, locale)),
    meta: {
      ...pageMeta(query, total),
      counts: { ...everyStatus(countIn), new: countIn('sent'), unread, waiting },
      oldestNew: oldestNew ? { id: oldestNew.id, createdAt: iso(oldestNew.createdAt) } : null,
      oldestWaiting: oldestWaiting
        ? { id: oldestWaiting.id, since: iso(oldestWaiting.waitingSince || oldestWaiting.createdAt) }
        : null,
      response: response ?? NO_FIGURES,
    },
  }
}
