import { expect, test } from 'vitest'
import { type CachedPage, layeredPageCache, memoryPageCache, TTL } from './page-cache.ts'

const page = (text: string): CachedPage => ({ body: new Blob([text]), headers: { ETag: `"${text.length}"` } })
const megabytes = (n: number): CachedPage => ({ body: new Blob([new Uint8Array(n * 1024 * 1024)]), headers: {} })

/** The text and the headers of a page. */
const read = async (cached: CachedPage | null) => [await cached?.body.text(), cached?.headers]

test('a page is served for its TTL and no longer', async () => {
  let now = 0
  const cache = memoryPageCache(() => now)
  await cache.put('/en', page('home'))
  now = TTL * 1000 - 1
  expect(await read(await cache.get('/en'))).toEqual(['home', { ETag: '"4"' }])
  now = TTL * 1000
  expect(await cache.get('/en')).toBeNull()
})

test('past 24 MB the oldest pages are deleted first', async () => {
  const cache = memoryPageCache(() => 0)
  for (const key of ['a', 'b', 'c', 'd']) await cache.put(key, megabytes(8))
  expect(await cache.get('a')).toBeNull()
  for (const key of ['b', 'c', 'd']) expect(await cache.get(key)).not.toBeNull()
})

test('a page from a farther store is copied to the nearer one', async () => {
  const near = memoryPageCache(() => 0)
  const far = memoryPageCache(() => 0)
  await far.put('/ru', page('дом'))
  const stored = ['дом', { ETag: '"3"' }]
  expect(await read(await layeredPageCache(near, far).get('/ru'))).toEqual(stored)
  expect(await read(await near.get('/ru'))).toEqual(stored)
})
