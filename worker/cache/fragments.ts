import { BoundedCache } from './bounded-cache.ts'

/** HTML by what it depends on; the limit is in characters of keys and HTML, some two bytes each. Nothing personal is in lists and menus. */
export const fragments = new BoundedCache<string>({ limit: 8_000_000, sizeOf: (html, key) => key.length + html.length })
