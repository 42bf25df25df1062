import { createMiddleware } from 'hono/factory'
import type { Env } from '../env.ts'

/**
 * Sends '/ru/catalog/' and '//ru//catalog' to '/ru/catalog', once. The target always begins with a single slash: a second
 * one would make it another host's address. What cannot be decoded is refused here, before anything looks at it.
 */
export const tidyPath = createMiddleware<Env>(async function tidyPath(c, next) {
  const url = new URL(c.req.url)
  try {
    decodeURIComponent(url.pathname)
  } catch {
    return c.text('', 400)
  }
  const tidy = url.pathname.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (tidy !== url.pathname)
    return c.redirect(tidy + url.search, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  await next()
})
