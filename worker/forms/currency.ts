/** The choice of the currency in which prices are shown (docs/behaviour.md, "Reader's currency"). */
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { YEAR_S } from '../../domain/durations.ts'
import { CURRENCY_COOKIE, isReaderCurrency, type ReaderCurrency, ROUBLES } from '../../domain/reader-currency.ts'
import { href, matchRoute } from '../../domain/routes.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { refuseForm } from '../gateway/same-origin.ts'
import { hasCurrency } from '../render/screens/public-rules.ts'
import { parsePath } from '../request.ts'
import { addressWith } from './address-with.ts'
import { redirectAfterPost, SMALL_FORM, sameOriginForm } from './plain-form.ts'
import { safeReturnPath } from './sign-in/safe-return-path.ts'

/**
 * Path and query of the page that sent the form. The form's own field is not used: after a navigation in the browser it has an earlier
 * page.
 */
export function sendingPage(c: Context<EdgeEnv>): string | undefined {
  const page = URL.parse(c.req.header('Referer') ?? '')
  return page ? page.pathname + page.search : undefined
}

/**
 * The address of a list with the currency of its prices, which a colleague who opens it then sees: none for roubles, which are shown where
 * no currency was chosen. Unchanged on a page that has no such key.
 */
export function withCurrency(page: string, currency: ReaderCurrency): string {
  const route = matchRoute(parsePath(new URL(page, 'http://page').pathname).path)
  if (!route || !hasCurrency(route.name)) return page
  return addressWith(page, { currency: currency === ROUBLES.code ? undefined : currency })
}

/** Remembers the currency on the device and redirects back, with it in the address of a list; 422 for one that cannot be chosen. */
export const chooseCurrency = sameOriginForm((c, { currency, next }) => {
  if (!isReaderCurrency(currency)) return refuseForm(c, 422)
  const secure = c.req.url.startsWith('https:')
  // Not `httpOnly`: a page shown again from the browser's memory compares it (web/app/startup/first-script.ts).
  setCookie(c, CURRENCY_COOKIE, currency, { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure })
  const page = safeReturnPath(sendingPage(c)) ?? safeReturnPath(next) ?? href('home', c.var.locale)
  return redirectAfterPost(c, withCurrency(page, currency))
}, SMALL_FORM)
