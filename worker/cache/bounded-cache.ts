interface Options<Value> {
  /** The largest sum of sizes; above it the oldest entries are deleted. */
  limit: number
  /** Size of an entry in any unit; absent: each counts one. */
  sizeOf?: (value: Value, key: string) => number
  /** Milliseconds for which an entry is fresh; absent: for ever. */
  ttl?: number
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * A cache in the isolate's memory, bounded by size and time. Nothing personal may be in it: an isolate serves every visitor. The oldest
 * entry is deleted first, not the least recently used, which saves a write for each read (docs/decisions/0013-libraries.md).
 */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; size: number; until: number }>()
  private readonly options: Required<Options<Value>>
  private size = 0

  constructor(options: Options<Value>) {
    this.options = { sizeOf: () => 1, ttl: Number.POSITIVE_INFINITY, now: Date.now, ...options }
  }

  /** @returns undefined where there is no entry, or it is no longer fresh */
  get(key: string): Value | undefined {
    const entry = this.entries.get(key)
    return entry && entry.until > this.options.now() ? entry.value : undefined
  }

  /** @returns an entry of any age, for callers that can get no fresh one */
  getStale(key: string): Value | undefined {
    return this.entries.get(key)?.value
  }

  set(key: string, value: Value): void {
    const { limit, sizeOf, ttl, now } = this.options
    this.delete(key)
    const size = sizeOf(value, key)
    this.entries.set(key, { value, size, until: now() + ttl })
    this.size += size
    // A Map iterates in the order of insertion: the oldest come first.
    for (const oldest of this.entries.keys()) {
      if (this.size <= limit) break
      this.delete(oldest)
    }
  }

  private delete(key: string): void {
    this.size -= this.entries.get(key)?.size ?? 0
    this.entries.delete(key)
  }
}
