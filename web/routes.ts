import type { Locale } from './locale.ts'

/** Layouts of SPECIFICATION section 2: the shop's frame, a bare page, and the icon sheet. */
export type Layout = 'default' | 'empty' | 'svg-sprite'

/** What a route's query has to satisfy before it is rendered (DECISIONS section 4). */
export type Guard = 'query-params' | 'query-params-page'

export interface Route {
  /** Path below the language prefix, `:id` for the public id (a readable slug may follow it after a hyphen). */
  path: string
  layout: Layout
  guard?: Guard
  /** Query keys that mean something here. All others (utm_*, yclid …) stay out of canonical addresses and cache keys. */
  query: readonly string[]
  /** False where the page shows what only this browser or this person has: it is never cached or indexed. */
  public: boolean
}

const page = <Path extends string>(path: Path, options: Partial<Omit<Route, 'path'>> = {}) => ({
  layout: 'default' as Layout,
  query: [] as readonly string[],
  public: true,
  ...options,
  path,
})

/** Filters of every product list, in the order they stand in an address. */
export const PRODUCT_FILTERS = [
  'q',
  'category',
  'supplier',
  'country',
  'priceMin',
  'priceMax',
  'moq',
  'inStock',
  'tnved',
  'sort',
  'view',
  'page',
] as const

/** Filters of a list of companies, in the order they stand in an address. */
const COMPANY_FILTERS = ['q', 'country', 'city', 'activity', 'verified', 'years', 'sort', 'page'] as const

const NOT_SUPPLIER = PRODUCT_FILTERS.filter((key) => key !== 'supplier')

/** Every screen has one line here, and every link in the house is built from it. */
export const routes = {
  home: page('/'),
  catalogue: page('/catalog', { guard: 'query-params-page', query: PRODUCT_FILTERS }),
  category: page('/catalog/:id', { guard: 'query-params-page', query: PRODUCT_FILTERS }),
  product: page('/product/:id', { query: ['variant', 'quantity'] }),
  search: page('/search', { guard: 'query-params', query: ['q'] }),
  favourites: page('/favorites', { guard: 'query-params', query: ['sort'], public: false }),
  suppliers: page('/suppliers', { guard: 'query-params', query: ['category', ...COMPANY_FILTERS] }),
  supplier: page('/suppliers/:id'),
  supplierProducts: page('/suppliers/:id/products', { guard: 'query-params', query: NOT_SUPPLIER }),
  services: page('/services'),
  serviceCompanies: page('/services/company', {
    guard: 'query-params-page',
    query: ['service', ...COMPANY_FILTERS],
  }),
  serviceCompany: page('/services/company/:id'),
  terms: page('/terms'),
  privacy: page('/privacy'),
  icons: page('/_icons', { layout: 'svg-sprite', public: false }),
  press: page('/press_center', { guard: 'query-params-page', query: ['tag', 'page'] }),
  story: page('/press_center/:id'),
} satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The parameters a route's path names: `{ id: string }` for '/product/:id', nothing for '/search'. */
export type Params<Name extends RouteName> = (typeof routes)[Name]['path'] extends `${string}:id${string}`
  ? { id: string; slug?: string }
  : Record<string, never>

/** What a link to a screen takes besides its name: parameters where the path has some, then the query. */
export type LinkArgs<Name extends RouteName> =
  Params<Name> extends { id: string } ? [params: Params<Name>, query?: Query] : [params?: Params<Name>, query?: Query]

export type Query = Record<string, string | number | undefined>

const withQuery = (path: string, query: Query) => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/**
 * The address of a screen.
 * @param locale language prefix; null gives the unprefixed address (x-default)
 * @param params the path's parameters; a slug is appended to the id for people to read and is not needed to find the page
 * @returns path and query, '/ru/product/01h…-sharovoy-kran?quantity=20'
 */
export function href<Name extends RouteName>(
  name: Name,
  locale: Locale | null,
  ...[params, query]: LinkArgs<Name>
): string {
  const { path } = routes[name]
  const id = params && 'id' in params ? params.id + (params.slug ? `-${params.slug}` : '') : ''
  const filled = path.replace(':id', id)
  const prefixed = locale ? `/${locale}${filled === '/' ? '' : filled}` : filled
  return withQuery(prefixed, query ?? {})
}

export const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes)
const matchers = routeNames.map((name) => ({
  name,
  pattern: new RegExp(`^${routes[name].path.replace(':id', '([0-9a-z]{16})(?:-[^/]*)?')}$`),
}))

/**
 * Which screen a path asks for.
 * @param path without language prefix: '/product/01h…-slug'
 * @returns name and parameters, or null when no route matches
 */
export function matchRoute(path: string): { name: RouteName; params: { id?: string } } | null {
  for (const { name, pattern } of matchers) {
    const match = pattern.exec(path)
    if (match) return { name, params: match[1] === undefined ? {} : { id: match[1] } }
  }
  return null
}
