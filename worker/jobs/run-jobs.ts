import { sql } from 'drizzle-orm'
import type { Bindings } from '../bindings.ts'
import { type Database, database } from '../db/connection.ts'
import { jobs as table } from '../db/schema.ts'
import { log } from '../observe/log.ts'
import type { Job } from './job.ts'
import { JOBS } from './jobs.ts'

/** Milliseconds before its time at which a job is already due, so that a slightly early trigger does not skip it. */
const EARLY = 60_000

/** @returns whether the job is due, and has been claimed: of two calls at a time only one gets true. */
async function claim(db: Database, { name, every }: Job, now: number): Promise<boolean> {
  const claimed = await db
    .insert(table)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({
      target: table.name,
      set: { startedAt: now, finishedAt: null, outcome: null },
      setWhere: sql`${table.startedAt} <= ${now - every + EARLY}`,
    })
    .returning({ name: table.name })
  return claimed.length > 0
}

const finish = (db: Database, { name }: Job, outcome: string) =>
  db.update(table).set({ finishedAt: Date.now(), outcome }).where(sql`${table.name} = ${name}`)

/**
 * Runs the due jobs, one after another; a failure is stored and logged, and the next job runs.
 * @param now milliseconds since 1970.
 * @returns names of the jobs that ran.
 */
export async function runJobs(env: Bindings, now: number, jobs: Job[] = JOBS): Promise<string[]> {
  const db = database(env.DB)
  const ran: string[] = []
  for (const job of jobs) {
    if (!(await claim(db, job, now))) continue
    ran.push(job.name)
    try {
      await finish(db, job, await job.run(env, now))
    } catch (error) {
      log('error', 'job', { name: job.name }, error)
      await finish(db, job, `failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return ran
}
