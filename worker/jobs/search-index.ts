import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { mergeSome } from '../db/merge-search-indexes.ts'
import { defineJob, NOTHING } from './job.ts'

/** Merges what the changes of a day have written to the search indexes (docs/decisions/0093-merged-search-index.md). */
export const searchIndex = defineJob({
  name: 'search-index',
  every: DAY_MS,
  argument: NOTHING,
  cursor: v.number(),
  async step({ DB }, { cursor }) {
    const steps = cursor ?? 0
    return (await mergeSome(DB)) ? { next: steps + 1 } : { done: `${steps} steps` }
  },
})
