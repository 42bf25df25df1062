/** The edge's cookies: the only place where a browser keeps anything of a session (DECISIONS section 3). */
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import { isLoopback } from '../api/loopback.ts'
import type { Env } from '../env.ts'

export const ACCESS_COOKIE = 'access'
export const REFRESH_COOKIE = 'refresh'
/** Readable by scripts: whether a refresh is worth asking for. */
const HINT_COOKIE = 'session'

/** Seconds. */
const MONTH = 30 * 24 * 60 * 60

export const cookie = (c: Context<Env>, name: string): string | undefined => getCookie(c, name) || undefined

/** @param value null takes the cookie away. */
function set(c: Context<Env>, name: string, value: string | null, options: CookieOptions): void {
  const secure = !isLoopback(c.req.url)
  const maxAge = value === null ? 0 : options.maxAge
  setCookie(c, name, value ?? '', {
    path: '/',
    sameSite: 'Lax',
    secure,
    ...options,
    ...(maxAge !== undefined && { maxAge }),
  })
}

/** @param seconds that the token is good for. */
export const setAccess = (c: Context<Env>, token: string, seconds: number): void => {
  set(c, ACCESS_COOKIE, token, { httpOnly: true, maxAge: seconds })
  set(c, HINT_COOKIE, '1', { maxAge: MONTH })
}

export const setRefresh = (c: Context<Env>, token: string | null): void =>
  set(c, REFRESH_COOKIE, token, { httpOnly: true, maxAge: MONTH })

/** Nobody is signed in in this browser any more. */
export function clearSession(c: Context<Env>): void {
  set(c, ACCESS_COOKIE, null, { httpOnly: true })
  set(c, REFRESH_COOKIE, null, { httpOnly: true })
  set(c, HINT_COOKIE, null, {})
}
