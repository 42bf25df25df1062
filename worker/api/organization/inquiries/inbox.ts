/** The supplier's list of inquiries: the latest message first, with what is unread and what waits. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { InquiriesQuery, InquiryList } from '../../../../domain/contract/inquiries.ts'
import { leadTimeFigures } from '../../../../domain/lead-time-figures.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { responseFigures } from '../../../../domain/response-figures.ts'
import { everyStatus, type InquiryStatus } from '../../../../domain/statuses/inquiry.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, inquiries } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { askedInList } from '../../public/requests/asked.ts'
import { selectOwn, toInquiry } from './queries.ts'

type Filter = Pick<InquiriesQuery, 'status' | 'unread' | 'waiting'>

// Spelled as in the indexes.
const LAST_AT = sql`coalesce(last_at, created_at)`
const WAITS_SINCE = sql`coalesce(nullif(waiting_since, 0), created_at)`

/** Each condition is that of an index whose rows are in the list's order (worker/db/migrations/0061_threads.sql). */
function whichOf(company: number, { status, unread, waiting }: Filter): SQL {
  const ofStatus = status === undefined ? sql`` : sql` AND status = ${status}`
  if (waiting) return sql`company = ${company} AND waiting_since IS NOT NULL${ofStatus}`
  if (unread) return sql`company = ${company} AND supplier_unread > 0${ofStatus}`
  return sql`company = ${company}${ofStatus}`
}

/** What waits is shown from the longest wait on, since the first may be lost; everything else from the latest message on. */
const orderOf = ({ waiting }: Filter): SQL => (waiting ? sql`${WAITS_SINCE}, num` : sql`${LAST_AT} DESC, num DESC`)

/** Counted up to 10,000, so that an inbox of any size costs the same. */
const countOf = (which: SQL): SQL =>
  sql`(SELECT count(*) FROM (SELECT 1 FROM inquiries WHERE ${which} LIMIT ${COUNTED + 1}))`

const selectCounts = (db: Database, company: number, query: Filter) =>
  db
    .select({
      total: number(countOf(whichOf(company, query)), 'total'),
      unread: number(countOf(whichOf(company, { unread: true })), 'unread'),
      waiting: number(countOf(whichOf(company, { waiting: true })), 'waiting'),
      draft: number(countOf(whichOf(company, { status: 'draft' })), 'draft'),
      sent: number(countOf(whichOf(company, { status: 'sent' })), 'sent'),
      seen: number(countOf(whichOf(company, { status: 'seen' })), 'seen'),
      answered: number(countOf(whichOf(company, { status: 'answered' })), 'answered'),
      quoted: number(countOf(whichOf(company, { status: 'quoted' })), 'quoted'),
      accepted: number(countOf(whichOf(company, { status: 'accepted' })), 'accepted'),
      declined: number(countOf(whichOf(company, { status: 'declined' })), 'declined'),
      closed: number(countOf(whichOf(company, { status: 'closed' })), 'closed'),
      expired: number(countOf(whichOf(company, { status: 'expired' })), 'expired'),
    })
    .from(sql`(SELECT 1)`)

const selectOldest = (db: Database, which: SQL, order: SQL) =>
  db
    .select({ id: inquiries.id, createdAt: inquiries.createdAt, waitingSince: inquiries.waitingSince })
    .from(inquiries)
    .where(which)
    .orderBy(order)
    .limit(1)

/** All figures, also those that buyers are not shown yet. */
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

const iso = (at: number): string => new Date(at).toISOString()

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readInquiries(
  db: Database,
  company: number,
  query: InquiriesQuery,
  locale: Locale,
): Promise<InquiryList> {
  refuseDeepPage(query)
  const [rows, [counted], [oldestNew], [oldestWaiting], [response]] = await db.batch([
    selectOwn(db, askedInList)
      .where(whichOf(company, query))
      .orderBy(orderOf(query))
      .limit(query.perPage)
      .offset(offsetOf(query)),
    selectCounts(db, company, query),
    selectOldest(db, whichOf(company, { status: 'sent' }), sql`${LAST_AT}, num`),
    selectOldest(db, whichOf(company, { waiting: true }), sql`${WAITS_SINCE}, num`),
    selectFigures(db, company),
  ])
  const countIn = (status: InquiryStatus) => counted?.[status] ?? 0
  const { total = 0, unread = 0, waiting = 0 } = counted ?? {}
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
