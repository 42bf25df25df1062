import type { MessageKey } from './i18n.ts'
import { ID_PATTERN } from './ids.ts'
import type { Locale } from './locale.ts'

/**
 * Every public screen has one line here: its path below the language prefix (`:id` for the public id, after which a
 * readable slug may follow; `:code` for a classifier's code). Links are built from it by `href`. The browser loads this
 * table too, so what only the edge needs to know of a screen (page, layout, guard, query keys) is in worker/render/screens/.
 */
export const routes = {
  home: '/',
  catalogue: '/catalog',
  category: '/catalog/:id',
  product: '/product/:id',
  search: '/search',
  favourites: '/favorites',
  compare: '/compare',
  suppliers: '/suppliers',
  supplier: '/suppliers/:id',
  supplierProducts: '/suppliers/:id/products',
  services: '/services',
  serviceCompanies: '/services/company',
  serviceCompany: '/services/company/:id',
  sell: '/sell',
  developers: '/developers',
  terms: '/terms',
  privacy: '/privacy',
  consent: '/consent',
  icons: '/_icons',
  press: '/press_center',
  story: '/press_center/:id',
  talp: '/talp',
  liaozhong: '/liaozhong',
  codes: '/codes',
  codeChanges: '/codes/changes',
  codeFinder: '/codes/find',
  okved: '/okved',
  okvedCode: '/okved/:code',
  tnved: '/tnved',
  tnvedCode: '/tnved/:code',
  /** All screens of an account. The browser needs just one name for them; the edge has each in personal-routes.ts. */
  personal: '/profile',
} as const

export type RouteName = keyof typeof routes

/**
 * The parts of the site beside the catalogue, in the order in which the menu and the footer link to them, each with the text of its
 * link. The header of a page names some of them (web/app/layouts/slots.tsx).
 */
export const sections = [
  { route: 'suppliers', title: 'directory.suppliers.title' },
  { route: 'services', title: 'services.title' },
  { route: 'press', title: 'press.title' },
  { route: 'tnved', title: 'codes.tnved.link' },
  { route: 'okved', title: 'codes.okved.link' },
  { route: 'sell', title: 'sell.short' },
] as const satisfies readonly { route: RouteName; title: MessageKey }[]

/** Screens that show data of one browser or one user, or a choice of products that few others make. */
const PRIVATE: readonly RouteName[] = ['favourites', 'compare', 'icons', 'personal']

/**
 * Whether a screen must stay out of shared caches, search engines and sitemaps. The service worker reads it as well.
 */
export const isPrivateRoute = (name: RouteName): boolean => PRIVATE.includes(name)

/** The parameter of a route's path: `{ id: string }` for '/product/:id' and '/okved/:code', none for '/search'. */
type Params<Name extends RouteName> = (typeof routes)[Name] extends `${string}:${string}`
  ? { id: string; slug?: string }
  : Record<string, never>

/** Arguments of a link to a screen besides its name: the path's parameter if it has one, then the query. */
export type LinkArgs<Name extends RouteName> =
  Params<Name> extends { id: string } ? [params: Params<Name>, query?: Query] : [params?: Params<Name>, query?: Query]

export type Query = Record<string, string | number | undefined>

/** A path with its language prefix (null: none) and its query; undefined and empty values are left out. */
export const addressOf = (path: string, locale: Locale | null, query: Query = {}): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value))
  const text = search.toString()
  const prefixed = locale ? `/${locale}${path === '/' ? '' : path}` : path
  return text ? `${prefixed}?${text}` : prefixed
}

const PARAMETER = /:\w+/
/** One of our ids with an optional slug, or a code: 8481808199, 28.14.1, XVI. */
const PATTERNS: Record<string, string> = { ':id': `(${ID_PATTERN})(?:-[^/]*)?`, ':code': '([\\w.]{1,13})' }

/**
 * The address of a screen.
 * @param locale language prefix; null gives the unprefixed address (x-default)
 * @param params the path's parameters; a slug is appended to the id for people to read and is not needed to find the
 *   page
 * @returns path and query, '/ru/product/01h…-sharovoy-kran?quantity=20'
 */
export function href<Name extends RouteName>(
  name: Name,
  locale: Locale | null,
  ...[params, query]: LinkArgs<Name>
): string {
  const id = params && 'id' in params ? params.id + (params.slug ? `-${params.slug}` : '') : ''
  return addressOf(routes[name].replace(PARAMETER, id), locale, query)
}

export const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes)
/** All screens but the personal ones, whose routes are in personal-routes.ts, for the edge alone. */
export type PublicRouteName = Exclude<RouteName, 'personal'>

export const publicRouteNames = routeNames.filter((name): name is PublicRouteName => name !== 'personal')

export interface MatchedRoute<Name> {
  name: Name
  /** The path's parameter without its slug; '' where the path has none. */
  id: string
}

/**
 * Which of some screens a path belongs to.
 * @param patternOf source of a regular expression for a screen's path; its group is the parameter
 * @returns takes a path without language prefix ('/product/01h…-slug'), returns null when no screen matches
 */
export function matcherOf<Name extends string>(names: readonly Name[], patternOf: (name: Name) => string) {
  const patterns = names.map((name) => ({ name, pattern: new RegExp(`^${patternOf(name)}$`) }))
  return (path: string): MatchedRoute<Name> | null => {
    for (const { name, pattern } of patterns) {
      const match = pattern.exec(path)
      if (match) return { name, id: match[1] ?? '' }
    }
    return null
  }
}

/** Which public screen a path belongs to. */
export const matchRoute = matcherOf(publicRouteNames, (name) =>
  routes[name].replace(PARAMETER, (parameter) => PATTERNS[parameter] ?? ''),
)
