/** The edge's cookies: the only place where a browser keeps anything of a session (DECISIONS section 3). */
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { decode } from 'hono/jwt'
import { type CookieOptions, parse } from 'hono/utils/cookie'
import * as v from 'valibot'
import { isLoopback } from '../api/http/loopback.ts'
import type { EdgeEnv } from '../edge-env.ts'

export const ACCESS_COOKIE = 'access'
export const REFRESH_COOKIE = 'refresh'
/** Readable by scripts: whether a refresh is worth asking for. */
const HINT_COOKIE = 'session'

/** Id of who was signed in last: what they had typed when their session ended is for them alone (forms/account/saved-form.ts). */
export const OWNER_COOKIE = 'owner'

/** Seconds. */
const DAY = 24 * 60 * 60
const MONTH = 30 * DAY

/** Cookies that a session is made of: each has a seal, a second cookie that says how the first one ends. */
const SEALED = [ACCESS_COOKIE, REFRESH_COOKIE]
/** Browsers let nobody but this very host set a cookie of such a name (RFC 6265bis section 4.1.3.2). */
const sealOf = (name: string) => `__Host-${name}`
/** Characters of a token's end: of a signature, so that no two tokens have the same. */
const SEAL = 16
const sealed = (value: string) => value.slice(-SEAL)

/** @returns the value, undefined where there is none, or more than one. */
function single(request: Request, name: string): string | undefined {
  const header = request.headers.get('Cookie') ?? ''
  const pairs = header.split(';').map((pair) => pair.trim())
  const values = new Set(pairs.filter((pair) => pair.startsWith(`${name}=`)))
  return values.size === 1 ? parse(header, name)[name] || undefined : undefined
}

/**
 * A page on a neighbouring host can set a cookie of ours, beside the right one or where there is none ("cookie tossing"), and its
 * session must not become this visitor's: a name that came with two values is nobody's, and so is a session without its seal
 * (docs/decisions/0009-sealed-sessions.md). Plain HTTP on one's own machine has no seals: they need TLS.
 * @returns the value, undefined where there is none that counts
 */
export function cookieOf(request: Request, name: string): string | undefined {
  const value = single(request, name)
  if (value === undefined || !SEALED.includes(name) || isLoopback(request.url)) return value
  return single(request, sealOf(name)) === sealed(value) ? value : undefined
}

/** `cookieOf` for the request of a Hono context. */
export const cookie = (c: Context<EdgeEnv>, name: string): string | undefined => cookieOf(c.req.raw, name)

/** @param value null takes the cookie away. */
function set(c: Context<EdgeEnv>, name: string, value: string | null, options: CookieOptions): void {
  const secure = !isLoopback(c.req.url)
  const maxAge = value === null ? 0 : options.maxAge
  const all = { path: '/', sameSite: 'Lax', secure, ...options, ...(maxAge !== undefined && { maxAge }) } as const
  setCookie(c, name, value ?? '', all)
  if (secure && SEALED.includes(name)) setCookie(c, sealOf(name), sealed(value ?? ''), all)
}

const Claims = v.object({ sub: v.string() })

/** @returns whom a token is for, null where it does not say. It is not verified: the api has just made it. */
function ownerOf(token: string): string | null {
  try {
    const { payload } = decode(token)
    return v.is(Claims, payload) ? payload.sub : null
  } catch {
    return null
  }
}

/** @param seconds that the token is good for. */
export const setAccess = (c: Context<EdgeEnv>, token: string, seconds: number): void => {
  set(c, ACCESS_COOKIE, token, { httpOnly: true, maxAge: seconds })
  set(c, OWNER_COOKIE, ownerOf(token), { httpOnly: true, maxAge: DAY })
  set(c, HINT_COOKIE, '1', { maxAge: MONTH })
}

export const setRefresh = (c: Context<EdgeEnv>, token: string | null): void =>
  set(c, REFRESH_COOKIE, token, { httpOnly: true, maxAge: MONTH })

/** Somebody has signed out, or deleted their account: nothing says any more who it was. */
export const forgetOwner = (c: Context<EdgeEnv>): void => set(c, OWNER_COOKIE, null, { httpOnly: true })

/** Nobody is signed in in this browser any more. Whose session it was is known for a while: a form may still be open. */
export function clearSession(c: Context<EdgeEnv>): void {
  set(c, ACCESS_COOKIE, null, { httpOnly: true })
  set(c, REFRESH_COOKIE, null, { httpOnly: true })
  set(c, HINT_COOKIE, null, {})
}
