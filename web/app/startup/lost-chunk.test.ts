import { expect, test } from 'vitest'
import { oncePer10Seconds } from './lost-chunk.ts'

/** Storage as a browser has it, in memory. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

test('the same path reloads once in 10 seconds, another path at once', () => {
  const storage = memoryStorage()
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_000_000)).toBe(true)
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_009_999)).toBe(false)
  expect(oncePer10Seconds(storage, 'chunk', '/ru', 1_009_999)).toBe(true)
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_010_000)).toBe(true)
})
