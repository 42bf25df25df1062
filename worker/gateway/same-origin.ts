import type { Context } from 'hono'
import { REFRESH_COOKIE } from '../../domain/contract/auth.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { isAuthPath } from './auth-relay.ts'
import { ACCESS_COOKIE, cookie } from './cookies.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether the headers of a request show that a page of this site sent it: plain forms are refused otherwise. */
export function isFromOurPage(c: Context<EdgeEnv>): boolean {
  const origin = c.req.header('Origin')
  return origin !== undefined && (origin === new URL(c.req.url).origin || origin === c.env.SITE_ORIGIN)
}

/** Bytes up to which the body of a refused form is read. */
const DRAINED = 64_000

/**
 * Refuses a form. A small one is read first: a response that comes while the browser is still sending closes the connection, and the
 * next request on it fails.
 */
export async function refuseForm(c: Context<EdgeEnv>, status: 403 | 415 | 422): Promise<Response> {
  if (!c.req.raw.bodyUsed && Number(c.req.header('Content-Length')) <= DRAINED) await c.req.arrayBuffer()
  return c.body(null, status)
}

/**
 * Whether a call that changes something comes from another site's page, which would act with the visitor's cookies (docs/behaviour.md,
 * "Same origin"). Browsers send Origin with every such call; a program without cookies needs none. Calls under /api/auth change who is
 * signed in, so they are refused even without a session.
 */
export function isForeign(c: Context<EdgeEnv>): boolean {
  const { method } = c.req
  if (SAFE.includes(method)) return false
  const hasSession = cookie(c, ACCESS_COOKIE) !== undefined || cookie(c, REFRESH_COOKIE) !== undefined
  if (c.req.header('Origin') === undefined) return hasSession
  return !isFromOurPage(c) && (hasSession || isAuthPath(c.req.path))
}
