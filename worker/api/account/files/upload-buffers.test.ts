import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_BUFFERS, MAX_BUFFERS_OF_ONE, returnBuffer, takeBuffer } from './upload-buffers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('files beyond the buffers wait until one is returned, and are refused after ten seconds', async () => {
  const people = Array.from({ length: MAX_BUFFERS }, (_, at) => at)
  for (const person of people) await takeBuffer(person)
  let isTaken = false
  const waiting = takeBuffer(100).then(() => {
    isTaken = true
  })
  const refused = expect(takeBuffer(101)).rejects.toMatchObject({ code: 'storage.unavailable', status: 503 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(isTaken).toBe(false)
  returnBuffer(0)
  await vi.advanceTimersByTimeAsync(100)
  expect(isTaken).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  await Promise.all([waiting, refused])
  for (const person of [...people.slice(1), 100]) returnBuffer(person)
})

test('one person’s files do not take all buffers', async () => {
  for (let at = 0; at < MAX_BUFFERS_OF_ONE; at++) await takeBuffer(1)
  const refused = expect(takeBuffer(1)).rejects.toMatchObject({ status: 503 })
  await takeBuffer(2)
  await vi.advanceTimersByTimeAsync(15_000)
  await refused
  for (const person of [1, 1, 1, 2]) returnBuffer(person)
})
