/** A sign-in that is under way: kept in a cookie, so that it survives a reload, a switch to the mail app, and no script. */
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { isLoopback } from '../../api/loopback.ts'
import type { Env } from '../../env.ts'

const COOKIE = 'sign-in'
/** Seconds: longer than a code or a registration token lives, so that what is said about them can still be said. */
const LIFE = 30 * 60

/** What the last attempt came to; `code` is the api's word, or one of a field that was left empty. */
const Fault = v.object({
  field: v.picklist(['login', 'code', 'name', 'terms']),
  code: v.string(),
  attemptsLeft: v.optional(v.number()),
  /** Seconds. */
  wait: v.optional(v.number()),
})
export type Fault = v.InferOutput<typeof Fault>

const Pending = v.object({
  step: v.picklist(['login', 'code', 'registration']),
  /** As typed until a code has been sent there, then as the house spells it. */
  login: v.string(),
  /** Where to go afterwards: a path of this site. */
  next: v.nullable(v.string()),
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAt: v.number(),
  registrationToken: v.optional(v.string()),
  /** Of the code that was sent: the same digits sent twice with it sign in once. */
  once: v.optional(v.string()),
  name: v.optional(v.string()),
  fault: v.optional(Fault),
})
/** Nobody but the visitor writes or reads it; what it says is checked by whoever it is told to. */
export type Pending = v.InferOutput<typeof Pending>

/** @returns null where no sign-in is under way, or the cookie makes no sense. */
export function readPending(c: Context<Env>): Pending | null {
  try {
    const parsed = v.safeParse(Pending, JSON.parse(getCookie(c, COOKIE) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const options = (c: Context<Env>) => ({
  path: '/',
  sameSite: 'Lax' as const,
  httpOnly: true,
  secure: !isLoopback(c.req.url),
})

export const keepPending = (c: Context<Env>, pending: Pending): void =>
  setCookie(c, COOKIE, JSON.stringify(pending), { ...options(c), maxAge: LIFE })

export function dropPending(c: Context<Env>): void {
  if (getCookie(c, COOKIE) !== undefined) deleteCookie(c, COOKIE, options(c))
}
