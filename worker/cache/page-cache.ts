/** A page as it is kept: bytes, for encoding a text with Cyrillic or Chinese in it costs as much as the rest of a hit. */
export interface CachedPage {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

export interface PageCache {
  get: (key: string) => Promise<CachedPage | null>
  /** Resolves when every store has it; give it to waitUntil. */
  put: (key: string, page: CachedPage) => Promise<void>
}

/** Seconds a kept page is served. Short, since a price may change; long enough to carry the load of a popular page. */
export const TTL = 60
const MOST_BYTES = 24 * 1024 * 1024

/** Pages of this isolate: the quickest hit there is. Public pages only, so nothing of a person can be in it. */
export class MemoryPageCache implements PageCache {
  private readonly pages = new Map<string, { page: CachedPage; until: number }>()
  private bytes = 0
  private readonly now: () => number
  constructor(now: () => number = Date.now) {
    this.now = now
  }

  async get(key: string): Promise<CachedPage | null> {
    const entry = this.pages.get(key)
    if (!entry) return null
    if (entry.until > this.now()) return entry.page
    this.drop(key)
    return null
  }

  async put(key: string, page: CachedPage): Promise<void> {
    this.drop(key)
    this.pages.set(key, { page, until: this.now() + TTL * 1000 })
    this.bytes += page.body.byteLength
    // A Map lists its keys in the order they came: the oldest go first.
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MOST_BYTES) break
      this.drop(oldest)
    }
  }

  private drop(key: string): void {
    this.bytes -= this.pages.get(key)?.page.body.byteLength ?? 0
    this.pages.delete(key)
  }
}

const STORE = 'pages'

/** What the store itself adds or changes. */
const STORE_HEADERS = [
  'cache-control',
  'x-page-cache-control',
  'etag',
  'cf-cache-status',
  'age',
  'date',
  'content-length',
]

/** Pages of this data centre, through the Cache API: they outlive the isolate and are shared by all of them. */
export class DataCentrePageCache implements PageCache {
  async get(key: string): Promise<CachedPage | null> {
    const answer = await (await caches.open(STORE)).match(key)
    if (!answer) return null
    return { body: new Uint8Array(await answer.arrayBuffer()), headers: keptHeaders(answer.headers) }
  }

  async put(key: string, { body, headers }: CachedPage): Promise<void> {
    // The reader's own Cache-Control travels beside the one that tells the Cache API how long to keep the page.
    const kept = {
      ...headers,
      'X-Page-Cache-Control': headers['Cache-Control'] ?? '',
      'Cache-Control': `public, max-age=${TTL}`,
    }
    await (await caches.open(STORE)).put(key, new Response(body, { headers: kept }))
  }
}

function keptHeaders(headers: Headers): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of headers) if (!STORE_HEADERS.includes(name)) kept[name] = value
  // Under the names that answers look for: a store gives them back in lower case.
  const etag = headers.get('ETag')
  return {
    ...kept,
    ...(etag ? { ETag: etag } : {}),
    'Cache-Control': headers.get('X-Page-Cache-Control') ?? 'no-store',
  }
}

/** Asks the stores in turn, and gives what a farther one has to the nearer ones. */
export class LayeredPageCache implements PageCache {
  private readonly layers: PageCache[]
  constructor(layers: PageCache[]) {
    this.layers = layers
  }

  async get(key: string): Promise<CachedPage | null> {
    for (const [depth, layer] of this.layers.entries()) {
      const page = await layer.get(key)
      if (!page) continue
      await Promise.all(this.layers.slice(0, depth).map((nearer) => nearer.put(key, page)))
      return page
    }
    return null
  }

  async put(key: string, page: CachedPage): Promise<void> {
    await Promise.all(this.layers.map((layer) => layer.put(key, page)))
  }
}

export const pageCache: PageCache = new LayeredPageCache([new MemoryPageCache(), new DataCentrePageCache()])
