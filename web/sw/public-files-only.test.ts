import { expect, test } from 'vitest'
import { publicFilesOnly } from './public-files-only.ts'

test.each([
  ['public, max-age=3600', 200, true],
  ['public, max-age=31536000, immutable', 200, true],
  ['private, no-cache', 200, false],
  ['no-store', 200, false],
  ['public, max-age=3600', 404, false],
])('whether a picture with %s and status %i is stored on the device: %s', async (caching, status, isStored) => {
  const response = new Response('picture', { status, headers: { 'Cache-Control': caching } })
  const request = new Request('https://kontor.example/api/files/common/0000000000000000')
  const stored = await publicFilesOnly.cacheWillUpdate?.({ response, request, event: Object(new Event('fetch')) })
  expect(stored === response).toBe(isStored)
})
