/** Whether and from where pages show maps. The frame itself is in map-frame.ts, which no page needs. */
import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/** Whether this site shows maps: without a key it shows addresses, and links to the maps app of the visitor's device. */
const hasMaps = (env: EdgeEnv['Bindings']): boolean => Boolean(env.YANDEX_MAPS_KEY)

/** The frame's own origin; '' where it is served from the site's. */
export const mapFrameOrigin = ({ MAPS_ORIGIN, SITE_ORIGIN }: EdgeEnv['Bindings']): string =>
  MAPS_ORIGIN && SITE_ORIGIN && MAPS_ORIGIN !== SITE_ORIGIN ? MAPS_ORIGIN : ''

/** The origin that pages put before `/_map`, '' for the site's own; null without a key. */
export const mapsBase = (env: EdgeEnv['Bindings']): string | null => (hasMaps(env) ? mapFrameOrigin(env) : null)

/** The `frame-src` of pages: the map's frame is the only document of this site that may be framed. */
export const mapFrameSource = (env: EdgeEnv['Bindings']): string | null =>
  hasMaps(env) ? mapFrameOrigin(env) || "'self'" : null

/** On the frame's own origin everything else is a 404, so that the vendor's code has no page of this site within its origin. */
export const nothingButMap = createMiddleware<EdgeEnv>(async function nothingButMap(c, next) {
  if (!c.env.MAPS_ORIGIN) return next()
  const { origin, pathname } = new URL(c.req.url)
  if (mapFrameOrigin(c.env) !== origin || pathname === '/_map') return next()
  return c.body(null, 404, { 'Cache-Control': 'no-store' })
})
