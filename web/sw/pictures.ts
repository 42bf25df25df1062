import { CacheFirst } from 'workbox-strategies'
import { expiration, matchOptions } from './cached-pages.ts'

/** Pictures of this site. A changed picture has a new address, so a cached one is never outdated. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [expiration(200)],
})
