import { isLoopback } from '../api/http/loopback.ts'
import type { Bindings } from '../bindings.ts'

/**
 * Over plain HTTP codes would be sent in clear text, and browsers refuse the session's cookies, so that signing in would never succeed.
 * @returns the redirect to the same address over HTTPS; null where plain HTTP is allowed: on this machine, and for an API that its edge
 *   calls within a private network
 */
export function redirectToHttps({ url }: Request, { ENVIRONMENT, ROLE }: Bindings): Response | null {
  if (!url.startsWith('http:') || ENVIRONMENT === 'local' || ROLE === 'api' || isLoopback(url)) return null
  // 308: a form is sent again to the new address unchanged.
  return new Response(null, {
    status: 308,
    headers: { Location: url.replace('http:', 'https:'), 'Cache-Control': 'no-store' },
  })
}
