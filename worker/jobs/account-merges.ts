import * as v from 'valibot'
import { moveStatements } from '../account-merges/tables.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Rows of a table that a step changes. */
const ROWS_AT_ONCE = 500

const NEXT = 'SELECT user, target FROM account_merges WHERE done_at IS NULL ORDER BY user LIMIT 1'
const DONE = 'UPDATE account_merges SET done_at = ? WHERE user = ?'

/**
 * Moves what a person has done from a merged account to the other one, some hundred rows of each table in a step; the tables themselves
 * show what is left to do.
 */
export const accountMerges = defineJob({
  name: 'account-merges',
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { cursor, now }) {
    const rows = cursor ?? 0
    const merge = await DB.prepare(NEXT).first<{ user: number; target: number }>()
    if (!merge) return { done: `${rows} rows` }
    const results = await writeBatch(DB, moveStatements(merge.user, merge.target, ROWS_AT_ONCE))
    const moved = results.reduce((sum, { meta }) => sum + meta.changes, 0)
    if (moved === 0) await DB.prepare(DONE).bind(now, merge.user).run()
    return { next: rows + moved }
  },
})
