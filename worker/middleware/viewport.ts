import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { parseViewport } from '../../web/state/viewport.ts'
import type { Env } from '../env.ts'

/** Reads the width class the browser has left in its cookie (written by web/app/viewport.ts). */
export const viewport = createMiddleware<Env>(function viewport(c, next) {
  c.set('viewport', parseViewport(getCookie(c, 'viewport')))
  return next()
})
