import * as v from 'valibot'
import { followNext } from '../company-merges/follow.ts'
import { defineJob, NOTHING } from './job.ts'

/** Moves goods and conversations from a merged company, some hundred in a step; the tables themselves show what is left to do. */
export const companyMerges = defineJob({
  name: 'company-merges',
  argument: NOTHING,
  cursor: v.number(),
  async step({ DB }, { cursor, now }) {
    const moved = await followNext(DB, now)
    const rows = cursor ?? 0
    return moved === null ? { done: `${rows} rows` } : { next: rows + moved }
  },
})
