import type { RouteName } from '../../domain/routes.ts'
import type { Layout } from '../../web/app/page.ts'

/** What a route's query has to satisfy before it is rendered (DECISIONS section 4). */
type Guard = 'query-params' | 'query-params-page'

export interface RouteRules {
  /** The bare layout it stands in; none: the shop's frame. */
  layout?: Layout
  guard?: Guard
  /** Query keys that mean something here. All others (utm_*, yclid …) stay out of canonical addresses and cache keys. */
  query?: readonly string[]
  /** The words that a key may have, where only the page knows them; what the api takes it checks itself. */
  words?: Readonly<Record<string, readonly string[]>>
  /** False where the page shows what only this browser or this person has: it is never cached or indexed. */
  public?: false
}

/** Filters of every product list, in the order they stand in an address. */
const PRODUCT_FILTERS = [
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
]

/** Filters of a list of companies, in the order they stand in an address. */
const COMPANY_FILTERS = ['q', 'country', 'city', 'activity', 'verified', 'years', 'sort', 'view', 'page']

const PRODUCT_VIEWS = { view: ['grid', 'table'] }
const COMPANY_VIEWS = { view: ['list', 'map'] }

const NOT_SUPPLIER = PRODUCT_FILTERS.filter((key) => key !== 'supplier')

/** What the edge asks of a screen and says of it, for each line of domain/routes.ts. */
const routeRules: Record<RouteName, RouteRules> = {
  home: {},
  catalogue: { guard: 'query-params-page', query: PRODUCT_FILTERS, words: PRODUCT_VIEWS },
  category: { guard: 'query-params-page', query: PRODUCT_FILTERS, words: PRODUCT_VIEWS },
  product: { query: ['variant', 'quantity'] },
  search: { guard: 'query-params', query: ['q'] },
  favourites: { guard: 'query-params', query: ['sort', 'compare'], public: false },
  suppliers: { guard: 'query-params', query: ['category', ...COMPANY_FILTERS], words: COMPANY_VIEWS },
  supplier: {},
  supplierProducts: { guard: 'query-params', query: NOT_SUPPLIER, words: PRODUCT_VIEWS },
  services: {},
  serviceCompanies: { guard: 'query-params-page', query: ['service', ...COMPANY_FILTERS], words: COMPANY_VIEWS },
  serviceCompany: {},
  terms: {},
  privacy: {},
  icons: { layout: 'svg-sprite', public: false },
  press: { guard: 'query-params-page', query: ['tag', 'page'] },
  story: {},
  talp: { layout: 'empty', query: ['sent'] },
  liaozhong: { layout: 'empty', query: ['sent'] },
  okved: { query: ['code', 'q'] },
  okvedCode: {},
  tnved: { query: ['code', 'q'] },
  tnvedCode: {},
  personal: { public: false },
}

const NO_KEYS: readonly string[] = []

/** The query keys a screen knows, in the order they stand in its address. */
export const queryKeys = (name: RouteName): readonly string[] => routeRules[name].query ?? NO_KEYS

/** Whether a screen is everybody's: it may be kept, indexed and listed. */
export const isPublicRoute = (name: RouteName): boolean => routeRules[name].public !== false

export const rulesOf = (name: RouteName): RouteRules => routeRules[name]

/** The bare layout a screen stands in; undefined: the shop's frame. */
export const layoutOf = (name: RouteName): Layout | undefined => routeRules[name].layout
