/** How requests leave work to the runner. Nothing here imports a job: what requests evaluate stays small. */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ApiEnv } from '../api/http/api-env.ts'
import { inBackground } from '../api/http/background.ts'
import { database } from '../db/connection.ts'
import { log } from '../observe/log.ts'

export interface QueuedJob {
  /** Of a scheduled job its own; else of this piece of work: the same name again replaces what waits under it. */
  name: string
  /** Of a job that is not scheduled. */
  kind?: string
  /** JSON. */
  argument?: unknown
}

/**
 * @param condition leaves nothing where it is false
 * @returns the statement that leaves work to be done now, for the batch of the writes that it follows. Under a name that is there
 *   already the work begins anew: a step that is being run counts no more.
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
 * After the response, runs what waits of these kinds, so that no one waits a minute for what this request has left with `queueJob`. Where
 * a queue is bound its consumer does that.
 */
export const runSoon = (c: Context<ApiEnv>, kinds: string[]): Promise<void> => inBackground(c, wake(c, kinds))

/** `queueJob` by itself, and `runSoon`. */
export async function startJob(c: Context<ApiEnv>, job: QueuedJob): Promise<void> {
  await database(c.env.DB).run(queueJob(job, Date.now()))
  await runSoon(c, [job.kind ?? job.name])
}
