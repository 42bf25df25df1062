import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'

const MONTH = 30 * 24 * 60 * 60

/** Pictures of this site: their addresses are new with every change of them, so a kept one is never an old one. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: MONTH, purgeOnQuotaError: true })],
})
