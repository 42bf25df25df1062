import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '../../../domain/durations.ts'
import { checkForUpdates } from './service-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const registrationThat = (answer: () => Promise<ServiceWorkerRegistration>) => ({ update: vi.fn(answer) })
const never = () => new Promise<ServiceWorkerRegistration>(() => undefined)

test('checks every 3600 seconds, not before', () => {
  const registration = registrationThat(never)
  checkForUpdates(registration, { onLine: true })
  vi.advanceTimersByTime(HOUR_MS - 1)
  expect(registration.update).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(registration.update).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(registration.update).toHaveBeenCalledTimes(3)
})

test('skips a check while offline and makes the next one', () => {
  const registration = registrationThat(never)
  const line = { onLine: false }
  checkForUpdates(registration, line)
  vi.advanceTimersByTime(2 * HOUR_MS)
  expect(registration.update).not.toHaveBeenCalled()
  line.onLine = true
  vi.advanceTimersByTime(HOUR_MS)
  expect(registration.update).toHaveBeenCalledTimes(1)
})

test('a failed check throws nothing, and the next one follows', async () => {
  const registration = registrationThat(() => Promise.reject(new TypeError('Failed to fetch')))
  checkForUpdates(registration, { onLine: true })
  await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('can be stopped', () => {
  const registration = registrationThat(never)
  checkForUpdates(registration, { onLine: true })()
  vi.advanceTimersByTime(HOUR_MS)
  expect(registration.update).not.toHaveBeenCalled()
})
