import * as v from 'valibot'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { utcDay } from '../../domain/utc-day.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Quotes that a step changes. */
const AT_ONCE = 200

const PAST = `SELECT num, id, inquiry, sent FROM quotes WHERE status = 'sent' AND valid_until < ?1 ORDER BY valid_until, num LIMIT ${AT_ONCE}`
// A version expires once: the line's id is made of the quote's id and the version's number, so that a repeated step adds no second line.
const LINES = `INSERT OR IGNORE INTO messages (id, inquiry, side, kind, text, locale, created_at)
  SELECT 'x' || substr(id, 4) || printf('%02d', sent % 100), inquiry, 'system', 'quote', 'expired:' || sent, 'en', ?2 FROM (${PAST})`
const MARK = `UPDATE inquiries SET version = version + 1, last_at = ?2, buyer_unread = buyer_unread + 1, supplier_unread = supplier_unread + 1
  WHERE num IN (SELECT inquiry FROM (${PAST}))`
const EXPIRE = `UPDATE quotes SET status = 'expired', version = version + 1, updated_at = ?2 WHERE num IN (SELECT num FROM (${PAST}))`

/** Lets quotes expire after the last day (UTC) on which they could be accepted. */
export const expiredQuotes = defineJob({
  name: 'expired-quotes',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { now, cursor }) {
    const today = utcDay(Math.floor(now / DAY_MS) * DAY_MS)
    const results = await DB.batch([LINES, MARK, EXPIRE].map((statement) => DB.prepare(statement).bind(today, now)))
    const expired = results[2]?.meta.changes ?? 0
    const count = expired + (cursor ?? 0)
    return expired >= AT_ONCE ? { next: count } : { done: `${count} quotes` }
  },
})
