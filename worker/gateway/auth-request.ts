/** Calls of /api/auth that the edge makes for a visitor: from plain forms, and to refresh a session before a page. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { type Problem, UpstreamProblem } from '../../domain/contract/problem.ts'
import { PageError } from '../../domain/page-error.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { setAuthCookies } from './auth-relay.ts'
import { cookie, REFRESH_COOKIE } from './cookies.ts'
import { anonymousIdentity } from './credentials.ts'
import { upstreamHeaders } from './headers.ts'
import { fetchWithRetry } from './retry.ts'
import { upstream } from './upstream.ts'

/** What came of a call: the answer's `data`, or the problem that it was. */
export type AuthResult =
  | { ok: true; data: unknown }
  | { ok: false; problem: Pick<Problem, 'code' | 'status' | 'attemptsLeft' | 'retryAfter'> }

/** The edge speaks as the visitor's browser would. */
const OF_THE_BROWSER = ['User-Agent', 'CF-Connecting-IP']

interface Sender {
  /** Fingerprint that the browser has worked out, where it could. */
  device?: string | undefined
  /** Idempotency-Key: nobody else can know it. */
  once?: string
}

const said = (c: Context<EdgeEnv>, { device, once }: Sender): Headers => {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Accept-Language': c.var.locale })
  for (const name of OF_THE_BROWSER) headers.set(name, c.req.header(name) ?? '')
  if (device) headers.set('X-Device-Fingerprint', device)
  if (once) headers.set('Idempotency-Key', once)
  return upstreamHeaders(headers, { ...anonymousIdentity(c), refresh: cookie(c, REFRESH_COOKIE) })
}

const Answer = v.object({ data: v.unknown() })
const FAILED: AuthResult = { ok: false, problem: { code: 'upstream.failed', status: 502 } }

/**
 * POSTs to /api/auth; tokens of the answer become cookies of this request's answer.
 */
export async function authRequest(
  c: Context<EdgeEnv>,
  path: string,
  body: object,
  sender: Sender = {},
): Promise<AuthResult> {
  const url = new URL(`/api/auth/${path}`, c.req.url)
  const request = new Request(url, { method: 'POST', headers: said(c, sender), body: JSON.stringify(body) })
  const answer = await fetchWithRetry(upstream(c), request)
  if (!answer) return FAILED
  const relayed = await setAuthCookies(c, answer, url.pathname)
  const told: unknown = await relayed.json().catch(() => null)
  if (relayed.ok && v.is(Answer, told)) return { ok: true, data: told.data }
  return v.is(UpstreamProblem, told) ? { ok: false, problem: told } : FAILED
}

/**
 * A new access token for who has a session. It sets the cookies.
 * @returns whether there is one now; false: nobody is signed in
 * @throws PageError 503 where the api cannot say: whoever is signed in stays so
 */
export async function refreshSession(c: Context<EdgeEnv>): Promise<boolean> {
  if (cookie(c, REFRESH_COOKIE) === undefined) return false
  const told = await authRequest(c, 'refresh-token', {})
  if (!told.ok && told.problem.status >= 500) throw new PageError(503, 'upstream.unavailable')
  return told.ok && told.data !== null
}
