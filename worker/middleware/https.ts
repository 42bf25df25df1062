import { isLoopback } from '../api/http/loopback.ts'
import type { Bindings } from '../bindings.ts'

/**
 * Over plain HTTP codes would travel in clear, and browsers drop the session's cookies, so that signing in would go round in circles.
 * @returns the redirect to the same address over HTTPS; null where the request may be answered: on this machine, and for an API that
 *   its edge calls within a network of theirs
 */
export function redirectToHttps({ url }: Request, { ENVIRONMENT, ROLE }: Bindings): Response | null {
  if (!url.startsWith('http:') || ENVIRONMENT === 'local' || ROLE === 'api' || isLoopback(url)) return null
  // 308: a form is sent again to the new address, as it was.
  return new Response(null, {
    status: 308,
    headers: { Location: url.replace('http:', 'https:'), 'Cache-Control': 'no-store' },
  })
}
