import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseViewport } from '../../domain/viewport.ts'
import type { EdgeEnv } from '../edge-env.ts'

/** Reads the width class from the cookie that web/app/startup/viewport.ts sets. */
export const viewport = createMiddleware<EdgeEnv>(function viewport(c, next) {
  c.set('viewport', parseViewport(getCookie(c, 'viewport')))
  return next()
})
