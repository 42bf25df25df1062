import * as v from 'valibot'
import { DAY, defineJob, NOTHING } from './job.ts'

/**
 * Days for which inquiries and leads are retained, unless RETENTION_DAYS says otherwise: three years, the general limitation period in
 * Russia and China.
 */
const RETENTION = 3 * 365
/** Rows of each kind that a step deletes. */
export const AT_ONCE = 200

/**
 * @returns the number of days in the variable, else three years; never fewer than a month, so that a typing error does not delete
 *   everything
 */
const retentionDays = (variable = ''): number =>
  /^\d{2,5}$/.test(variable) ? Math.max(30, Number(variable)) : RETENTION

const OLD_INQUIRIES = `DELETE FROM inquiries WHERE num IN (SELECT num FROM inquiries WHERE updated_at < ? LIMIT ${AT_ONCE})`
const OLD_LEADS = `DELETE FROM leads WHERE num IN (SELECT num FROM leads WHERE created_at < ? LIMIT ${AT_ONCE})`

const OLD_CONSENTS = `DELETE FROM consents WHERE num IN (SELECT num FROM consents WHERE withdrawn_at < ? LIMIT ${AT_ONCE})`

/** How many were deleted so far. */
const Counts = v.object({ inquiries: v.number(), leads: v.number(), consents: v.number() })

/** Deletes inquiries some years after their last change, leads after they were sent and consents after their withdrawal (docs/behaviour.md, "Retention"). */
export const retention = defineJob({
  name: 'retention',
  every: DAY,
  argument: NOTHING,
  cursor: Counts,
  async step({ DB, RETENTION_DAYS }, { now, cursor }) {
    const before = now - retentionDays(RETENTION_DAYS) * DAY
    const statements = [OLD_INQUIRIES, OLD_LEADS, OLD_CONSENTS].map((sql) => DB.prepare(sql).bind(before))
    const deleted = (await DB.batch(statements)).map(({ meta }) => meta.changes)
    const inquiries = (deleted[0] ?? 0) + (cursor?.inquiries ?? 0)
    const leads = (deleted[1] ?? 0) + (cursor?.leads ?? 0)
    const consents = (deleted[2] ?? 0) + (cursor?.consents ?? 0)
    if (deleted.some((count) => count >= AT_ONCE)) return { next: { inquiries, leads, consents } }
    return { done: `${inquiries} inquiries, ${leads} leads, ${consents} withdrawn consents` }
  },
})
