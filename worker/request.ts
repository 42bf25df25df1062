import { parse } from 'hono/utils/cookie'
import { getPath } from 'hono/utils/url'
import { isLocale, type Locale } from '../domain/locale.ts'
import { PAYLOAD_PATH } from '../domain/payload-path.ts'
import { matchPersonal, type PersonalName } from '../domain/personal-routes.ts'
import { BASIS_COOKIE, basisFromQuery, basisFromText, type PriceBasis } from '../domain/price-basis.ts'
import { CURRENCY_COOKIE, isReaderCurrency, type ReaderCurrency, ROUBLES } from '../domain/reader-currency.ts'
import { isPrivateRoute, type MatchedRoute, matchRoute, type PublicRouteName } from '../domain/routes.ts'
import { isKnownCrawler } from './crawlers.ts'

/** Name of the cookie with the person as whom an operator views the site (worker/gateway/viewed.ts). */
export const VIEWED_COOKIE = 'viewed'

/** What a request means: computed once, before the page cache, and read by everything after it. */
export interface ResolvedRequest {
  /** Language of the path; null: the path has none, and middleware/locale.ts decides. */
  prefix: Locale | null
  /** Path without language prefix and without the payload suffix: '/catalog'. */
  path: string
  /** Whether /_payload.json was requested. */
  wantsPayload: boolean
  /** The query as it was sent: '?page=2', or ''. */
  search: string
  /** The public screen, or the personal one; both null for anything else. */
  route: MatchedRoute<PublicRouteName> | null
  personal: MatchedRoute<PersonalName> | null
  isBot: boolean
  /** These two headers, '' where they are absent: each reading of a header costs a call into the platform. */
  userAgent: string
  cookies: string
  /** The currency of prices: chosen on this device, roubles for crawlers. */
  currency: ReaderCurrency
  /** The quantity and the basis of prices: those of the address, else those chosen on this device; null for none. */
  basis: PriceBasis | null
  /** Whether an operator views the site as somebody: every page then has a banner, and none is cached. */
  isViewing: boolean
  /** Where the response is cached; null: it must not be. */
  cacheKey: string | null
}

/** '/ru/catalog/_payload.json' → 'ru', '/catalog', true. The suffix exists on prefixed paths only. */
export function parsePath(pathname: string): Pick<ResolvedRequest, 'prefix' | 'path' | 'wantsPayload'> {
  const prefix = pathname.split('/', 2)[1]
  if (!isLocale(prefix)) return { prefix: null, path: pathname, wantsPayload: false }
  const rest = pathname.slice(prefix.length + 1)
  const wantsPayload = rest.endsWith(PAYLOAD_PATH)
  return { prefix, path: (wantsPayload ? rest.slice(0, -PAYLOAD_PATH.length) : rest) || '/', wantsPayload }
}

/** Origin and query of an absolute URL. A URL object would cost more than the rest of a cached response. */
function splitUrl(url: string): { origin: string; search: string } {
  const origin = url.slice(0, url.indexOf('/', url.indexOf('//') + 2))
  const query = url.indexOf('?')
  return { origin, search: query < 0 || query === url.length - 1 ? '' : url.slice(query) }
}

/** A longer query (in characters, known keys only) is unlikely to be requested twice: its page is rendered and not cached. */
const MAX_CACHED_QUERY_LENGTH = 300

/** The known keys of a query, in the screen's order. */
function knownQuery(search: string, keys: readonly string[]): string {
  if (search === '') return ''
  const sent = new URLSearchParams(search)
  const known = new URLSearchParams()
  for (const key of keys) {
    const value = sent.get(key)
    if (value) known.set(key, value)
  }
  return known.toString()
}

interface Site {
  /** Part of every cache key, so that a new build serves no pages of the old one. */
  buildId: string
  /** The query keys that a screen knows (worker/render/screens/public-rules.ts). */
  queryKeys: (name: PublicRouteName) => readonly string[]
  /** Whether a screen's address may say the currency of its prices. */
  hasCurrency: (name: PublicRouteName) => boolean
}

type Keyed = Omit<ResolvedRequest, 'cacheKey' | 'personal' | 'basis'> & {
  pathname: string
  method: string
  origin: string
  /** Whether a basis of prices was chosen on this device, or the address has one that cannot be read. */
  isPriced: boolean
}

