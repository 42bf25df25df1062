/** How requests queue work for the runner. Nothing here imports a job, so that requests evaluate little code. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ApiEnv } from '../api/http/api-env.ts'
import { inBackground } from '../api/http/background.ts'
import { database } from '../db/connection.ts'
import { log } from '../observe/log.ts'

export interface QueuedJob {
  /** For a scheduled job its own name; otherwise that of this piece of work: queuing the same name again replaces it. */
  name: string
  /** Name of the job, if it is not scheduled. */
  kind?: string
  /** Serialized as JSON. */
  argument?: unknown
}

/**
 * @param condition queues nothing where it is false
 * @returns the statement that queues work to be done now, for the batch of the writes that cause it. If the name is queued already, the
 *   work begins again, and the result of a running step is ignored.
 */
export const queueJob = (
  { name, kind = '', argument = null }: QueuedJob,
  now: number,
  condition: SQL = sql`true`,
): SQL =>
  sql`INSERT INTO jobs (name, kind, argument, started_at, due_at)
    SELECT ${name}, ${kind}, ${JSON.stringify(argument)}, ${now}, ${now} WHERE ${condition}
    ON CONFLICT (name) DO UPDATE SET argument = excluded.argument, cursor = NULL, due_at = excluded.due_at, lease = NULL,
      leased_until = 0, attempts = 0, dead_at = NULL, error = NULL`

/** A failure is only logged: the next minute tries again. */
async function wake({ env, var: { requestId, runJobs } }: Context<ApiEnv>, kinds: string[]): Promise<void> {
  try {
    if (env.JOB_QUEUE) await env.JOB_QUEUE.send('')
    else await runJobs?.(kinds)
  } catch (error) {
    log('warn', 'a job was left to the next minute', { requestId, kinds: kinds.join() }, error)
  }
}

/**
 * After the response, runs queued work of these kinds, so that it does not wait for the runner of the next minute. Where a queue is bound
 * its consumer does that.
 */
export const runSoon = (c: Context<ApiEnv>, kinds: string[]): Promise<void> => inBackground(c, wake(c, kinds))

/** Runs `queueJob` by itself, then `runSoon`. */
export async function startJob(c: Context<ApiEnv>, job: QueuedJob): Promise<void> {
  await database(c.env.DB).run(queueJob(job, Date.now()))
  await runSoon(c, [job.kind ?? job.name])
}
