/** The cookies of a session, which only the edge reads and writes (docs/behaviour.md, "Access token", "Refresh token"). */

import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import { decode } from 'hono/utils/jwt/jwt'
import * as v from 'valibot'
import { AUTH_COOKIES, type AuthCookie, CHALLENGE_COOKIE, REFRESH_COOKIE } from '../../domain/contract/auth.ts'
import { DAY_S, MONTH_S } from '../../domain/durations.ts'
import { PERSON_COOKIE } from '../../domain/person-cookie.ts'
import { toHex } from '../../domain/sha256.ts'
import { isLoopback } from '../api/http/loopback.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { VIEWED_COOKIE } from '../request.ts'
import { OWNER_COOKIE, personMark, sealedOwner } from './owner.ts'

export const ACCESS_COOKIE = 'access'
/** Readable by scripts: whether there may be a session to refresh. */
const HINT_COOKIE = 'session'

/**
 * The guard against cookie tossing: a page on a neighbouring host can set a cookie of this site, and its session must not become this
 * visitor's. Each of these cookies has a companion, `__Host-access` and `__Host-refresh`, that has the end of its value: browsers let no
 * other host set a cookie with such a name (RFC 6265bis section 4.1.3.2; docs/decisions/0009-sealed-sessions.md).
 */
const GUARDED = [ACCESS_COOKIE, ...Object.keys(AUTH_COOKIES)]
const companionOf = (name: string) => `__Host-${name}`
/** Characters of a token's end that the companion has: they are part of the signature, so no two tokens have the same. */
const GUARD_LENGTH = 16
const guardOf = (value: string) => value.slice(-GUARD_LENGTH)

/** @returns the value, undefined where there is none, or more than one. */
function single(request: Request, name: string): string | undefined {
  const header = request.headers.get('Cookie') ?? ''
  const pairs = header.split(';').map((pair) => pair.trim())
  const values = new Set(pairs.filter((pair) => pair.startsWith(`${name}=`)))
  return values.size === 1 ? parse(header, name)[name] || undefined : undefined
}

/**
 * A cookie that is sent with two values is ignored, and so is a guarded one without its companion. Over plain HTTP, on a developer's own
 * machine, there are no companions: they need TLS.
 * @returns the value, undefined where there is no valid one
 */
function cookieOf(request: Request, name: string): string | undefined {
  const value = single(request, name)
  if (value === undefined || !GUARDED.includes(name) || isLoopback(request.url)) return value
  return single(request, companionOf(name)) === guardOf(value) ? value : undefined
}

/** `cookieOf` for the request of a Hono context. */
export const cookie = (c: Context<EdgeEnv>, name: string): string | undefined => cookieOf(c.req.raw, name)

/**
 * The name of a cookie that no neighbouring host may set: browsers guarantee that for names with this prefix (RFC 6265bis section 4.1.3.2).
 * Over plain HTTP, on a developer's own machine, it is the name alone: the prefix needs TLS.
 */
export const hostCookieName = (c: Context<EdgeEnv>, name: string): string =>
  isLoopback(c.req.url) ? name : companionOf(name)

/** The cookie with the token of a guest, who reads a conversation without an account; a neighbouring host cannot set it. */
export const guestCookie = (c: Context<EdgeEnv>): string => hostCookieName(c, 'guest')

/** Sets a cookie of this host, for all its paths. @param value null deletes it */
export function setOwnCookie(c: Context<EdgeEnv>, name: string, value: string | null, options: CookieOptions): void {
  const secure = !isLoopback(c.req.url)
  const maxAge = value === null ? 0 : options.maxAge
  const all = { path: '/', sameSite: 'Lax', secure, ...options, ...(maxAge !== undefined && { maxAge }) } as const
  setCookie(c, name, value ?? '', all)
  if (secure && GUARDED.includes(name)) setCookie(c, companionOf(name), guardOf(value ?? ''), all)
}

const Claims = v.object({ sub: v.string() })

/** @returns id of the user whose token it is, null where the token has none. It is not verified: the API has just issued it. */
function ownerOf(token: string): string | null {
  try {
    const { payload } = decode(token)
    return v.is(Claims, payload) ? payload.sub : null
  } catch {
    return null
  }
}

/** @param seconds for which the token is valid */
export async function setAccessCookie(c: Context<EdgeEnv>, token: string, seconds: number): Promise<void> {
  c.set('newAccess', token)
  setOwnCookie(c, ACCESS_COOKIE, token, { httpOnly: true, maxAge: seconds })
  const owner = ownerOf(token)
  setOwnCookie(c, OWNER_COOKIE, owner && (await sealedOwner(c.env, owner)), { httpOnly: true, maxAge: DAY_S })
  setOwnCookie(c, PERSON_COOKIE, owner && (await personMark(c.env, owner)), { maxAge: MONTH_S })
  setOwnCookie(c, HINT_COOKIE, '1', { maxAge: MONTH_S })
}

export const relayAuthCookie = (c: Context<EdgeEnv>, name: AuthCookie, value: string | null): void =>
  setOwnCookie(c, name, value, { httpOnly: true, maxAge: AUTH_COOKIES[name] })

/**
 * Sets a browser's challenge (docs/behaviour.md, "Code and browser") before it requests a code: two requests at once, as by a double press,
 * then belong to the same browser.
 */
export function ensureChallenge(c: Context<EdgeEnv>): void {
  if (cookie(c, CHALLENGE_COOKIE) !== undefined) return
  relayAuthCookie(c, CHALLENGE_COOKIE, toHex(crypto.getRandomValues(new Uint8Array(16))))
}

/** @returns the cookies that the API set in this browser, for a call of /api/auth */
export const authCookies = (c: Context<EdgeEnv>): string =>
  Object.keys(AUTH_COOKIES)
    .flatMap((name) => cookie(c, name)?.replace(/^/, `${name}=`) ?? [])
    .join('; ')

/** After signing out, or deleting the account, the browser no longer has the id of who was signed in. */
export const forgetOwner = (c: Context<EdgeEnv>): void => setOwnCookie(c, OWNER_COOKIE, null, { httpOnly: true })

/** Whether the browser had a session that this person has not ended by signing out. */
export const hadSession = (c: Context<EdgeEnv>): boolean =>
  [REFRESH_COOKIE, HINT_COOKIE, OWNER_COOKIE].some((name) => cookie(c, name) !== undefined)

/** Ends the session in this browser. The id of its owner stays in a cookie for a day, since a form of theirs may still be open. */
export function clearSession(c: Context<EdgeEnv>): void {
  setOwnCookie(c, ACCESS_COOKIE, null, { httpOnly: true })
  setOwnCookie(c, REFRESH_COOKIE, null, { httpOnly: true })
  setOwnCookie(c, HINT_COOKIE, null, {})
  setOwnCookie(c, PERSON_COOKIE, null, {})
  const viewed = hostCookieName(c, VIEWED_COOKIE)
  if (cookie(c, viewed) !== undefined) setOwnCookie(c, viewed, null, { httpOnly: true })
}
