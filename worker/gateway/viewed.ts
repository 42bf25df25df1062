/**
 * Whom an operator views the site as: stored in a cookie, because public pages do not ask the API who the visitor is. It only controls the
 * banner; what the API shows and refuses is decided by the session (docs/behaviour.md, "Viewing as somebody").
 */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Viewed } from '../../domain/contract/desk-people.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { VIEWED_COOKIE } from '../request.ts'
import { cookie, hostCookieName, setOwnCookie } from './cookies.ts'

const Stored = v.object({ id: v.string(), name: v.string(), until: v.string() })

/** @param viewed null deletes it */
export function setViewed(c: Context<EdgeEnv>, viewed: Viewed | null): void {
  const maxAge = viewed ? Math.max(0, Math.floor((Date.parse(viewed.until) - Date.now()) / 1000)) : 0
  const value = viewed && JSON.stringify(viewed)
  setOwnCookie(c, hostCookieName(c, VIEWED_COOKIE), value, { httpOnly: true, maxAge })
}

/** @returns null where the operator views as nobody, or the time is over */
export function viewedOf(c: Context<EdgeEnv>): Viewed | null {
  if (!c.var.resolved.isViewing) return null
  try {
    const stored: unknown = JSON.parse(cookie(c, hostCookieName(c, VIEWED_COOKIE)) ?? 'null')
    return v.is(Stored, stored) && Date.parse(stored.until) > Date.now() ? stored : null
  } catch {
    return null
  }
}
