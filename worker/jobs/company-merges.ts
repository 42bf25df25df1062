import * as v from 'valibot'
import { moveNextRows } from '../company-merges/move-rows.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Moves goods and conversations from a merged company, some hundred in a step; the tables themselves show what is left to do. */
export const companyMerges = defineJob({
  name: 'company-merges',
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { cursor, now }) {
    const moved = await moveNextRows(DB, now)
    const rows = cursor ?? 0
    return moved === null ? { done: `${rows} rows` } : { next: rows + moved }
  },
})
