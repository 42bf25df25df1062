import { createMiddleware } from 'hono/factory'
import { FRAMED_PDF_CSP } from '../api/http/file-csp.ts'
import type { Bindings } from '../bindings.ts'
import type { EdgeEnv } from '../edge-env.ts'

/** Headers of every response. A cached page is stored with them (worker/render/respond.ts). */
const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // With a stricter policy browsers send no Origin with plain forms, and gateway/same-origin.ts would refuse them.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'X-Frame-Options': 'DENY',
}

/** Two years. Extending it to subdomains binds all of the operator's hosts, so the operator decides that (docs/operating.md). */
const TRANSPORT = 'max-age=63072000'
const SUBDOMAINS: Record<string, string> = {
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
}

const transportSecurity = ({ HSTS = '' }: Pick<Bindings, 'HSTS'>): string =>
  TRANSPORT + (Object.hasOwn(SUBDOMAINS, HSTS) ? SUBDOMAINS[HSTS] : '')

/** For anything that is not a page: opened by itself it may load and run nothing. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** A page's own headers with those of every response, to be stored with it. */
export const withSecurityHeaders = (
  env: Pick<Bindings, 'HSTS'>,
  headers: Record<string, string>,
): Record<string, string> => ({
  'Content-Security-Policy': CLOSED_POLICY,
  ...headers,
  ...SECURITY_HEADERS,
  'Strict-Transport-Security': transportSecurity(env),
})

/** Sets the headers of every response, but leaves a Content-Security-Policy that is already set. */
export const securityHeaders = createMiddleware<EdgeEnv>(async function securityHeaders(c, next) {
  await next()
  if (c.var.hasAllHeaders) return
  c.res.headers.set('Strict-Transport-Security', transportSecurity(c.env))
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  // A document framed by a screen; browsers that know both headers use the policy.
  if (c.res.headers.get('Content-Security-Policy') === FRAMED_PDF_CSP)
    c.res.headers.set('X-Frame-Options', 'SAMEORIGIN')
  if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', CLOSED_POLICY)
})

/**
 * Only the scripts named by hash or nonce run, and what these import (docs/decisions/0023-scripts-by-hash.md). `'self'` is for browsers that do
 * not know `'strict-dynamic'`; all others ignore it beside that word. The development server adds script elements of its own.
 */
const SCRIPTS = import.meta.env.DEV ? ["'self'"] : ["'strict-dynamic'", "'self'"]

/**
 * The policy of a page.
 * @param hashes base64 SHA-256 of the inline scripts that never change
 * @param nonce only for responses that stream: in a cached page a nonce would be known to everyone
 * @param frames `frame-src`; null: the page may frame nothing (render/allowed-frames.ts)
 * @param objects `object-src`; null: no viewer of the browser's runs in it
 */
export function pagePolicy(
  hashes: string[],
  { nonce, frames, objects }: { nonce?: string; frames: string | null; objects: string | null },
): string {
  const scripts = [...SCRIPTS, ...hashes.map((hash) => `'sha256-${hash}'`), ...(nonce ? [`'nonce-${nonce}'`] : [])]
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // Vite's development server inserts styles as style elements.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Suppliers' own pictures come from their sites, over https only.
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    ...(objects ? [`object-src ${objects}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Only web/app/trusted-types.ts may turn strings into markup or scripts; the development server's scripts have no such policy.
    ...(import.meta.env.DEV ? [] : ["require-trusted-types-for 'script'", 'trusted-types kontor']),
  ].join('; ')
}
