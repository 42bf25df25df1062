/** A pending sign-in. It is in a cookie, so that it survives a reload and a switch to the mail app, and needs no script. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { Pending } from '../../../domain/contract/pending-sign-in.ts'
import type { EdgeEnv } from '../../edge-env.ts'
import { cookie, hostCookieName, setOwnCookie } from '../../gateway/cookies.ts'

/**
 * A name that a neighbouring host cannot set: otherwise it could make a visitor finish somebody else's registration, and be signed in to
 * that account.
 */
const cookieName = (c: Context<EdgeEnv>): string => hostCookieName(c, 'sign-in')
/** Seconds: longer than a code or a registration token is valid, so that the screen can still say that it has expired. */
const LIFE = 30 * 60

/** @returns null where no sign-in is in progress, or the cookie cannot be parsed. */
export function readPending(c: Context<EdgeEnv>): Pending | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Pending), cookie(c, cookieName(c)))
  return parsed.success ? parsed.output : null
}

export const savePending = (c: Context<EdgeEnv>, pending: Pending): void =>
  setOwnCookie(c, cookieName(c), JSON.stringify(pending), { httpOnly: true, maxAge: LIFE })

export function deletePending(c: Context<EdgeEnv>): void {
  if (cookie(c, cookieName(c)) !== undefined) setOwnCookie(c, cookieName(c), null, { httpOnly: true })
}
