/** The choice of the quantity and the basis of prices in lists (docs/behaviour.md, "Quantity and basis"). */
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { MAX_NUMBER_LENGTH } from '../../domain/constraints.ts'
import { YEAR_S } from '../../domain/durations.ts'
import { personalRoutes } from '../../domain/personal-routes.ts'
import { BASIS_COOKIE, type BasisQuery, basisFromQuery, basisToQuery, basisToText } from '../../domain/price-basis.ts'
import type { ReaderCurrency } from '../../domain/reader-currency.ts'
import { href, matchRoute } from '../../domain/routes.ts'
import { isUnit } from '../../domain/trade-terms.ts'
import { typedAmount } from '../../domain/written-units.ts'
import type { EdgeEnv } from '../edge-env.ts'
import { refuseForm } from '../gateway/same-origin.ts'
import { queryKeys } from '../render/screens/public-rules.ts'
import { parsePath } from '../request.ts'
import { addressWith } from './address-with.ts'
import { sendingPage, withCurrency } from './currency.ts'
import { redirectAfterPost, SMALL_FORM, sameOriginForm } from './plain-form.ts'
import { safeReturnPath } from './sign-in/safe-return-path.ts'

/** A page's path without its language. */
const pathOf = (page: string): string => parsePath(new URL(page, 'http://page').pathname).path

const isRequestList = (page: string): boolean => pathOf(page) === personalRoutes.requestList

/** The page's address with this basis, from its first page on; unchanged on a page that has no list of goods. */
function withBasis(page: string, basis: BasisQuery, currency: ReaderCurrency): string {
  if (isRequestList(page)) return addressWith(page, { vat: basis.vat ?? 'without' })
  const route = matchRoute(pathOf(page))
  if (!route || !queryKeys(route.name).includes('vat')) return page
  const fromFirst = { page: undefined, quantity: undefined, unit: undefined, vat: undefined }
  return withCurrency(addressWith(page, { ...fromFirst, ...basis }), currency)
}

/**
 * Stores quantity and basis on the device and redirects back, with them in the address, so that it can be shared. A
 * quantity that cannot be read is put into the address as it was typed: the list shows it for correction. A unit behind
 * the number takes precedence over the chosen one. An empty quantity ends the choice. 422 for a unit or a basis that
 * cannot be chosen.
 */
export const chooseBasis = sameOriginForm((c: Context<EdgeEnv>, { quantity = '', unit, vat, next }) => {
  const { locale } = c.var
  const page = safeReturnPath(sendingPage(c)) ?? safeReturnPath(next) ?? href('catalogue', locale)
  const back = (basis: BasisQuery) => redirectAfterPost(c, withBasis(page, basis, c.var.resolved.currency))
  if (!basisFromQuery({ quantity: '1', unit, vat })) return refuseForm(c, 422)
  if (quantity === '') {
    // A list of requested goods has quantities of its own, and the basis of their prices alone.
    if (isRequestList(page)) return back({ vat })
    deleteCookie(c, BASIS_COOKIE, { path: '/' })
    return back({})
  }
  const amount = typedAmount(quantity, locale, unit !== undefined && isUnit(unit) ? unit : 'piece')
  const basis = amount && basisFromQuery({ quantity: String(amount.quantity), unit: amount.unit, vat })
  // Cut, so that the address of the page, which shows it for correction, stays short enough for servers.
  if (!basis) return back({ quantity: quantity.slice(0, MAX_NUMBER_LENGTH), unit, vat })
  // Not `httpOnly`: a page shown again from the browser's memory compares it (web/app/startup/first-script.ts).
  const secure = c.req.url.startsWith('https:')
  setCookie(c, BASIS_COOKIE, basisToText(basis), { path: '/', maxAge: YEAR_S, sameSite: 'Lax', secure })
  return back(basisToQuery(basis))
}, SMALL_FORM)
