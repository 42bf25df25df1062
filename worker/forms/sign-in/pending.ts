/** A sign-in that is under way: kept in a cookie, so that it survives a reload, a switch to the mail app, and no script. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { Pending } from '../../../domain/contract/pending-sign-in.ts'
import { isLoopback } from '../../api/http/loopback.ts'
import type { EdgeEnv } from '../../edge-env.ts'

const COOKIE = 'sign-in'
/** Seconds: longer than a code or a registration token lives, so that what is said about them can still be said. */
const LIFE = 30 * 60

/** @returns null where no sign-in is under way, or the cookie makes no sense. */
export function readPending(c: Context<EdgeEnv>): Pending | null {
  try {
    const parsed = v.safeParse(Pending, JSON.parse(getCookie(c, COOKIE) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const options = (c: Context<EdgeEnv>) => ({
  path: '/',
  sameSite: 'Lax' as const,
  httpOnly: true,
  secure: !isLoopback(c.req.url),
})

export const savePending = (c: Context<EdgeEnv>, pending: Pending): void =>
  setCookie(c, COOKIE, JSON.stringify(pending), { ...options(c), maxAge: LIFE })

export function deletePending(c: Context<EdgeEnv>): void {
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, options(c))
}
