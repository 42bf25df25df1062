/** Guards that lead elsewhere instead of refusing (DECISIONS section 4). */
import build from 'virtual:build-info'
import type { Context } from 'hono'
import { type PersonalName, personalHref, personalRoutes } from '../../domain/personal-routes.ts'
import type { Payload } from '../../web/app/page/page.ts'
import type { NavigationPayload } from '../../web/app/page/payload.ts'
import { sluggedPath } from '../../web/document.tsx'
import type { EdgeEnv } from '../edge-env.ts'
import { readPending } from '../forms/sign-in/pending.ts'
import { safeReturnPath } from '../forms/sign-in/safe-return-path.ts'
import { refreshSession } from '../gateway/auth-request.ts'
import { ACCESS_COOKIE, cookie } from '../gateway/cookies.ts'
import { personalScreens } from '../screens.ts'

/** The address that was asked for, without what marks a payload. */
const asked = (c: Context<EdgeEnv>): string => `/${c.var.locale}${c.var.resolved.path}${c.var.resolved.search}`

/** Signing in, and back to here. */
export const toSignIn = (c: Context<EdgeEnv>): string => personalHref('signIn', c.var.locale, { next: asked(c) })

/** check-auth-data: the step that the sign-in under way has come to, or its beginning. */
function checkAuthData(c: Context<EdgeEnv>, name: PersonalName): string | null {
  const pending = readPending(c)
  const isHere = name === 'registration' ? pending?.registrationToken !== undefined : pending?.step === 'code'
  return isHere ? null : personalHref('signIn', c.var.locale)
}

/**
 * The access token's cookie lives as long as the token. Without it the refresh cookie gives a new one, and the page is asked
 * for again with it: the next request has the cookie, so this happens once.
 */
async function checkSignedIn(c: Context<EdgeEnv>): Promise<string | null> {
  if (cookie(c, ACCESS_COOKIE) !== undefined) return null
  if (!(await refreshSession(c))) return toSignIn(c)
  if (!c.var.resolved.wantsPayload) return asked(c)
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** @returns where this visitor is led instead of the screen they asked for; null where they may stay */
export async function redirection(c: Context<EdgeEnv>): Promise<string | null> {
  const name = c.var.resolved.personal?.name
  if (!name) return null
  // Signing in has no address without a language.
  if (personalRoutes[name].startsWith('/auth') && !c.var.resolved.prefix) return asked(c)
  if (name === 'signIn' && cookie(c, ACCESS_COOKIE) !== undefined)
    return safeReturnPath(c.req.query('next')) ?? personalHref('profile', c.var.locale)
  const { guard } = personalScreens[name]
  if (guard === 'auth-data') return checkAuthData(c, name)
  return guard === 'signed-in' ? checkSignedIn(c) : null
}

/** After an id, a readable slug: in a link that somebody has kept it may be what the thing was called then. */
const HAS_SLUG = /\/[0-9a-z]{16}-/

/** @returns where a page stands whose slug is another one now; null where it is right, or was left out */
export function movedTo(c: Context<EdgeEnv>, payload: Payload): string | null {
  const path = sluggedPath(payload)
  if (payload.status !== 200 || path === payload.path || !HAS_SLUG.test(payload.path)) return null
  return (c.var.resolved.prefix ? `/${c.var.locale}` : '') + encodeURI(path) + c.var.resolved.search
}

/** 301: links and search engines take the new address over. */
export function redirectForGood(c: Context<EdgeEnv>, place: string): Response {
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(place, 301)
}

/** Leads a document by status, a navigation of the app by its payload; a refreshed payload is simply asked for again. */
export function redirectTo(c: Context<EdgeEnv>, place: string): Response {
  c.header('Cache-Control', 'no-store')
  if (!c.var.resolved.wantsPayload || place.includes('/_payload.json')) return c.redirect(place, 303)
  const nothing = {
    route: null,
    view: 'static',
    query: {},
    status: 200,
    head: { title: '' },
    islandProps: null,
    slots: {},
    build: build.id,
  }
  const payload: NavigationPayload = { ...nothing, locale: c.var.locale, path: c.var.resolved.path, redirect: place }
  return c.json(payload)
}
