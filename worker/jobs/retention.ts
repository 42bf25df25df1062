import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { requireNumber } from '../../domain/number-settings.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Rows of each kind that a step deletes. */
export const ROWS_DELETED_A_STEP = 200

// Messages are deleted first, so that a long thread is deleted in several steps.
const OLD_MESSAGES = `DELETE FROM messages WHERE num IN (SELECT m.num FROM inquiries AS i CROSS JOIN messages AS m ON m.inquiry = i.num
  WHERE i.updated_at < ? LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`
const OLD_INQUIRIES = `DELETE FROM inquiries WHERE num IN (SELECT num FROM inquiries WHERE updated_at < ?
  AND NOT EXISTS (SELECT 1 FROM messages WHERE inquiry = inquiries.num) LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`
/** Requests are deleted once no supplier has a part of them; their lines are deleted with them. */
const OLD_REQUESTS = `DELETE FROM requests WHERE num IN (SELECT num FROM requests WHERE created_at < ?
  AND NOT EXISTS (SELECT 1 FROM inquiries WHERE inquiries.request = requests.num) LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`
const OLD_LEADS = `DELETE FROM leads WHERE num IN (SELECT num FROM leads WHERE created_at < ? LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`

const OLD_REPORTS = `DELETE FROM reports WHERE num IN (SELECT num FROM reports WHERE created_at < ? LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`

const OLD_CONSENTS = `DELETE FROM consents WHERE num IN (SELECT num FROM consents WHERE withdrawn_at < ? LIMIT ${ROWS_DELETED_A_STEP}) RETURNING num`

/** How many were deleted so far. */
const Counts = v.object({ inquiries: v.number(), leads: v.number(), consents: v.number() })

/** Deletes inquiries with their requests and messages some years after their last change, leads and reports after they were sent and consents after their withdrawal (docs/behaviour.md, "Retention"). */
export const retention = defineJob({
  name: 'retention',
  every: DAY_MS,
  argument: NO_VALUE,
  cursor: Counts,
  async step({ DB, ...settings }, { now, cursor }) {
    const before = now - requireNumber(settings, 'RETENTION_DAYS') * DAY_MS
    const all = [OLD_MESSAGES, OLD_INQUIRIES, OLD_LEADS, OLD_CONSENTS, OLD_REQUESTS, OLD_REPORTS]
    // Not `meta.changes`, which also counts rows that are deleted with them.
    const statements = all.map((sql) => DB.prepare(sql).bind(before))
    const deleted = (await DB.batch(statements)).map(({ results }) => results.length)
    const inquiries = (deleted[1] ?? 0) + (cursor?.inquiries ?? 0)
    const leads = (deleted[2] ?? 0) + (cursor?.leads ?? 0)
    const consents = (deleted[3] ?? 0) + (cursor?.consents ?? 0)
    if (deleted.some((count) => count >= ROWS_DELETED_A_STEP)) return { next: { inquiries, leads, consents } }
    return { done: `${inquiries} inquiries, ${leads} leads, ${consents} withdrawn consents` }
  },
})
