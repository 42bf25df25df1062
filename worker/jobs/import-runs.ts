import * as v from 'valibot'
import { continueRun, TRY_AGAIN } from '../automatic-imports/continue.ts'
import { defineJob, NO_VALUE } from './job.ts'

/**
 * Continues automatic imports: gives the answers that were given before, applies what is harmless, and notifies a person of everything
 * else. A trigger queues it with each state of such an import (migrations/0124_import_runs.sql).
 */
export const continueImportRuns = defineJob({
  name: 'import-run',
  argument: v.object({ id: v.string() }),
  cursor: NO_VALUE,
  async step(env, { now, argument: { id } }) {
    const done = await continueRun(env, id, now)
    return done === null ? { next: null, at: now + TRY_AGAIN } : { done }
  },
})
