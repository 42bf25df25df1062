import { BoundedCache } from './bounded-cache.ts'

/** A cached page. A response made of a text encodes it each time, and one made of bytes copies them; the stream of a Blob does neither. */
export interface CachedPage {
  body: Blob
  headers: Record<string, string>
}

interface PageCache {
  get: (key: string) => Promise<CachedPage | null>
  /** Resolves when every store has the page; pass it to waitUntil. */
  put: (key: string, page: CachedPage) => Promise<void>
}

/** Seconds for which a page is served. Short, since a price may change; long enough to take the load of a popular page. */
export const TTL = 60
const MAX_BYTES = 24 * 1024 * 1024

/** Pages of this isolate: the fastest hit there is. Public pages only, so nothing personal can be in it. */
export function memoryPageCache(now: () => number = Date.now): PageCache {
  const pages = new BoundedCache<CachedPage>({
    limit: MAX_BYTES,
    sizeOf: ({ body }) => body.size,
    ttl: TTL * 1000,
    now,
  })
  return {
    get: async (key) => pages.get(key) ?? null,
    put: async (key, page) => pages.set(key, page),
  }
}

const STORE = 'pages'

/** Headers that the Cache API adds or changes by itself. */
const STORE_HEADERS = [
  'cache-control',
  'x-page-cache-control',
  'etag',
  'cf-cache-status',
  'age',
  'date',
  'content-length',
]

/** Pages of this data centre, through the Cache API: they outlive the isolate and are shared by all isolates there. */
const dataCentrePageCache: PageCache = {
  async get(key) {
    const response = await (await caches.open(STORE)).match(key)
    if (!response) return null
    return { body: await response.blob(), headers: pageHeaders(response.headers) }
  },

  async put(key, { body, headers }) {
    // The Cache API takes its TTL from Cache-Control; the page's own value is stored under another name.
    const stored = {
      ...headers,
      'X-Page-Cache-Control': headers['Cache-Control'] ?? '',
      'Cache-Control': `public, max-age=${TTL}`,
    }
    await (await caches.open(STORE)).put(key, new Response(body, { headers: stored }))
  },
}

function pageHeaders(stored: Headers): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of stored) if (!STORE_HEADERS.includes(name)) headers[name] = value
  // These two are read by name: the Cache API returns all names in lower case.
  headers['Cache-Control'] = stored.get('X-Page-Cache-Control') ?? 'no-store'
  const etag = stored.get('ETag')
  if (etag) headers.ETag = etag
  return headers
}

/** Reads the stores in turn, and copies what the farther one has to the nearer. */
export const layeredPageCache = (near: PageCache, far: PageCache): PageCache => ({
  async get(key) {
    const known = await near.get(key)
    if (known) return known
    const page = await far.get(key)
    if (page) await near.put(key, page)
    return page
  },

  async put(key, page) {
    await Promise.all([near.put(key, page), far.put(key, page)])
  },
})

export const pageCache = layeredPageCache(memoryPageCache(), dataCentrePageCache)
