/** The table `jobs`: work that is due, and which worker does it. */
import { type SQL, sql } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '../../domain/durations.ts'
import type { Bindings } from '../bindings.ts'
import { type Database, database } from '../db/connection.ts'
import { valuesOf } from '../db/select.ts'
import type { Job } from './job.ts'

/**
 * Milliseconds for which a worker has a step to itself. A step takes some seconds; a worker that has not finished it by then was killed.
 */
const LEASE = 2 * MINUTE_MS
/** Failed attempts at a step after which a job is given up. */
export const MAX_ATTEMPTS = 6
/** Characters of an error that are stored. */
const MAX_ERROR_LENGTH = 500

/** A step that this worker, and no other, runs now. */
export interface LeasedStep {
  name: string
  kind: string
  /** JSON. */
  argument: string
  /** JSON; null at the beginning. */
  cursor: string | null
  lease: string
  attempts: number
}

/** @returns the statement that adds the scheduled jobs which have no row yet: those of a new instance, or of a new version */
export const scheduleAll = (jobs: Job[]): SQL => {
  const names = jobs.filter(({ every }) => every !== undefined).map(({ name }) => name)
  return sql`INSERT INTO jobs (name, started_at, due_at) SELECT value, 0, 0 FROM json_each(${JSON.stringify(names)}) WHERE true
    ON CONFLICT (name) DO NOTHING`
}

const ofKinds = (kinds: string[]): SQL => sql`AND iif(kind = '', name, kind) IN ${valuesOf(kinds)}`

/**
 * Takes the step that has been due for longest: of several workers at a time only one gets it. The attempt is counted now, because a
 * worker that is killed cannot count it later.
 * @param kinds names of the jobs to choose from; absent: all
 * @returns undefined where none is due
 */
export async function takeStep(env: Bindings, now: number, kinds?: string[]): Promise<LeasedStep | undefined> {
  const lease = crypto.randomUUID()
  const [row] = await database(env.DB).all<LeasedStep>(sql`UPDATE jobs SET lease = ${lease},
      leased_until = ${now + LEASE}, attempts = attempts + 1,
      started_at = iif(cursor IS NULL, ${now}, started_at), finished_at = iif(cursor IS NULL, NULL, finished_at)
    WHERE name = (SELECT name FROM jobs WHERE due_at <= ${now} AND leased_until <= ${now} ${kinds ? ofKinds(kinds) : sql``}
      ORDER BY due_at LIMIT 1)
    RETURNING name, iif(kind = '', name, kind) AS kind, argument, cursor, lease, attempts`)
  return row
}

/** Whether the step's lease has not been taken by another worker meanwhile, or by a request that queues the work again. */
const isHeld = ({ name, lease }: LeasedStep): SQL => sql`name = ${name} AND lease = ${lease}`

/** Stores where the next step continues. @param at when it is due, milliseconds since 1970 */
export const continueFrom = (db: Database, step: LeasedStep, cursor: unknown, at: number) =>
  db.run(sql`UPDATE jobs SET cursor = ${JSON.stringify(cursor)}, due_at = ${at}, lease = NULL, leased_until = 0,
    attempts = 0, error = NULL WHERE ${isHeld(step)}`)

/** @returns when a scheduled job is due again: periods begin with the day (UTC), so that nightly jobs run at night */
const nextTime = (every: number, now: number): number => Math.floor(now / every) * every + every

/** Ends work: a scheduled job waits for its next time, anything else is deleted. */
export async function finishStep(db: Database, step: LeasedStep, { every }: Job, outcome: string, now: number) {
  if (step.name !== step.kind || every === undefined) {
    await db.run(sql`DELETE FROM jobs WHERE ${isHeld(step)}`)
    return
  }
  await db.run(sql`UPDATE jobs SET finished_at = ${now}, outcome = ${outcome}, argument = 'null', cursor = NULL,
    due_at = ${nextTime(every, now)}, lease = NULL, leased_until = 0, attempts = 0, error = NULL, dead_at = NULL
    WHERE ${isHeld(step)}`)
}

/** Milliseconds until a failed step is retried: 1, 4, 16, … minutes, six hours at most. */
const pause = (attempts: number): number => Math.min(MINUTE_MS * 4 ** (attempts - 1), 6 * HOUR_MS)

/** Stores a failure: the step is retried later, or the job is given up. */
export async function failStep(db: Database, step: LeasedStep, job: Job | undefined, error: string, now: number) {
  const isDead = step.attempts >= MAX_ATTEMPTS
  const { every } = job ?? {}
  const anew = step.name === step.kind && every !== undefined ? nextTime(every, now) : null
  const outcome = error.slice(0, MAX_ERROR_LENGTH)
  await db.run(
    isDead
      ? sql`UPDATE jobs SET finished_at = ${now}, outcome = ${`failed: ${outcome}`}, error = ${outcome}, dead_at = ${now},
          due_at = ${anew}, cursor = NULL, attempts = 0, lease = NULL, leased_until = 0 WHERE ${isHeld(step)}`
      : sql`UPDATE jobs SET finished_at = ${now}, outcome = ${`failed: ${outcome}`}, error = ${outcome},
          due_at = ${now + pause(step.attempts)}, lease = NULL, leased_until = 0 WHERE ${isHeld(step)}`,
  )
}
