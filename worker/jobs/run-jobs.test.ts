import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startBindings, type TestBindings } from '../../tests/fixtures/bindings.ts'
import { HOUR, type Job } from './job.ts'
import { runJobs } from './run-jobs.ts'

let env: TestBindings
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ env, stop } = await startBindings())
})
afterAll(() => stop())
beforeEach(() => env.DB.prepare('DELETE FROM jobs').run())

const NOW = 1_800_000_000_000
const job = (name: string, run: Job['run'] = async () => 'done'): Job => ({ name, every: HOUR, run: vi.fn(run) })
const bindings = () => ({ ...env, ASSETS: Object() })
const rows = async () => (await env.DB.prepare('SELECT * FROM jobs ORDER BY name').all()).results

test('a job runs when it is due, and its result is stored', async () => {
  const hourly = job('hourly')
  expect(await runJobs(bindings(), NOW, [hourly])).toEqual(['hourly'])
  expect(await runJobs(bindings(), NOW + HOUR / 2, [hourly])).toEqual([])
  expect(await runJobs(bindings(), NOW + HOUR - 1000, [hourly])).toEqual(['hourly'])
  expect(hourly.run).toHaveBeenCalledTimes(2)
  expect(await rows()).toMatchObject([{ name: 'hourly', started_at: NOW + HOUR - 1000, outcome: 'done' }])
})

test('two triggers at the same time run a job once', async () => {
  const hourly = job('hourly')
  await Promise.all([runJobs(bindings(), NOW, [hourly]), runJobs(bindings(), NOW, [hourly])])
  expect(hourly.run).toHaveBeenCalledTimes(1)
})

test('after a failed job the next one still runs', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = job('a', () => Promise.reject(new Error('no network')))
  expect(await runJobs(bindings(), NOW, [failing, job('b')])).toEqual(['a', 'b'])
  expect(await rows()).toMatchObject([{ outcome: 'failed: no network' }, { outcome: 'done' }])
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
