import type { Context } from 'hono'
import type { EdgeEnv } from '../edge-env.ts'
import { ACCESS_COOKIE, cookie, REFRESH_COOKIE } from './cookies.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Under these a call changes who is signed in, so that its cookies need not be there yet. */
const SIGNING_IN = '/api/auth/'

/** Whether the page that sent this says that it is ours: a plain form has to. */
export function isFromOurPage(c: Context<EdgeEnv>): boolean {
  const origin = c.req.header('Origin')
  return origin !== undefined && (origin === new URL(c.req.url).origin || origin === c.env.SITE_ORIGIN)
}

/** Bytes of a refused form that are read all the same. */
const DRAINED = 64_000

/**
 * Refuses a form. A small one is read before: an answer that comes while the browser is still sending ends the connection,
 * and with it whatever was asked on it next.
 */
export async function turnAway(c: Context<EdgeEnv>, status: 403 | 415): Promise<Response> {
  if (!c.req.raw.bodyUsed && Number(c.req.header('Content-Length')) <= DRAINED) await c.req.arrayBuffer()
  return c.body(null, status)
}

/**
 * Whether a call that changes something comes from a page of somebody else's: its visitor's cookies would speak for it (DECISIONS
 * section 3). Browsers send Origin with every such call; a program without cookies needs none.
 */
export function isForeign(c: Context<EdgeEnv>): boolean {
  const { method } = c.req
  if (SAFE.includes(method)) return false
  const origin = c.req.header('Origin')
  if (origin === undefined) return cookie(c, ACCESS_COOKIE) !== undefined || cookie(c, REFRESH_COOKIE) !== undefined
  const relies = cookie(c, ACCESS_COOKIE) !== undefined || cookie(c, REFRESH_COOKIE) !== undefined
  return !isFromOurPage(c) && (relies || c.req.path.startsWith(SIGNING_IN))
}
