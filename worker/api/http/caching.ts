import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env.ts'

/** Lists and pages of the catalogue: fresh for a minute, then served for ten more while a new copy is fetched. */
export const CATALOGUE = 'public, max-age=60, stale-while-revalidate=600'

/** For an address whose response never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable'

/** @returns middleware that lets caches store successful responses to GET, and no others */
export const cacheControl = (value: string) =>
  createMiddleware<ApiEnv>(async function cacheControl(c, next) {
    await next()
    if (!c.res.ok || c.res.headers.has('Cache-Control')) return
    c.header('Cache-Control', ['GET', 'HEAD'].includes(c.req.method) ? value : 'no-store')
  })
