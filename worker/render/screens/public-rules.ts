/**
 * What is checked before a public screen is loaded, separate from its page: cache keys depend on it, and serving a cached page must not
 * load the pages (worker/index.ts).
 */

import { FINDER_FIELDS } from '../../../domain/classifier/finder-fields.ts'
import { FOLLOWED_FILTERS } from '../../../domain/followed-filters.ts'
import { VAT_BASES } from '../../../domain/price-basis.ts'
import type { PublicRouteName } from '../../../domain/routes.ts'
import { CURRENCIES, INCOTERMS, UNITS } from '../../../domain/trade-terms.ts'
import type { Rules } from './screen.ts'

type KnownRules = Rules & Required<Pick<Rules, 'query'>>

/** The quantity and the basis of the prices in a list of goods. */
const PRICE_BASIS = ['quantity', 'unit', 'vat']

/** The basis with the currency in which its prices are shown: a shared address has both. */
const SHARED_BASIS = [...PRICE_BASIS, 'currency']

/** Filters of every product list, in the order of an address. */
const PRODUCT_FILTERS = [...FOLLOWED_FILTERS, ...SHARED_BASIS, 'sort', 'view', 'page']

/** Filters of a list of companies, in the order of an address. */
const COMPANY_FILTERS = ['q', 'country', 'city', 'activity', 'verified', 'years', 'sort', 'view', 'page']

/** Keys of the form with which a range of a parameter is typed. */
const TYPED_RANGE = ['range', 'from', 'to']

const BASIS_WORDS = { unit: UNITS, vat: VAT_BASES, currency: CURRENCIES }
const PRODUCT_WORDS = { view: ['grid', 'table'], ...BASIS_WORDS }
const COMPANY_VIEWS = { view: ['list', 'map'] }

const catalogue: KnownRules = {
  guard: 'query-params-page',
  query: PRODUCT_FILTERS,
  words: PRODUCT_WORDS,
  numbers: ['priceMin', 'priceMax'],
  typed: TYPED_RANGE,
}

/** A landing page for visitors without an account: without the shop's frame, with a form. */
const landing: KnownRules = { layout: 'empty', query: ['sent'] }

/** `version` is the first day of an earlier text. */
const legal: KnownRules = { query: ['version'] }

/** Fields of the estimate at the border, beside the basis of the goods' prices. */
const ESTIMATE = ['value', 'currency', 'incoterm', 'freight', 'count', 'kilograms', 'litres', 'squareMetres', 'engine']

/** `notes=all` shows the notes of a chapter in full. */
const TARIFF_WORDS = { incoterm: INCOTERMS, notes: ['all'], ...BASIS_WORDS }

const classifier: KnownRules = { query: ['code', 'q'] }

/** No query keys, and the shop's frame. */
const none: KnownRules = { query: [] }

export const publicRules: Record<PublicRouteName, KnownRules> = {
  home: none,
  catalogue,
  category: catalogue,
  product: { query: ['variant', 'quantity', 'vat', 'currency'], words: { vat: VAT_BASES, currency: CURRENCIES } },
  search: { guard: 'query-params', query: ['q', ...SHARED_BASIS], words: BASIS_WORDS },
  favourites: { guard: 'query-params', query: ['sort', 'compare', ...SHARED_BASIS], words: BASIS_WORDS },
  compare: {
    guard: 'query-params',
    query: ['ids', ...SHARED_BASIS, 'only'],
    words: { ...BASIS_WORDS, only: ['differences'] },
    numbers: ['quantity'],
    lists: ['ids'],
  },
  suppliers: { guard: 'query-params', query: ['category', ...COMPANY_FILTERS], words: COMPANY_VIEWS },
  supplier: none,
  supplierProducts: {
    guard: 'query-params',
    query: PRODUCT_FILTERS.filter((key) => key !== 'supplier'),
    words: PRODUCT_WORDS,
    typed: TYPED_RANGE,
  },
  services: none,
  serviceCompanies: {
    guard: 'query-params-page',
    query: ['service', 'from', 'to', 'regulation', ...COMPANY_FILTERS],
    words: COMPANY_VIEWS,
  },
  serviceCompany: none,
  sell: none,
  developers: none,
  terms: legal,
  privacy: legal,
  consent: legal,
  icons: { query: [], layout: 'svg-sprite' },
  press: { guard: 'query-params-page', query: ['tag', 'page'] },
  story: none,
  talp: landing,
  liaozhong: landing,
  codes: { query: ['q'] },
  codeChanges: { query: ['tree', 'code', 'before'], words: { tree: ['okved', 'tnved'] } },
  codeFinder: { query: FINDER_FIELDS },
  okved: classifier,
  okvedCode: none,
  tnved: classifier,
  tnvedCode: { query: [...PRICE_BASIS, ...ESTIMATE, 'notes'], words: TARIFF_WORDS },
}

/** The query keys that a public screen knows, in the order of its address. */
export const queryKeys = (name: PublicRouteName): readonly string[] => {
  const { query, typed = [] } = publicRules[name]
  return typed.length > 0 ? [...query, ...typed] : query
}

/** Screens whose address may say in which currency their prices are shown; an estimate has the currency of its value there. */
export const hasCurrency = (name: PublicRouteName): boolean =>
  queryKeys(name).includes('currency') && name !== 'tnvedCode'
