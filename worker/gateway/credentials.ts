import type { Context } from 'hono'
import { EXCHANGE_COOKIE, EXCHANGE_PATH } from '../../domain/exchange.ts'
import type { Bindings } from '../bindings.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { siteOriginOf } from '../site-origin.ts'
import { isAuthPath } from './auth-relay.ts'
import { ACCESS_COOKIE, authCookies, cookie, guestCookie } from './cookies.ts'
import type { UpstreamIdentity } from './headers.ts'

/** The cookie of 1C, which no browser has, only for calls of the exchange. */
export function exchangeCookie(c: Context<EdgeEnv>): string | undefined {
  const value = c.req.path === EXCHANGE_PATH ? cookie(c, EXCHANGE_COOKIE) : undefined
  return value && `${EXCHANGE_COOKIE}=${value}`
}

interface AnonymousCall {
  readonly env: Bindings
  readonly var: { readonly requestId: string }
  /** Absent in a call that follows a response. */
  readonly req?: { readonly url: string }
}

/** For a call whose response is the same for every visitor: it does not identify this one. */
export const anonymousIdentity = (c: AnonymousCall): UpstreamIdentity => ({
  requestId: c.var.requestId,
  inProcess: c.env.API_BASE_URL === undefined,
  key: c.env.UPSTREAM_KEY,
  origin: c.req && siteOriginOf(c.env, c.req.url),
})

/** For a call in the visitor's name, identified by their cookies, or by the token of this very response where it signs them in. */
export const visitorIdentity = (c: Context<EdgeEnv>): UpstreamIdentity => ({
  ...anonymousIdentity(c),
  bearer: c.get('newAccess') ?? cookie(c, ACCESS_COOKIE),
  guest: cookie(c, guestCookie(c)),
  cookies: isAuthPath(c.req.path) ? authCookies(c) : exchangeCookie(c),
})
