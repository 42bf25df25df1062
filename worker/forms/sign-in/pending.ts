/** A sign-in in progress. It is in a cookie, so that it survives a reload and a switch to the mail app, and needs no script. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { Pending } from '../../../domain/contract/pending-sign-in.ts'
import { isLoopback } from '../../api/http/loopback.ts'
import type { EdgeEnv } from '../../edge-env.ts'

const COOKIE = 'sign-in'
/** Seconds: longer than a code or a registration token is valid, so that the screen can still say that it has expired. */
const LIFE = 30 * 60

/** @returns null where no sign-in is in progress, or the cookie cannot be parsed. */
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
