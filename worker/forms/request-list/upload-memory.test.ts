import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MAX_MEMORY_BYTES, MAX_READING_MS, NoMemory, withMemory } from './upload-memory.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const all = () => withMemory(async (reserve) => reserve(MAX_MEMORY_BYTES))

test('a list beyond the limit on memory is refused, and read once the others have been', async () => {
  const others = Promise.withResolvers<void>()
  const reading = withMemory(async (reserve) => {
    reserve(1)
    await others.promise
  })
  await expect(all()).rejects.toBeInstanceOf(NoMemory)
  others.resolve()
  await reading
  await all()
})

test('the memory of a list whose reading failed is free again', async () => {
  const failing = withMemory(async (reserve) => {
    reserve(MAX_MEMORY_BYTES)
    throw new Error('cut')
  })
  await expect(failing).rejects.toThrow('cut')
  await all()
})

test('a list that arrives too slowly is refused, and does not keep its memory', async () => {
  const slow = withMemory(async (reserve) => {
    reserve(1)
    vi.advanceTimersByTime(MAX_READING_MS + 1)
    reserve(1)
  })
  await expect(slow).rejects.toBeInstanceOf(NoMemory)
})
