import * as v from 'valibot'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { OPEN_INQUIRY } from '../../domain/statuses/inquiry.ts'
import { utcDay } from '../../domain/utc-day.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Milliseconds without a word after which an open inquiry expires. */
const SILENT_FOR = 90 * DAY_MS
/** Milliseconds after the date by which the buyer needed the goods until an open inquiry expires. */
const LATE_FOR = 7 * DAY_MS

/** Inquiries of each kind that a step changes. */
const AT_ONCE = 200

// The statuses are written as in the indexes (worker/db/migrations/0060_inquiry_statuses.sql, 0070_open_requests.sql): SQLite uses a
// partial index only for the same text.
const OPEN = OPEN_INQUIRY.map((status) => `'${status}'`).join(', ')

/** `updated_at` is not changed: the retention counts from the last message. */
const SILENT = `SELECT num, id FROM inquiries WHERE status IN (${OPEN}) AND updated_at < ?1 ORDER BY updated_at, num LIMIT ${AT_ONCE}`
const LATE = `SELECT num, id FROM inquiries WHERE status IN (${OPEN}) AND needed_by IS NOT NULL AND needed_by < ?2 AND updated_at < ?3
  ORDER BY needed_by, num LIMIT ${AT_ONCE}`
const BOTH = `SELECT num, id FROM (${SILENT}) UNION SELECT num, id FROM (${LATE})`
// An inquiry expires once: the line's id is the inquiry's with another first letter, so that a repeated step adds no second line.
const LINES = `INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
  SELECT 'e' || substr(id, 2), num, 'system', 'status', 'expired', 'en', ?4 FROM (${BOTH})`
const EXPIRE = `UPDATE inquiries SET status = 'expired', version = version + 1, waiting_since = NULL WHERE num IN (SELECT num FROM (${BOTH}))`
const EXPIRE_OPEN_REQUESTS = `UPDATE open_requests SET status = 'expired' WHERE num IN (SELECT num FROM open_requests
  WHERE status IN ('unconfirmed', 'open') AND expires_at <= ? ORDER BY expires_at LIMIT ${AT_ONCE})`

/**
 * Lets inquiries expire about which neither side has written for a long time, or for some days after the buyer needed the goods, and open
 * requests at their time.
 */
export const expiredInquiries = defineJob({
  name: 'expired-inquiries',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { now, cursor }) {
    const late = now - LATE_FOR
    const bounds = [now - SILENT_FOR, utcDay(late), late]
    const results = await DB.batch([
      DB.prepare(LINES).bind(...bounds, now),
      DB.prepare(EXPIRE).bind(...bounds),
      DB.prepare(EXPIRE_OPEN_REQUESTS).bind(now),
    ])
    const [expired = 0, , ended = 0] = results.map(({ meta }) => meta.changes)
    const count = expired + (cursor ?? 0)
    return Math.max(expired, ended) >= AT_ONCE ? { next: count } : { done: `${count} inquiries` }
  },
})
