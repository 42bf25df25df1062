/** Guards that redirect instead of refusing (docs/behaviour.md, "Route guards"), and redirects to canonical addresses. */
import build from 'virtual:build-info'
import type { Context } from 'hono'
import { type PersonalName, personalHref, personalRoutes } from '../../domain/personal-routes.ts'
import type { Payload } from '../../web/app/page/page.ts'
import type { NavigationPayload } from '../../web/app/page/payload.ts'
import { sluggedPath } from '../../web/document.tsx'
import type { EdgeEnv } from '../edge-env.ts'
import { readPending } from '../forms/sign-in/pending.ts'
import { safeReturnPath } from '../forms/sign-in/safe-return-path.ts'
import { refreshBrowserSession } from '../gateway/auth-request.ts'
import { ACCESS_COOKIE, cookie, hadSession } from '../gateway/cookies.ts'
import { personalScreen } from './screens/personal-screen.ts'

/** The page's address in the visitor's language, without the payload suffix. */
const pageAddress = (c: Context<EdgeEnv>): string => `/${c.var.locale}${c.var.resolved.path}${c.var.resolved.search}`

/** The sign-in screen, which returns to this page, and shows that a session has ended where the browser had one. */
export const toSignIn = (c: Context<EdgeEnv>): string =>
  personalHref('signIn', c.var.locale, { next: pageAddress(c), ended: hadSession(c) ? '1' : undefined })

/** check-auth-data: null on the step that the pending sign-in has reached, otherwise the address of the first screen of signing in. */
function checkAuthData(c: Context<EdgeEnv>, name: PersonalName): string | null {
  const pending = readPending(c)
  const isHere = name === 'registration' ? pending?.registrationToken !== undefined : pending?.step === 'code'
  return isHere ? null : personalHref('signIn', c.var.locale)
}

/**
 * The access token's cookie expires with the token. Then the refresh token's cookie gets a new one, and the visitor is redirected to the
 * same page: that request has the new cookie, so that this happens once.
 */
async function checkSignedIn(c: Context<EdgeEnv>): Promise<string | null> {
  if (cookie(c, ACCESS_COOKIE) !== undefined) return null
  if (!(await refreshBrowserSession(c))) return toSignIn(c)
  if (!c.var.resolved.wantsPayload) return pageAddress(c)
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** @returns where the guard of a personal screen redirects this visitor; null where they may see it */
export async function guardRedirect(c: Context<EdgeEnv>): Promise<string | null> {
  const name = c.var.resolved.personal?.name
  if (!name) return null
  // Sign-in screens have no address without a language.
  if (personalRoutes[name].startsWith('/auth') && !c.var.resolved.prefix) return pageAddress(c)
  if (name === 'signIn' && cookie(c, ACCESS_COOKIE) !== undefined)
    return safeReturnPath(c.req.query('next')) ?? personalHref('profile', c.var.locale)
  const { guard } = await personalScreen(name)
  if (guard === 'auth-data') return checkAuthData(c, name)
  return guard === 'signed-in' ? checkSignedIn(c) : null
}

/** An id with a readable slug: in an old link the slug may be a former name. */
const HAS_SLUG = /\/[0-9a-z]{16}-/

/** @returns the address with the present slug; null where the slug is right, or absent */
export function canonicalRedirect(c: Context<EdgeEnv>, payload: Payload): string | null {
  const path = sluggedPath(payload)
  if (payload.status !== 200 || path === payload.path || !HAS_SLUG.test(payload.path)) return null
  return (c.var.resolved.prefix ? `/${c.var.locale}` : '') + encodeURI(path) + c.var.resolved.search
}

/** 301: search engines replace the old address. */
export function redirectPermanently(c: Context<EdgeEnv>, place: string): Response {
  c.header('Cache-Control', 'public, max-age=3600')
  return c.redirect(place, 301)
}

/** Redirects a document by status, a navigation of the app by its payload; a payload that redirects to itself by status as well. */
export function redirectTo(c: Context<EdgeEnv>, place: string): Response {
  c.header('Cache-Control', 'no-store')
  if (!c.var.resolved.wantsPayload || place.includes('/_payload.json')) return c.redirect(place, 303)
  const payload: NavigationPayload = {
    route: null,
    view: 'static',
    locale: c.var.locale,
    path: c.var.resolved.path,
    query: {},
    status: 200,
    head: { title: '' },
    islandProps: null,
    slots: {},
    build: build.id,
    redirect: place,
  }
  return c.json(payload)
}
