import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { endOverdue } from '../db/viewings.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Sessions that a step ends: operators are few. */
const AT_ONCE = 20

const OVERDUE = `SELECT num FROM sessions WHERE viewing_user IS NOT NULL AND (viewing_until <= ? OR ended_at IS NOT NULL) LIMIT ${AT_ONCE}`

/** Records in the operators' journal that an operator's viewing as somebody has expired, or ended with the session. */
export const endedViewings = defineJob({
  name: 'ended-viewings',
  every: 10 * MINUTE_MS,
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { now, cursor }) {
    const { results } = await DB.prepare(OVERDUE).bind(now).all<{ num: number }>()
    const ends = results.flatMap(({ num }) => endOverdue(num, now))
    await writeBatch(DB, ends)
    const count = results.length + (cursor ?? 0)
    return results.length >= AT_ONCE ? { next: count } : { done: `${count} viewings` }
  },
})
