import * as v from 'valibot'
import { continueRun, TRY_AGAIN } from '../automatic-imports/continue.ts'
import { defineJob, NOTHING } from './job.ts'

/**
 * Goes on with imports that no person has begun: answers what was answered before, applies what is harmless, and says of everything else that
 * it waits. A trigger queues it with each state of such an import (migrations/0124_import_runs.sql).
 */
export const importRuns = defineJob({
  name: 'import-run',
  argument: v.object({ id: v.string() }),
  cursor: NOTHING,
  async step(env, { now, argument: { id } }) {
    const done = await continueRun(env, id, now)
    return done === null ? { next: null, at: now + TRY_AGAIN } : { done }
  },
})
