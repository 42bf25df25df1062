import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts'
import { startBindings, type TestBindings } from '../../tests/fixtures/bindings.ts'
import { database } from '../db/connection.ts'
import { defineJob, type Job, NO_VALUE } from './job.ts'
import { continueFrom, finishStep, type LeasedStep, MAX_ATTEMPTS, scheduleAll, takeStep } from './job-table.ts'
import { type QueuedJob, queueJob } from './queue-job.ts'
import { runJobs } from './run-jobs.ts'

let env: TestBindings
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ env, stop } = await startBindings())
})
afterAll(() => stop())
beforeEach(() => env.DB.prepare('DELETE FROM jobs').run())
afterEach(() => vi.restoreAllMocks())

/** The beginning of an hour. */
const NOW = 1_800_000_000_000
const rows = async () => (await env.DB.prepare('SELECT * FROM jobs ORDER BY name').all()).results
const queue = (job: QueuedJob, now = NOW) => database(env.DB).run(queueJob(job, now))

/** A job without arguments. */
const job = (name: string, step: () => Promise<string> = async () => 'done', every?: number): Job =>
  defineJob({
    name,
    ...(every && { every }),
    argument: v.unknown(),
    cursor: NO_VALUE,
    step: async () => ({ done: await step() }),
  })

/** A job with this many steps, each of which is recorded in `noted`. */
const counting = (steps: number, noted: number[], every?: number): Job =>
  defineJob({
    name: 'counting',
    ...(every && { every }),
    argument: v.unknown(),
    cursor: v.number(),
    async step(_, { cursor }) {
      const at = cursor ?? 0
      noted.push(at)
      return at + 1 < steps ? { next: at + 1 } : { done: `${steps} steps` }
    },
  })

describe('scheduled jobs', () => {
  test('run when they are due, and their result is stored', async () => {
    const step = vi.fn(async () => 'done')
    const jobs = [job('hourly', step, HOUR_MS)]
    expect(await runJobs(env, NOW, { jobs })).toEqual(['hourly'])
    expect(await runJobs(env, NOW + HOUR_MS - 1000, { jobs })).toEqual([])
    expect(await runJobs(env, NOW + HOUR_MS, { jobs })).toEqual(['hourly'])
    expect(step).toHaveBeenCalledTimes(2)
    expect(await rows()).toMatchObject([
      { name: 'hourly', started_at: expect.any(Number), outcome: 'done', attempts: 0 },
    ])
  })

  test('run once, even if two workers wake up at the same time', async () => {
    const step = vi.fn(async () => 'done')
    const jobs = [job('hourly', step, HOUR_MS)]
    await Promise.all([runJobs(env, NOW, { jobs }), runJobs(env, NOW, { jobs })])
    expect(step).toHaveBeenCalledTimes(1)
  })

  test('that fail do not stop the others, and are retried later', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failing = job('a', () => Promise.reject(new Error('no network')), HOUR_MS)
    const jobs = [failing, job('b', undefined, HOUR_MS)]
    expect((await runJobs(env, NOW, { jobs })).sort()).toEqual(['a', 'b'])
    expect(await rows()).toMatchObject([{ outcome: 'failed: no network', error: 'no network' }, { outcome: 'done' }])
    expect(log).toHaveBeenCalled()
    expect(await runJobs(env, NOW + MINUTE_MS / 2, { jobs })).toEqual([])
    expect(await runJobs(env, NOW + 2 * MINUTE_MS, { jobs })).toEqual(['a'])
  })

  test('are dead letters after too many failures, begin again at their next time, and are not dead letters once they succeed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const step = vi.fn(() => Promise.reject(new Error('no network')))
    const jobs = [job('daily', step, DAY_MS)]
    for (let at = NOW; (await rows())[0]?.dead_at == null; at += HOUR_MS) await runJobs(env, at, { jobs })
    expect(step).toHaveBeenCalledTimes(MAX_ATTEMPTS)
    expect(await rows()).toMatchObject([{ error: 'no network', attempts: 0, due_at: expect.any(Number) }])
    expect(await runJobs(env, NOW + 2 * DAY_MS, { jobs: [job('daily', async () => 'well', DAY_MS)] })).toEqual([
      'daily',
    ])
    expect(await rows()).toMatchObject([{ dead_at: null, error: null, outcome: 'well' }])
  })
})

