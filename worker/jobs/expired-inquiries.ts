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
const EXPIRE = `UPDATE inquiries SET status = 'expired', version = version + 1 WHERE num IN
  (SELECT num FROM inquiries WHERE status IN (${OPEN}) AND updated_at < ? LIMIT ${AT_ONCE})`

/** Lets inquiries expire that nobody has answered, or about which neither side has written for a long time. */
export const expiredInquiries = defineJob({
  name: 'expired-inquiries',
  every: HOUR,
  argument: NOTHING,
  cursor: v.number(),
  async step({ DB }, { now, cursor }) {
    const { meta } = await DB.prepare(EXPIRE)
      .bind(now - SILENT_FOR)
      .run()
    const count = meta.changes + (cursor ?? 0)
    return meta.changes >= AT_ONCE ? { next: count } : { done: `${count} inquiries` }
  },
})
