import * as v from 'valibot'
import { OPEN_INQUIRY } from '../../domain/statuses/inquiry.ts'
import { DAY, defineJob, HOUR, NOTHING } from './job.ts'

/** Milliseconds without a word after which an open inquiry expires. */
const SILENT_FOR = 90 * DAY

/** Inquiries that a step changes. */
export const AT_ONCE = 200

// The statuses are written as in the index (worker/db/migrations/0060_inquiry_statuses.sql), which is used for this text alone.
const OPEN = OPEN_INQUIRY.map((status) => `'${status}'`).join(', ')

/** `updated_at` stays: the retention counts from the last word. */
const SILENT = `SELECT num, id FROM inquiries WHERE status IN (${OPEN}) AND updated_at < ?1 ORDER BY updated_at, num LIMIT ${AT_ONCE}`
// An inquiry expires once: its own id, with another first letter, is the line's, also when a step is repeated.
const LINES = `INSERT INTO messages (id, inquiry, side, kind, text, locale, created_at)
  SELECT 'e' || substr(id, 2), num, 'system', 'status', 'expired', 'en', ?2 FROM (${SILENT})`
const EXPIRE = `UPDATE inquiries SET status = 'expired', version = version + 1, waiting_since = NULL WHERE num IN (SELECT num FROM (${SILENT}))`

/** Lets inquiries expire without an answer, or about which neither side has written for a long time. */
export const expiredInquiries = defineJob({
  name: 'expired-inquiries',
  every: HOUR,
  argument: NOTHING,
  cursor: v.number(),
  async step({ DB }, { now, cursor }) {
    const before = now - SILENT_FOR
    const results = await DB.batch([DB.prepare(LINES).bind(before, now), DB.prepare(EXPIRE).bind(before)])
    const expired = results[0]?.meta.changes ?? 0
    const count = expired + (cursor ?? 0)
    return expired >= AT_ONCE ? { next: count } : { done: `${count} inquiries` }
  },
})
