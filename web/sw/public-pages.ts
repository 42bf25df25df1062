import { isLocale } from '../../domain/locale.ts'
import { matchRoute, type RouteName } from '../../domain/routes.ts'

/** As worker/render/route-rules.ts has it, whose test compares the two. */
const PERSONAL: readonly RouteName[] = ['favourites', 'icons', 'personal']

/** Path below the language prefix; null where there is none. */
const unprefixed = (pathname: string): string | null => {
  const [, prefix, ...rest] = pathname.split('/')
  return isLocale(prefix) ? `/${rest.join('/')}` : null
}

/** Whether everybody is shown the same under a path. What no prefix or route tells is taken for a person's. */
export function isPublicPage(pathname: string): boolean {
  const path = unprefixed(pathname)
  const match = path === null ? null : matchRoute(path)
  return match !== null && !PERSONAL.includes(match.name)
}

/** Screens of which no copy is kept: codes that have run out, and what an operator decides on, are of no use later. */
export const isNeverKept = (pathname: string): boolean =>
  /^\/(?:auth|admin)(?:\/|$)/.test(unprefixed(pathname) ?? pathname)
