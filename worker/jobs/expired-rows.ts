import type { Bindings } from '../bindings.ts'
import { DAY, HOUR, type Job } from './job.ts'

/** What nobody can use any more, each with the age (milliseconds) past which it is so. Every column has an index. */
const EXPIRED: { what: string; sql: string; age: number }[] = [
  { what: 'codes', sql: 'DELETE FROM codes WHERE expires_at < ?', age: HOUR },
  { what: 'counters', sql: 'DELETE FROM rate_counters WHERE resets_at < ?', age: 0 },
  { what: 'kept answers', sql: 'DELETE FROM idempotency WHERE created_at < ?', age: 7 * DAY },
  // An ended session runs out by itself too, so this finds them all; until then its old tokens are known for what they are.
  { what: 'sessions', sql: 'DELETE FROM sessions WHERE expires_at < ?', age: 0 },
  {
    what: 'employees',
    sql: 'DELETE FROM employees WHERE deleted_at IS NOT NULL AND deleted_at < ?',
    age: 7 * DAY,
  },
  // Its column counts days: 400 of them let a month be compared with the same of the year before.
  { what: 'views', sql: `DELETE FROM views WHERE day < CAST(? / ${DAY} AS INTEGER)`, age: 400 * DAY },
]

/** Takes away codes, counters, kept answers, sessions, invitations and views whose time has passed. */
export const expiredRows: Job = {
  name: 'expired-rows',
  every: HOUR,
  async run({ DB }: Bindings, now) {
    const results = await DB.batch(EXPIRED.map(({ sql, age }) => DB.prepare(sql).bind(now - age)))
    return EXPIRED.map(({ what }, at) => `${results[at]?.meta.changes ?? 0} ${what}`).join(', ')
  },
}
