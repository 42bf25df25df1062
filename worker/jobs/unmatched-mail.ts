import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts'
import { rawKey } from '../api/inbound/unmatched.ts'
import { database } from '../db/connection.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** E-mails of one step, each with its bytes in R2. */
const AT_ONCE = 100
/** Milliseconds for which a received e-mail is remembered, so that a second copy is ignored: mail servers retry for some days. */
const REMEMBERED = 30 * DAY_MS

/** Deletes e-mails that operators have assigned or deleted, and those past the time limit: the stored file first, then the row that names it. */
export const deleteUnmatchedMail = defineJob({
  name: 'unmatched-mail',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB, FILES }, { now, cursor }) {
    const db = database(DB)
    const rows = await db.all<{ num: number; id: string }>(
      sql`SELECT num, id FROM unmatched_mail WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${AT_ONCE}`,
    )
    if (rows.length > 0) await FILES.delete(rows.map(({ id }) => rawKey(id)))
    const nums = JSON.stringify(rows.map(({ num }) => num))
    await db.run(sql`DELETE FROM unmatched_mail WHERE num IN (SELECT value FROM json_each(${nums}))`)
    await db.run(sql`DELETE FROM received_mail WHERE key IN
      (SELECT key FROM received_mail WHERE received_at < ${now - REMEMBERED} ORDER BY received_at LIMIT ${AT_ONCE * 10})`)
    const all = rows.length + (cursor ?? 0)
    return rows.length >= AT_ONCE ? { next: all } : { done: `${all} e-mails` }
  },
})
