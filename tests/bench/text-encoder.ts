/**
 * A stand-in for TextEncoder, to be loaded before react-dom: React's stream encodes every small string of a page by itself, and each
 * call of the native encoder is expensive in workerd. Measured here, not used by the site.
 */
const Native = globalThis.TextEncoder

/** Longest string whose bytes are cached: React's markup between values is short and always the same. */
const LONGEST_KEPT = 64
const MOST_KEPT = 4096
const kept = new Map<string, Uint8Array<ArrayBuffer>>()

class KeepingTextEncoder extends Native {
  override encode(text = ''): Uint8Array<ArrayBuffer> {
    if (text.length > LONGEST_KEPT) return super.encode(text)
    const known = kept.get(text)
    // The cached bytes themselves: React copies chunks as short as these into its own buffer.
    if (known) return known
    const bytes = super.encode(text)
    if (kept.size < MOST_KEPT) kept.set(text, bytes)
    return bytes
  }
}

globalThis.TextEncoder = KeepingTextEncoder
