import { cacheNames } from 'workbox-core'

/** Files of the builds before: a page that was kept then still names them. */
const EARLIER = 'earlier-files'
const MOST = 150

/**
 * Saves the files that the version being installed does not know, before its activation throws them away: without its styles and
 * scripts a kept page would be of no use.
 * @param current addresses of this build's files
 */
export async function keepEarlierFiles(current: string[]): Promise<void> {
  const [precache, earlier] = await Promise.all([caches.open(cacheNames.precache), caches.open(EARLIER)])
  const known = new Set(current)
  for (const request of await precache.keys()) {
    if (known.has(new URL(request.url).pathname)) continue
    const file = await precache.match(request)
    if (file) await earlier.put(request, file)
  }
  // A cache lists its entries in the order they came: the oldest go first.
  const kept = await earlier.keys()
  for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST))) await earlier.delete(oldest)
}

/** A hashed file that is not of this build. */
export const matchEarlierFile = async (request: Request): Promise<Response> =>
  (await (await caches.open(EARLIER)).match(request)) ?? fetch(request)
