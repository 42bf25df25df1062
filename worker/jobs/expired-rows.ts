import type { Bindings } from '../bindings.ts'
import { DAY, HOUR, type Job } from './job.ts'

/** Rows to delete past an age in milliseconds. Every column in these conditions has an index. */
const EXPIRED: { what: string; sql: string; age: number }[] = [
  { what: 'codes', sql: 'DELETE FROM codes WHERE expires_at < ?', age: HOUR },
  { what: 'counters', sql: 'DELETE FROM rate_counters WHERE resets_at < ?', age: 0 },
  { what: 'stored responses', sql: 'DELETE FROM idempotency WHERE created_at < ?', age: 7 * DAY },
  // Ended sessions are deleted when they expire too: until then they are needed to recognise their tokens as revoked.
  { what: 'sessions', sql: 'DELETE FROM sessions WHERE expires_at < ?', age: 0 },
  { what: 'login changes', sql: 'DELETE FROM login_changes WHERE expires_at < ?', age: 0 },
  {
    what: 'employees',
    sql: 'DELETE FROM employees WHERE deleted_at IS NOT NULL AND deleted_at < ?',
    age: 7 * DAY,
  },
  // The column is a number of days; 400 days allow comparing a month with the same month of the year before.
  { what: 'views', sql: `DELETE FROM views WHERE day < CAST(? / ${DAY} AS INTEGER)`, age: 400 * DAY },
]

/** Deletes codes, counters, stored responses, sessions, invitations and views that have expired. */
export const expiredRows: Job = {
  name: 'expired-rows',
  every: HOUR,
  async run({ DB }: Bindings, now) {
    const results = await DB.batch(EXPIRED.map(({ sql, age }) => DB.prepare(sql).bind(now - age)))
    return EXPIRED.map(({ what }, at) => `${results[at]?.meta.changes ?? 0} ${what}`).join(', ')
  },
}
