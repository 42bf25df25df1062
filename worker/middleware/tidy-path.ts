import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/**
 * Redirects '/ru/catalog/' and '//ru//catalog' to '/ru/catalog' in one step. The target must begin with a single slash: with two it
 * would be the address of another host. A path that cannot be decoded is refused with 400.
 */
export const tidyPath = createMiddleware<EdgeEnv>(async function tidyPath(c, next) {
  const { path, query } = splitUrl(c.req.url)
  if (!isDecodable(path)) return c.text('', 400)
  const tidy = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '')
  if (tidy !== path) return c.redirect(tidy + query, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
  await next()
})

/** Path and query of an absolute URL, as they were sent: a URL object would decode and normalize them. */
function splitUrl(url: string): { path: string; query: string } {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const query = url.indexOf('?', start)
  return query < 0 ? { path: url.slice(start), query: '' } : { path: url.slice(start, query), query: url.slice(query) }
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    // The result must be used: bundlers remove a bare call as having no effect.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
