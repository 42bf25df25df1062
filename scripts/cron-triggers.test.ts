import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '../domain/durations.ts'
import { startCronTriggers } from './cron-triggers.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29, 12, 0, 30) })
})
afterEach(() => {
  vi.useRealTimers()
})

test('triggers at once, and then at each of its times', async () => {
  const trigger = vi.fn(async (_cron: string) => undefined)
  const stop = startCronTriggers({ crons: ['* * * * *', '5 * * * *'], trigger })
  const calls = () => Object.groupBy(trigger.mock.calls.flat(), (cron) => cron)
  await vi.advanceTimersByTimeAsync(0)
  expect(trigger.mock.calls.flat()).toEqual(['* * * * *', '5 * * * *'])
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(calls()).toMatchObject({ '* * * * *': { length: 11 }, '5 * * * *': { length: 2 } })
  stop()
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(trigger).toHaveBeenCalledTimes(13)
})

test('a run that takes long is not joined by a second one, and one that fails does not stop the next', async () => {
  let running = 0
  let most = 0
  const trigger = vi.fn(async () => {
    most = Math.max(most, ++running)
    await new Promise((ended) => setTimeout(ended, 2.5 * MINUTE_MS))
    running -= 1
    throw new Error('storage is gone')
  })
  const stop = startCronTriggers({ crons: ['* * * * *'], trigger })
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(most).toBe(1)
  expect(trigger.mock.calls.length).toBeGreaterThan(2)
  stop()
})
