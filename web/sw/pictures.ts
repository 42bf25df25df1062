import { CacheFirst } from 'workbox-strategies'
import { expiration, matchOptions } from './cached-pages.ts'

/** Pictures of this site: their addresses are new with every change of them, so a kept one is never an old one. */
export const pictures = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [expiration(200)],
})
