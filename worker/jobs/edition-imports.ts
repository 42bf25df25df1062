import * as v from 'valibot'
import { isEditionWork } from '../../domain/statuses/edition-import.ts'
import { applyStep } from '../editions/apply-step.ts'
import { advance, readEditionImport } from '../editions/progress.ts'
import { compareStep, readStep } from '../editions/read-step.ts'
import { defineJob } from './job.ts'

/** Reads, compares or applies an edition of a classifier, as its status requires, one piece in a step. */
export const continueEditionImports = defineJob({
  name: 'edition-imports',
  argument: v.object({ id: v.string() }),
  cursor: v.object({}),
  async step(env, { now, argument: { id }, isLastAttempt }) {
    const row = await readEditionImport(env, id)
    if (!row || !isEditionWork(row.status)) return { done: row?.status ?? 'gone' }
    try {
      if (row.status === 'reading') await readStep(env, row, now)
      if (row.status === 'comparing') await compareStep(env, row, now)
      if (row.status === 'applying') await applyStep(env, row, now)
      return { next: {} }
    } catch (error) {
      // The current edition stays; the next import deletes what was written of this one.
      if (isLastAttempt) await advance(env, row, { status: 'refused', error: 'failed', target: null }, now)
      throw error
    }
  },
})
