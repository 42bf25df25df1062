/** The choice of the currency in which prices are shown (docs/behaviour.md, "Reader's currency"). */
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { YEAR_S } from '../../domain/durations.ts'
import { CURRENCY_COOKIE, isReaderCurrency } from '../../domain/reader-currency.ts'
import { href } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { refuseForm } from '../gateway/same-origin.ts'
import { guarded, redirectAfterPost } from './plain-form.ts'
import { safeReturnPath } from './sign-in/safe-return-path.ts'

const LIMITS = { bytes: 4000, characters: 1000 }

/**
 * Path and query of the page that sent the form. The form's own field is not used: after a navigation in the browser it has an earlier
 * page.
 */
export function sendingPage(c: Context<EdgeEnv>): string | undefined {
  const page = URL.parse(c.req.header('Referer') ?? '')
  return page ? page.pathname + page.search : undefined
}

/** Remembers the currency on the device and redirects back; 422 for one that cannot be chosen. */
export const chooseCurrency = guarded((c, { currency, next }) => {
  if (!isReaderCurrency(currency)) return refuseForm(c, 422)
  const secure = c.req.url.startsWith('https:')
  // Not `httpOnly`: a page shown again from the browser's memory compares it (web/app/startup/first-script.ts).
  setCookie(c, CURRENCY_COOKIE, currency, { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure })
  return redirectAfterPost(c, safeReturnPath(sendingPage(c)) ?? safeReturnPath(next) ?? href('home', c.var.locale))
}, LIMITS)
