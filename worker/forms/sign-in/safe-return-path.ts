import { isLocale } from '../../../domain/locale.ts'
import { matchPersonal } from '../../../domain/personal-routes.ts'
import { matchRoute } from '../../../domain/routes.ts'

const LONGEST = 200
/** An address is needed to read a path; nothing is ever sent to this one. */
const OURS = 'http://ours.invalid'

/**
 * Where a person wanted to go before signing in. Only a screen of this site counts: anything else would let a stranger's
 * link lead on from our own sign-in to wherever they like.
 * @param text of the query or a form; anything at all
 * @returns path and query; null where it is no screen of ours, or one of signing in itself
 */
export function safeReturnPath(text: string | undefined): string | null {
  if (!text?.startsWith('/') || text.length > LONGEST) return null
  const url = URL.parse(text, OURS)
  if (url?.origin !== OURS) return null
  const [, prefix, ...rest] = url.pathname.split('/')
  const path = isLocale(prefix) ? `/${rest.join('/')}` : url.pathname
  const isScreen = matchPersonal(path) !== null || matchRoute(path) !== null
  return isScreen && !path.startsWith('/auth') ? url.pathname + url.search : null
}
