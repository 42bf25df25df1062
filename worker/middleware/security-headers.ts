import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../edge-env.ts'

/** What every answer carries. A kept page has them already (worker/render/respond.ts). */
export const SECURITY_HEADERS: [string, string][] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  // Plain forms carry an Origin only under a policy like this one; the check of state-changing calls needs it.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['X-Frame-Options', 'DENY'],
]

/** For anything that is not a page: an answer opened by itself may load and run nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A page's own headers with what every answer carries, to be kept with it. */
export const withSecurityHeaders = (headers: Record<string, string>): Record<string, string> => ({
  'Content-Security-Policy': CLOSED_POLICY,
  ...headers,
  ...Object.fromEntries(SECURITY_HEADERS),
})

/** Sets what every answer carries; a page or a file that has set its own Content-Security-Policy keeps it. */
export const securityHeaders = createMiddleware<EdgeEnv>(async function securityHeaders(c, next) {
  await next()
  if (c.var.hasAllHeaders) return
  for (const [name, value] of SECURITY_HEADERS) c.res.headers.set(name, value)
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', CLOSED_POLICY)
})

/**
 * The policy of a page.
 * @param hashes base64 SHA-256 of the inline scripts that never change
 * @param nonce only for answers that stream: a kept copy with a nonce would be nobody's secret
 * @param frames what the page may hold in frames; null: nothing (render/map-frame.ts)
 */
export function pagePolicy(hashes: string[], { nonce, frames }: { nonce?: string; frames: string | null }): string {
  const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`), ...(nonce ? [`'nonce-${nonce}'`] : [])]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // Vite's development server hands styles over in style elements.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Suppliers' own pictures come from their sites, over https only.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Strings become markup or scripts by web/app/trusted.ts alone. What Vite's server adds to a page knows of no policy.
    ...(import.meta.env.DEV ? [] : ["require-trusted-types-for 'script'", 'trusted-types kontor']),
  ].join('; ')
}
