import { isLocale } from '../../../domain/locale.ts'
import { matchPersonal } from '../../../domain/personal-routes.ts'
import { matchRoute } from '../../../domain/routes.ts'

const MAX_PATH_LENGTH = 200
/** A path can only be parsed as part of a URL; nothing is ever sent to this host. */
const OURS = 'http://ours.invalid'

/**
 * The screen that a person wanted before signing in. Only a screen of this site is accepted: otherwise a stranger's link to the sign-in
 * could lead on to any site.
 * @param text of the query or a form; anything at all
 * @returns path and query; null for anything but a screen of this site, and for the screens of signing in
 */
export function safeReturnPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || text.length > MAX_PATH_LENGTH) return null
  const url = URL.parse(text, OURS)
  if (url?.origin !== OURS) return null
  const [, prefix, ...rest] = url.pathname.split('/')
  const path = isLocale(prefix) ? `/${rest.join('/')}` : url.pathname
  const isScreen = matchPersonal(path) !== null || matchRoute(path) !== null
  return isScreen && !path.startsWith('/auth') ? url.pathname + url.search : null
}
