import { loadEmailTexts } from '../api/delivery/messages.ts'
import { loadData, loadVocabulary } from '../asset-data.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { log, textOfError } from '../observe/log.ts'
import type { Job } from './job.ts'
import {
  continueFrom,
  failStep,
  finishStep,
  type LeasedStep,
  MAX_ATTEMPTS,
  scheduleAll,
  takeStep,
} from './job-table.ts'
import { JOBS } from './jobs.ts'
import { createPause } from './pauses.ts'

/**
 * Limits of one call: the next minute continues. The platform gives a minute's trigger 30 s of CPU time, and ends what follows a response 30 s
 * after it: a step that is ended there would wait for the end of its lease.
 */
const LIMITS = { steps: 400, milliseconds: 50_000, afterResponse: 15_000 }

interface RunOptions {
  /** Names of the only jobs to run; absent: whatever is due. */
  kinds?: string[]
  jobs?: Job[]
}

/** Runs a step that was claimed, and stores its result or failure. @param now milliseconds since 1970 */
export async function runStep(env: Bindings, step: LeasedStep, jobs: Job[], now: number): Promise<void> {
  const db = database(env.DB)
  const job = jobs.find(({ name }) => name === step.kind)
  try {
    if (!job) throw new Error('no job of this version has this name')
    if (step.attempts > MAX_ATTEMPTS) throw new Error('the worker was killed at each attempt')
    const result = await job.step(env, {
      now,
      argument: JSON.parse(step.argument),
      cursor: step.cursor === null ? null : JSON.parse(step.cursor),
      isLastAttempt: step.attempts >= MAX_ATTEMPTS,
    })
    if ('done' in result) await finishStep(db, step, job, result.done, now)
    else await continueFrom(db, step, result.next, Math.max(now, result.at ?? now))
  } catch (error) {
    log('error', 'job', { name: step.kind, attempts: step.attempts }, error)
    await failStep(db, step, job, textOfError(error), now)
  }
}

/**
 * Runs the steps that are due, longest waiting first, one after another; a failure is stored and logged, and the next step runs. Any number
 * of workers may call it at the same time: each step is leased to one.
 * @param now milliseconds since 1970; the clock runs on from there.
 * @returns names of the rows that were worked on, one for each step.
 */
export async function runJobs(env: Bindings, now: number, { kinds, jobs = JOBS }: RunOptions = {}): Promise<string[]> {
  const started = Date.now()
  await Promise.all([loadEmailTexts(env.ASSETS), loadData(env.ASSETS), loadVocabulary(env.ASSETS)])
  if (kinds === undefined) await database(env.DB).run(scheduleAll(jobs))
  const most = kinds ? LIMITS.afterResponse : LIMITS.milliseconds
  const ran: string[] = []
  const letOthersIn = createPause()
  while (ran.length < LIMITS.steps && Date.now() - started < most) {
    const at = now + Date.now() - started
    const step = await takeStep(env, at, kinds)
    if (!step) break
    ran.push(step.name)
    await runStep(env, step, jobs, at)
    await letOthersIn()
  }
  return ran
}
