/**
 * A replacement of TextEncoder, to be loaded before react-dom: React's stream encodes every small string of a page
 * separately, and each call of the native encoder is expensive in workerd. The site does not use it; the benchmark
 * shows what it would save.
 */
const Native = globalThis.TextEncoder

/** Longest string whose bytes are cached: React's markup between values is short and always the same. */
const MAX_CACHED_LENGTH = 64
const MAX_CACHED = 4096
const cache = new Map<string, Uint8Array<ArrayBuffer>>()

class KeepingTextEncoder extends Native {
  override encode(text = ''): Uint8Array<ArrayBuffer> {
    if (text.length > MAX_CACHED_LENGTH) return super.encode(text)
    const known = cache.get(text)
    // Without a copy of the bytes, because React copies such short chunks into its own buffer.
    if (known) return known
    const bytes = super.encode(text)
    if (cache.size < MAX_CACHED) cache.set(text, bytes)
    return bytes
  }
}

globalThis.TextEncoder = KeepingTextEncoder
