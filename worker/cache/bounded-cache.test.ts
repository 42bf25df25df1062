import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('an entry is fresh for its TTL, and stale afterwards', () => {
  let now = 0
  const cache = new BoundedCache<string>({ limit: 10, ttl: 1000, now: () => now })
  cache.set('a', 'one')
  now = 999
  expect(cache.get('a')).toBe('one')
  now = 1000
  expect(cache.get('a')).toBeUndefined()
  expect(cache.getStale('a')).toBe('one')
})

test('past the limit the oldest entries are deleted first', () => {
  const cache = new BoundedCache<string>({ limit: 24, sizeOf: (text, key) => key.length + text.length })
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, 'x'.repeat(7))
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true, true])
})

test('an entry that is set again counts once, and as new', () => {
  const cache = new BoundedCache<number>({ limit: 2 })
  cache.set('a', 1)
  cache.set('b', 2)
  cache.set('a', 3)
  cache.set('c', 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4])
})

test('a value larger than the limit is not stored', () => {
  const cache = new BoundedCache<string>({ limit: 4, sizeOf: (text) => text.length })
  cache.set('a', 'longer')
  expect(cache.get('a')).toBeUndefined()
})
