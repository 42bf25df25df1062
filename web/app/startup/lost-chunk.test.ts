import { expect, test } from 'vitest'
import { oncePer10Seconds } from './lost-chunk.ts'

/** Storage as a browser has it, in memory. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    length: 0,
  }
}

test('a path reloads once in 10 seconds, and another path at once', () => {
  const storage = memoryStorage()
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_000_000)).toBe(true)
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_009_999)).toBe(false)
  expect(oncePer10Seconds(storage, 'chunk', '/ru', 1_009_999)).toBe(true)
  expect(oncePer10Seconds(storage, 'chunk', '/en', 1_010_000)).toBe(true)
})
