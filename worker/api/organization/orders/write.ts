/** The writes of accepting a quote, and of reporting a state of the order. */
import { type SQL, sql } from 'drizzle-orm'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { InquirySide } from '../../../../domain/statuses/inquiry.ts'
import type { OrderStatus } from '../../../../domain/statuses/order.ts'
import { utcDay } from '../../../../domain/utc-day.ts'
import type { StoredMessageFile } from '../../../db/schema.ts'
import type { Write } from '../../http/writes/commit.ts'
import { quoteLineWrites } from '../inquiries/thread/write.ts'
import type { QuotedThread } from '../quotes/queries.ts'

interface Actor {
  author: number
  locale: Locale
  now: number
}

interface Step {
  status: OrderStatus
  side: InquirySide
  day: string
  note: string
  files: StoredMessageFile[]
}

const insertStep = (order: string, { status, side, day, note, files }: Step, { author, now }: Actor): SQL =>
  sql`INSERT INTO order_steps (order_num, status, side, day, note, files, author, created_at)
    SELECT num, ${status}, ${side}, ${day}, ${note}, ${JSON.stringify(files)}, ${author}, ${now} FROM orders WHERE id = ${order}`

const useFiles = (order: string, files: readonly StoredMessageFile[]): SQL =>
  sql`INSERT OR IGNORE INTO order_files (file, order_num) SELECT value, (SELECT num FROM orders WHERE id = ${order})
    FROM json_each(${JSON.stringify(files.map(({ id }) => id))})`

/** Counted in the batch that uses it, as the numbers of quotes are: a batch that fails leaves no gap. */
const countNumber = (company: number, year: number): SQL =>
  sql`INSERT INTO yearly_numbers (company, kind, year, last) VALUES (${company}, 'order', ${year}, 1)
    ON CONFLICT (company, kind, year) DO UPDATE SET last = last + 1`

interface Placed {
  /** Id of the new order. */
  id: string
  agreed: Agreed
  gross: number
  contact: string
}

/** @returns the working days promised for the slowest line; null where no line has a lead time */
function slowest({ content }: Agreed): number | null {
  const days = content.lines.flatMap(({ leadDays }) => leadDays?.to ?? [])
  return days.length === 0 ? null : Math.max(...days)
}

const insertOrder = ({ thread }: QuotedThread, { id, agreed, gross, contact }: Placed, { author, now }: Actor): SQL => {
  const year = new Date(now).getUTCFullYear()
  return sql`INSERT INTO orders
    (id, inquiry, company, user, contact, year, serial, agreed, gross, currency, locale, lead_days, created_at, updated_at)
    SELECT ${id}, ${thread.num}, ${thread.company}, ${author}, ${contact}, ${year}, last, ${JSON.stringify(agreed)}, ${gross},
      ${agreed.content.currency}, ${thread.locale}, ${slowest(agreed)}, ${now}, ${now}
    FROM yearly_numbers WHERE company = ${thread.company} AND kind = 'order' AND year = ${year}`
}

/** @returns the writes by which a quote becomes an order, without the conditions that are checked before */
export function acceptWrites(found: QuotedThread, placed: Placed, actor: Actor): Write[] {
  const { thread, quote } = found
  const { now } = actor
  return [
    sql`UPDATE quotes SET status = 'accepted', draft = NULL, version = version + 1, updated_at = ${now} WHERE inquiry = ${thread.num}`,
    countNumber(thread.company, new Date(now).getUTCFullYear()),
    insertOrder(found, placed, actor),
    insertStep(placed.id, { status: 'agreed', side: 'buyer', day: utcDay(now), note: '', files: [] }, actor),
    ...quoteLineWrites(thread, {
      ...actor,
      event: 'accepted',
      version: quote?.sent ?? 0,
      status: 'accepted',
      side: 'buyer',
    }),
  ]
}

/** @returns the writes of a state that a side reports */
export const stepWrites = (order: string, step: Step, actor: Actor): Write[] => [
  sql`UPDATE orders SET status = ${step.status}, version = version + 1, updated_at = ${actor.now} WHERE id = ${order}`,
  insertStep(order, step, actor),
  useFiles(order, step.files),
]
