import { isLocale } from '../../domain/locale.ts'
import { isPrivateRoute, matchRoute } from '../../domain/routes.ts'

/** Path below the language prefix; null where there is none. */
const unprefixed = (pathname: string): string | null => {
  const [, prefix, ...rest] = pathname.split('/')
  return isLocale(prefix) ? `/${rest.join('/')}` : null
}

/** Whether a path shows the same page to every visitor. One without a language prefix or a route counts as personal. */
export function isPublicPage(pathname: string): boolean {
  const path = unprefixed(pathname)
  const match = path === null ? null : matchRoute(path)
  return match !== null && !isPrivateRoute(match.name)
}

/** Screens that are never cached: expired codes and an operator's queue are useless later. */
export const isNeverCached = (pathname: string): boolean =>
  /^\/(?:auth|admin)(?:\/|$)/.test(unprefixed(pathname) ?? pathname)
