/** A thread with its quote, as either side reads it. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { quoteStatusOn } from '../../../../domain/statuses/quote.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { type Database, database } from '../../../db/connection.ts'
import { inquiries, orderApprovals, orders, quotes, quoteVersions } from '../../../db/schema.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound, parseId } from '../../http/id.ts'

export type QuoteRow = typeof quotes.$inferSelect
export type VersionRow = typeof quoteVersions.$inferSelect
export type ThreadRow = typeof inquiries.$inferSelect

/** Versions that are listed; no negotiation needs more. */
const LISTED = 100

export interface QuotedThread {
  thread: ThreadRow
  quote: QuoteRow | null
  /** The latest first, without what they say. */
  versions: { version: number; sentAt: number }[]
  /** The version that was asked for, and the one before it; both null where nothing was sent. */
  shown: VersionRow | null
  before: VersionRow | null
  /** The latest approval that was requested in the buyer's organization. */
  approval: typeof orderApprovals.$inferSelect | null
  /** Id of the order that it has become. */
  order: string | null
}

/**
 * @returns the quote, and the version that is shown
 * @throws AppError 404 `quote.unknown` where nothing was sent
 */
export const sentQuote = ({ quote, shown }: QuotedThread) => ({
  quote: orNotFound(quote, 'quote.unknown'),
  shown: orNotFound(shown, 'quote.unknown'),
})

const quoteOf = (thread: SQL): SQL => sql`(SELECT num FROM quotes WHERE inquiry = ${thread})`

/** The statements that read a thread's quote. @param asked version; undefined: the latest */
function selectQuoted(db: Database, of: SQL, asked: number | undefined) {
  const thread = sql`(SELECT num FROM inquiries WHERE ${of})`
  const quote = quoteOf(thread)
  const version = asked ?? sql`(SELECT sent FROM quotes WHERE num = ${quote})`
  return [
    db.select().from(inquiries).where(of),
    db.select().from(quotes).where(sql`${quotes.inquiry} = ${thread}`),
    db
      .select({ version: quoteVersions.version, sentAt: quoteVersions.sentAt })
      .from(quoteVersions)
      .where(sql`${quoteVersions.quote} = ${quote}`)
      .orderBy(sql`${quoteVersions.version} DESC`)
      .limit(LISTED),
    db
      .select()
      .from(quoteVersions)
      .where(sql`${quoteVersions.quote} = ${quote} AND ${quoteVersions.version} BETWEEN ${version} - 1 AND ${version}`)
      .orderBy(sql`${quoteVersions.version} DESC`),
    db.select({ id: orders.id }).from(orders).where(sql`${orders.inquiry} = ${thread}`),
    db
      .select()
      .from(orderApprovals)
      .where(sql`${orderApprovals.inquiry} = ${thread}`)
      .orderBy(sql`${orderApprovals.num} DESC`)
      .limit(1),
  ] as const
}

/**
 * @param of condition of the one inquiry, among the caller's own
 * @throws AppError 404 `inquiry.unknown`
 */
export async function readQuoted(db: Database, of: SQL, asked?: number): Promise<QuotedThread> {
  const [threads, [quote], versions, rows, [order], [approval]] = await db.batch(selectQuoted(db, of, asked))
  const thread = orNotFound(threads[0], 'inquiry.unknown')
  const version = asked ?? quote?.sent
  const today = utcDay(Date.now())
  const [shown, before] = rows.at(0)?.version === version ? rows : []
  return {
    thread,
    quote: quote ? { ...quote, status: quoteStatusOn(quote.status, quote.validUntil, today) } : null,
    versions,
    shown: shown ?? null,
    before: before ?? null,
    order: order?.id ?? null,
    approval: approval ?? null,
  }
}

/** The thread that the path names. @param own condition of the caller's own inquiries */
export const loadQuoted = (c: Context<ApiEnv>, own: SQL, asked?: number): Promise<QuotedThread> => {
  const id = parseId(c.req.param('id'), 'inquiry.unknown')
  return readQuoted(database(c.env.DB), sql`${inquiries.id} = ${id} AND ${own}`, asked)
}
