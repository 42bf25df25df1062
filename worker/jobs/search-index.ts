import * as v from 'valibot'
import { HOUR_MS } from '../../domain/durations.ts'
import { mergeSome } from '../db/merge-search-indexes.ts'
import { defineJob, NO_VALUE } from './job.ts'

/** Merges what the changes of an hour have written to the search indexes (docs/decisions/0093-merged-search-index.md). */
export const searchIndex = defineJob({
  name: 'search-index',
  every: HOUR_MS,
  argument: NO_VALUE,
  cursor: v.number(),
  async step({ DB }, { cursor }) {
    const steps = cursor ?? 0
    return (await mergeSome(DB)) ? { next: steps + 1 } : { done: `${steps} steps` }
  },
})