/**
 * What makes two visits the same page: build, origin, language, crawler or not, path and the query keys that the screen knows, in
 * its order. Everything else (cookies, utm_*, the order of keys) must not influence a cached page.
 */
function cacheKeyOf({ buildId, queryKeys }: Site, request: Keyed): string | null {
  const { method, prefix, route, path, pathname, origin, currency, isPriced, isViewing } = request
  // A page in another currency, of a chosen quantity, or with an operator's banner, is rendered for this visitor only
  // (docs/decisions/0022-reader-currency.md).
  if (currency !== ROUBLES.code || isPriced || isViewing) return null
  if (method !== 'GET' || !prefix || !route || isPrivateRoute(route.name)) return null
  // '/ru/' is not '/ru' yet: middleware/tidy-path.ts redirects it first.
  if (pathname.endsWith('/')) return null
  const query = knownQuery(request.search, queryKeys(route.name))
  if (query.length > MAX_CACHED_QUERY_LENGTH) return null
  const kind = request.wantsPayload ? 'payload' : request.isBot ? 'bot' : 'page'
  return `${origin}/__page/${buildId}/${kind}/${prefix}${path}?${query}`
}

/** The currency and the basis of prices that were chosen on this device; unknown ones count as none. */
function chosenOnDevice(cookies: string): Pick<ResolvedRequest, 'currency' | 'basis'> {
  const chosen = (name: string) => (cookies ? parse(cookies, name)[name] : undefined)
  const code = chosen(CURRENCY_COOKIE)
  return { currency: isReaderCurrency(code) ? code : ROUBLES.code, basis: basisFromText(chosen(BASIS_COOKIE)) }
}

/** Choices that count for a crawler: none. */
const CRAWLERS = { currency: ROUBLES.code, basis: null }

/** The basis in the address of a list; undefined where it has none, null where it cannot be read. */
function basisInAddress({ queryKeys }: Site, search: string, name: PublicRouteName): PriceBasis | null | undefined {
  if (!search.includes('quantity=') || !queryKeys(name).includes('unit')) return undefined
  const query = new URLSearchParams(search)
  const [quantity, unit, vat] = ['quantity', 'unit', 'vat'].map((key) => query.get(key) || undefined)
  return quantity === undefined ? undefined : basisFromQuery({ quantity, unit, vat })
}

/** The currency in the address of a list, with which it was sent: it takes precedence over the one chosen on this device. */
function currencyInAddress({ hasCurrency }: Site, search: string, name: PublicRouteName): ReaderCurrency | undefined {
  if (!search.includes('currency=') || !hasCurrency(name)) return undefined
  const code = new URLSearchParams(search).get('currency')
  return isReaderCurrency(code) ? code : undefined
}

function resolve(site: Site, request: Request): ResolvedRequest {
  const pathname = getPath(request)
  const { prefix, path, wantsPayload } = parsePath(pathname)
  const { origin, search } = splitUrl(request.url)
  const route = matchRoute(path)
  const userAgent = request.headers.get('User-Agent') ?? ''
  const cookies = request.headers.get('Cookie') ?? ''
  const isBot = isKnownCrawler(userAgent)
  const { currency: chosen, basis } = isBot ? CRAWLERS : chosenOnDevice(cookies)
  const currency = (!isBot && route && currencyInAddress(site, search, route.name)) || chosen
  const addressed = route ? basisInAddress(site, search, route.name) : undefined
  const isViewing = !isBot && cookies.includes(`${VIEWED_COOKIE}=`)
  const resolved = { prefix, path, wantsPayload, search, route, isBot, userAgent, cookies, currency, isViewing }
  const isPriced = basis !== null || addressed === null
  return {
    ...resolved,
    basis: addressed ?? basis,
    personal: route ? null : matchPersonal(path),
    cacheKey: cacheKeyOf(site, { ...resolved, pathname, origin, method: request.method, isPriced }),
  }
}

/** @returns a function that says what a request asks for. */
export const createResolver =
  (site: Site) =>
  (request: Request): ResolvedRequest =>
    resolve(site, request)
