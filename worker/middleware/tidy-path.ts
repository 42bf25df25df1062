import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/**
 * Sends '/ru/catalog/' and '//ru//catalog' to '/ru/catalog', once. The target always begins with a single slash: a second
 * one would make it another host's address. What cannot be decoded is refused here, before anything looks at it.
 */
export const tidyPath = createMiddleware<EdgeEnv>(async function tidyPath(c, next) {
  const { path, query } = splitUrl(c.req.url)
  if (!isDecodable(path)) return c.text('', 400)
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (tidy !== path) return c.redirect(tidy + query, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  await next()
})

/** Path and query of an absolute URL as they were sent; a URL object would cost more than the rest of a cached answer. */
function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return query < 0 ? { path: url.slice(start), query: '' } : { path: url.slice(start, query), query: url.slice(query) }
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // The result is used: bundlers take a bare call for one without effect and leave it out.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
