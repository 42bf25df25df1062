/** Calls of /api/auth that the edge makes for a visitor: from plain forms, and to refresh a session before a page. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { REFRESH_COOKIE } from '../../domain/contract/auth.ts'
import { type Problem, UpstreamProblem } from '../../domain/contract/problem.ts'
import { PageError } from '../../domain/page-error.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { setAuthCookies } from './auth-relay.ts'
import { authCookies, cookie } from './cookies.ts'
import { anonymousIdentity } from './credentials.ts'
import { upstreamHeaders } from './headers.ts'
import { fetchWithRetry } from './retry.ts'
import { upstream } from './upstream.ts'

/** The `data` of a successful call, or the problem it failed with. */
export type AuthResult =
  | { ok: true; data: unknown }
  | { ok: false; problem: Pick<Problem, 'code' | 'status' | 'attemptsLeft' | 'retryAfter'> }

/** Headers of the visitor's own request that are forwarded, because limits and notices depend on them. */
const OF_THE_BROWSER = ['User-Agent', 'CF-Connecting-IP']

interface Sender {
  /** The browser's fingerprint; absent without script. */
  device?: string | undefined
  /** Idempotency-Key that no one else can guess. */
  once?: string
}

const headersOf = (c: Context<EdgeEnv>, { device, once }: Sender): Headers => {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': c.var.locale })
  for (const name of OF_THE_BROWSER) headers.set(name, c.req.header(name) ?? '')
  if (device) headers.set('X-Device-Fingerprint', device)
  if (once) headers.set('Idempotency-Key', once)
  return upstreamHeaders(headers, { ...anonymousIdentity(c), cookies: authCookies(c) })
}

const Success = v.object({ data: v.unknown() })
const FAILED: AuthResult = { ok: false, problem: { code: 'upstream.failed', status: 502 } }

/** POSTs to /api/auth. Tokens of the response become cookies of the response to the visitor's own request. */
export async function authRequest(
  c: Context<EdgeEnv>,
  path: string,
  body: object,
  sender: Sender = {},
): Promise<AuthResult> {
  const url = new URL(`/api/auth/${path}`, c.req.url)
  const request = new Request(url, { method: 'POST', headers: headersOf(c, sender), body: JSON.stringify(body) })
  const response = await fetchWithRetry(upstream(c), request)
  if (!response) return FAILED
  const relayed = await setAuthCookies(c, response, url.pathname)
  const json: unknown = await relayed.json().catch(() => null)
  if (relayed.ok && v.is(Success, json)) return { ok: true, data: json.data }
  return v.is(UpstreamProblem, json) ? { ok: false, problem: json } : FAILED
}

/**
 * Refreshes the access token of a browser that has a session, and sets its cookies.
 * @returns whether there is a session
 * @throws PageError 503 where the API fails: the session must not end because of that
 */
export async function refreshBrowserSession(c: Context<EdgeEnv>): Promise<boolean> {
  if (cookie(c, REFRESH_COOKIE) === undefined) return false
  const result = await authRequest(c, 'refresh-token', {})
  if (!result.ok && result.problem.status >= 500) throw new PageError(503, 'upstream.unavailable')
  return result.ok && result.data !== null
}
