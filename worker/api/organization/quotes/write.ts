/** What is written when a quote is saved, sent or withdrawn. */
import { type SQL, sql } from 'drizzle-orm'
import type { QuoteInput } from '../../../../domain/contract/quote-input.ts'
import type { QuoteContent } from '../../../../domain/contract/quotes.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { OPEN_INQUIRY } from '../../../../domain/statuses/inquiry.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import { valuesOf } from '../../../db/select.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { quoteLineWrites } from '../inquiries/thread/write.ts'
import type { QuotedThread, ThreadRow } from './queries.ts'

interface Actor {
  author: number
  locale: Locale
  now: number
}

const isOpen = ({ num }: Pick<ThreadRow, 'num'>): SQL =>
  sql`(SELECT status FROM inquiries WHERE num = ${num}) IN ${valuesOf(OPEN_INQUIRY)}`

const insertRow = (id: string, { num, company }: ThreadRow, now: number): SQL =>
  sql`INSERT INTO quotes (id, inquiry, company, version, created_at, updated_at)
    VALUES (${id}, ${num}, ${company}, 0, ${now}, ${now}) ON CONFLICT (inquiry) DO NOTHING`

/** @returns the version of a thread's quote in SQL; 0 before there is one */
export const quoteVersionOf = ({ num }: Pick<ThreadRow, 'num'>): SQL =>
  sql`coalesce((SELECT version FROM quotes WHERE inquiry = ${num}), 0)`

const before = (thread: ThreadRow, id: string, now: number): Write[] => [
  refuseUnless(isOpen(thread), new AppError('inquiry.ended', 409)),
  insertRow(id, thread, now),
]

/** @param id of the row, if it is the first draft */
export const draftWrites = ({ thread }: QuotedThread, id: string, input: QuoteInput, now: number): Write[] => [
  ...before(thread, id, now),
  sql`UPDATE quotes SET draft = ${JSON.stringify(input)}, version = version + 1, updated_at = ${now}
    WHERE inquiry = ${thread.num}`,
]

/** The next number of the organization is counted in the batch that uses it: a batch that fails leaves no gap. */
const numberWrites = ({ num, company }: ThreadRow, year: number): SQL[] => [
  sql`INSERT INTO yearly_numbers (company, kind, year, last) SELECT ${company}, 'quote', ${year}, 1 FROM quotes
    WHERE inquiry = ${num} AND serial IS NULL ON CONFLICT (company, kind, year) DO UPDATE SET last = last + 1`,
  sql`UPDATE quotes SET year = ${year},
    serial = (SELECT last FROM yearly_numbers WHERE company = ${company} AND kind = 'quote' AND year = ${year})
    WHERE inquiry = ${num} AND serial IS NULL`,
]

interface Sent extends Actor {
  content: QuoteContent
  hash: string
}

/** @returns the writes of a new version, which takes the place of the one before */
export function sendWrites(found: QuotedThread, id: string, { content, hash, ...actor }: Sent): Write[] {
  const { thread, quote } = found
  const { now, author } = actor
  const version = (quote?.sent ?? 0) + 1
  return [
    ...before(thread, id, now),
    ...numberWrites(thread, new Date(now).getUTCFullYear()),
    sql`UPDATE quotes SET status = 'sent', sent = ${version}, valid_until = ${content.validUntil}, draft = NULL, reason = '',
      version = version + 1, updated_at = ${now} WHERE inquiry = ${thread.num}`,
    sql`INSERT INTO quote_versions (quote, version, content, hash, sent_by, sent_at)
      SELECT num, ${version}, ${JSON.stringify(content)}, ${hash}, ${author}, ${now} FROM quotes WHERE inquiry = ${thread.num}`,
    ...quoteLineWrites(thread, { ...actor, event: 'sent', version, status: 'quoted', side: 'supplier' }),
  ]
}

/** @returns the writes that withdraw the sent version */
export const withdrawWrites = ({ thread, quote }: QuotedThread, actor: Actor): Write[] => [
  sql`UPDATE quotes SET status = 'withdrawn', version = version + 1, updated_at = ${actor.now} WHERE inquiry = ${thread.num}`,
  ...quoteLineWrites(thread, {
    ...actor,
    event: 'withdrawn',
    version: quote?.sent ?? 0,
    status: null,
    side: 'supplier',
  }),
]

/** Whether the version is still the one that can be accepted or declined. */
export const isInForce = ({ thread }: QuotedThread, version: number, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM quotes WHERE inquiry = ${thread.num} AND status = 'sent' AND sent = ${version}
    AND valid_until >= ${utcDay(now)})`

/** @returns the writes of the buyer's refusal, without what is checked before */
export const declineWrites = ({ thread, quote }: QuotedThread, reason: string, actor: Actor): Write[] => [
  sql`UPDATE quotes SET status = 'declined', reason = ${reason}, version = version + 1, updated_at = ${actor.now}
    WHERE inquiry = ${thread.num}`,
  ...quoteLineWrites(thread, { ...actor, event: 'declined', version: quote?.sent ?? 0, status: null, side: 'buyer' }),
]
