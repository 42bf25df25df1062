import * as v from 'valibot'
import { MINUTE_MS } from '../../domain/durations.ts'
import { applySuspensions } from '../api/organization/suspension.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Continues to hide and show products of companies that have been hidden, blocked or restored, and indexes what changed with them. */
export const suspendedGoods = defineJob({
  name: 'follow-goods',
  every: MINUTE_MS,
  argument: NO_VALUE,
  // Number of steps so far; what is left to do is in the tables.
  cursor: v.number(),
  async step({ DB }, { cursor }) {
    const { done, isAll } = await applySuspensions(DB, 1)
    const steps = done + (cursor ?? 0)
    return isAll ? { done: `${steps} steps` } : { next: steps }
  },
})