describe('work that a request has queued', () => {
  test('is done at once and deleted, if it is of a requested kind', async () => {
    const jobs = [job('greet'), job('other')]
    await queue({ name: 'greet:1', kind: 'greet' })
    await queue({ name: 'other:1', kind: 'other' })
    expect(await runJobs(env, NOW, { jobs, kinds: ['greet'] })).toEqual(['greet:1'])
    expect(await rows()).toMatchObject([{ name: 'other:1' }])
  })

  test('is a dead letter after too many failures, and stays one until it is queued again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const jobs = [job('greet', () => Promise.reject(new Error('refused')))]
    await queue({ name: 'greet:1', kind: 'greet' })
    for (let hour = 0; hour < 24 * 7; hour += 6) await runJobs(env, NOW + hour * HOUR_MS, { jobs })
    expect(await rows()).toMatchObject([{ due_at: null, dead_at: expect.any(Number), error: 'refused' }])
    expect(await runJobs(env, NOW + 30 * DAY_MS, { jobs })).toEqual([])
    await queue({ name: 'greet:1', kind: 'greet' }, NOW + 30 * DAY_MS)
    expect(await runJobs(env, NOW + 30 * DAY_MS, { jobs: [job('greet')] })).toEqual(['greet:1'])
    expect(await rows()).toEqual([])
  })

  test('that kills its worker each time is a dead letter as well', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const step = vi.fn(async () => 'done')
    await queue({ name: 'greet:1', kind: 'greet' })
    for (let at = 0; at < MAX_ATTEMPTS; at++) await takeStep(env, NOW + at * HOUR_MS)
    await runJobs(env, NOW + DAY_MS, { jobs: [job('greet', step)] })
    expect(step).not.toHaveBeenCalled()
    expect(await rows()).toMatchObject([{ due_at: null, error: expect.stringContaining('killed') }])
  })

  test('of a kind that this version does not know becomes a dead letter', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await queue({ name: 'x:1', kind: 'of another version' })
    for (let hour = 0; hour < 24 * 7; hour += 6) await runJobs(env, NOW + hour * HOUR_MS, { jobs: [] })
    expect(await rows()).toMatchObject([{ due_at: null, dead_at: expect.any(Number) }])
  })

  test('that is queued again while it is being done begins again', async () => {
    await queue({ name: 'counting:1', kind: 'counting', argument: 1 })
    const step = await takeStep(env, NOW)
    await queue({ name: 'counting:1', kind: 'counting', argument: 2 }, NOW + 1)
    if (step) await continueFrom(database(env.DB), step, 7, NOW + 2)
    expect(await rows()).toMatchObject([{ argument: '2', cursor: null }])
  })
})

describe('steps', () => {
  test('continue where the last one ended, whichever worker runs them', async () => {
    const noted: number[] = []
    await queue({ name: 'counting:1', kind: 'counting' })
    await runJobs(env, NOW, { jobs: [counting(5, noted)] })
    expect(noted).toEqual([0, 1, 2, 3, 4])
  })

  test('of which one call runs a bounded number; the next call continues', async () => {
    const noted: number[] = []
    await queue({ name: 'counting:1', kind: 'counting' })
    await runJobs(env, NOW, { jobs: [counting(450, noted)] })
    expect(noted).toHaveLength(400)
    await runJobs(env, NOW + MINUTE_MS, { jobs: [counting(450, noted)] })
    expect(noted).toEqual(Array.from({ length: 450 }, (_, at) => at))
  })

  test('whose lease ran out are taken over by another worker, and what the first one stores late is ignored', async () => {
    await queue({ name: 'counting:1', kind: 'counting' })
    const slow = await takeStep(env, NOW)
    expect(await takeStep(env, NOW + MINUTE_MS)).toBeUndefined()
    const quick = await takeStep(env, NOW + 3 * MINUTE_MS)
    expect(quick).toMatchObject({ name: 'counting:1', attempts: 2 })
    if (quick) await continueFrom(database(env.DB), quick, 1, NOW + 4 * MINUTE_MS)
    if (slow) await continueFrom(database(env.DB), slow, 99, NOW + 4 * MINUTE_MS)
    expect(await rows()).toMatchObject([{ cursor: '1', attempts: 0 }])
  })

  const STEPS = 4
  const Action = fc.record({
    worker: fc.nat(2),
    act: fc.constantFrom('go on', 'go on', 'go on', 'is killed', 'is killed before it stores'),
    wait: fc.constantFrom(0, 1000, MINUTE_MS, 3 * MINUTE_MS),
  })

  test('killed anywhere, run twice and out of order by three workers have the same result', () =>
    fc.assert(
      fc.asyncProperty(fc.array(Action, { maxLength: 40 }), async (actions) => {
        await env.DB.prepare('DELETE FROM jobs').run()
        await database(env.DB).run(scheduleAll([counting(STEPS, [], DAY_MS)]))
        const noted: number[] = []
        const task = counting(STEPS, noted, DAY_MS)
        const db = database(env.DB)
        /** The state of each worker: the step that it has claimed, and the result that it has not stored yet. */
        const held = new Map<number, { step: LeasedStep; result?: Awaited<ReturnType<Job['step']>> }>()
        let now = NOW
        for (const { worker, act, wait } of actions) {
          now += wait
          const mine = held.get(worker)
          if (act !== 'go on') held.delete(worker)
          else if (!mine) {
            const step = await takeStep(env, now)
            if (step) held.set(worker, { step })
          } else if (!mine.result) {
            const cursor = mine.step.cursor === null ? null : JSON.parse(mine.step.cursor)
            mine.result = await task.step(env, { now, argument: null, cursor, isLastAttempt: false })
          } else {
            held.delete(worker)
            const { step, result } = mine
            if ('done' in result) await finishStep(db, step, task, result.done, now)
            else await continueFrom(db, step, result.next, now)
          }
        }
        vi.spyOn(console, 'error').mockImplementation(() => {})
        await runJobs(env, now + DAY_MS, { jobs: [task] })
        expect([...new Set(noted)].sort()).toEqual(Array.from({ length: STEPS }, (_, at) => at))
        expect(await rows()).toMatchObject([{ cursor: null, attempts: 0, leased_until: 0, lease: null }])
        expect((await rows())[0]?.due_at).toBeGreaterThan(now + DAY_MS - 1)
      }),
      { numRuns: 40 },
    ))
})
