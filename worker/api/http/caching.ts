import { createMiddleware } from 'hono/factory'
import type { ApiEnv } from './api-env.ts'

/** Lists and pages of the catalogue: a minute fresh, then ten more while a new copy is fetched. */
export const CATALOGUE = 'public, max-age=60, stale-while-revalidate=600'

const READING = ['GET', 'HEAD']

/** @returns middleware that lets caches store the responses of reads; those of writes and failures are not stored. */
export const cacheControl = (value: string) =>
  createMiddleware<ApiEnv>(async function cacheControl(c, next) {
    await next()
    if (!c.res.ok || c.res.headers.has('Cache-Control')) return
    c.header('Cache-Control', READING.includes(c.req.method) ? value : 'no-store')
  })
