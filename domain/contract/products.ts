/** GET /api/products and related calls. */
import * as v from 'valibot'
import { MAX_QUANTITY, MAX_QUERY_LENGTH } from '../limits.ts'
import { INCOMPARABLE_REASONS, QUANTITY_STEPS, VAT_BASES } from '../price-basis.ts'
import { ParameterCell, ParameterFacet, ParameterSort, Parameters, ProductFact } from './parameters.ts'
import { Understood } from './understood-query.ts'
import {
  CategoryRef,
  CompanyRef,
  CountedCategory,
  CountryCode,
  Currency,
  FacetValue,
  Fact,
  FileRef,
  Flag,
  Id,
  IdList,
  Localized,
  PageMeta,
  Picture,
  PlainQuantity,
  ResponseFigures,
  Tier,
  Unit,
} from './values.ts'

const SORTS = ['popular', 'new', 'price', '-price', 'soonest'] as const
const PER_PAGE = { usual: 24, most: 96 } as const

const wholeNumber = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number), v.maxValue(most))

/**
 * Without leading zeros: '01' would be a second address of page 1.
 * @param most the largest value
 */
const position = (most: number) =>
  v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,11})$/), v.transform(Number), v.minValue(1), v.maxValue(most))

/** Filters of a list. Prices are whole units of their currency, so that a person can read and edit them in the URL. */
export const ProductFilter = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH))),
  category: v.optional(Id),
  supplier: v.optional(Id),
  country: v.optional(CountryCode),
  priceMin: v.optional(wholeNumber(1e12)),
  priceMax: v.optional(wholeNumber(1e12)),
  /** Currency of the two prices, converted at the rate by which lists are sorted; roubles by default. */
  priceIn: v.optional(Currency),
  /** Products that can be ordered from this quantity or less. */
  moq: v.optional(wholeNumber(MAX_QUANTITY)),
  /** Products in stock; with a quantity, those with at least this number in stock. */
  inStock: v.optional(Flag),
  /** Beginning of a TN VED code: 2 to 10 digits. */
  tnved: v.optional(v.pipe(v.string(), v.regex(/^\d{2,10}$/))),
  params: v.optional(Parameters),
  /**
   * Prices are those of this quantity, fractions of which are of metres, kilograms, tonnes, litres and square metres alone; price filters
   * and price orders use the stored step below it.
   */
  quantity: v.optional(PlainQuantity),
  /** What the quantity counts; pieces by default. Kilograms and tonnes are converted: of goods sold by the tonne 3000 kg are 3. */
  unit: v.optional(Unit),
  /** Whether the price at the quantity is with VAT; without by default. */
  vat: v.optional(v.picklist(VAT_BASES)),
  sort: v.optional(v.union([v.picklist(SORTS), ParameterSort]), 'popular'),
})
export type ProductFilter = v.InferOutput<typeof ProductFilter>

export const ProductListQuery = v.object({
  ...ProductFilter.entries,
  /** Products by id, in this order (favourites stored on a device); other filters are then ignored. */
  ids: v.optional(IdList(PER_PAGE.most)),
  page: v.optional(position(1e9), '1'),
  perPage: v.optional(position(PER_PAGE.most), String(PER_PAGE.usual)),
  /** With the columns of the category's table, or with all parameters of the chosen category. */
  columns: v.optional(v.picklist(['1', 'all'])),
  locale: v.optional(v.string()),
})
export type ProductListQuery = v.InferOutput<typeof ProductListQuery>

/** GET /api/products/:id */
export const ProductQuery = v.object({
  ...v.pick(ProductFilter, ['quantity', 'unit', 'vat']).entries,
  locale: v.optional(v.string()),
})

/** GET /api/products/filter accepts all parameters of the list, so that one query string serves both. */
export const ProductFacetsQuery = v.object({ ...ProductFilter.entries, locale: v.optional(v.string()) })

/** The price of one unit at the requested quantity, on the requested basis. */
export const PriceAtQuantity = v.object({
  /** In the product's unit, where what was requested measures the same. */
  quantity: v.number(),
  /** Null where the quantity has no price. */
  price: v.nullable(v.pick(Tier, ['amount', 'currency', 'rub'])),
  /** What the amount has; null is unknown. */
  vat: v.nullable(v.picklist(VAT_BASES)),
  /** Why it cannot be compared with others; null where it can. */
  apart: v.nullable(v.picklist(INCOMPARABLE_REASONS)),
})
export type PriceAtQuantity = v.InferOutput<typeof PriceAtQuantity>

const LeadDays = v.nullable(v.object({ from: v.number(), to: v.number() }))

export const ProductCard = v.object({
  id: v.string(),
  slug: v.string(),
  /** Composed from the category and facts where the supplier has not written one in the language of the response. */
  name: Localized,
  /** Article of the variant that the query names, or that filters by parameters lead to, which a link then opens; else absent. */
  variant: v.optional(v.string()),
  /** Id of that variant, by which a comparison, a list or a request list names it. */
  variantId: v.optional(v.string()),
  /** The supplier's own name, where `name` is composed. */
  original: v.optional(Localized),
  /** Where a search has found words that the name does not have: a fact, or a sentence of the description. Absent elsewhere. */
  found: v.optional(v.object({ in: v.picklist(['facts', 'description']), text: Localized })),
  /** Words of the query that it does not have, where it follows products that have more of them. Absent elsewhere. */
  lacks: v.optional(v.array(v.string())),
  /** Words of `lacks` in place of which its name states something else: 6205 of a 6203. Absent where there are none. */
  differs: v.optional(v.array(v.string())),
  /** The maker's designation. */
  model: v.nullable(v.string()),
  picture: v.nullable(Picture),
  /** Those of `variant`, else of the cheapest variant where there are variants. Empty: the price is on request. */
  tiers: v.array(Tier),
  /** Where a quantity was requested; `tiers` are then those of the variant that is cheapest at it, of those that match the filters. */
  atQuantity: v.optional(PriceAtQuantity),
  /** True where another variant with the chosen parameters costs more; absent elsewhere. */
  fromPrice: v.optional(v.boolean()),
  /** Whether prices include value added tax, and its rate in per cent: 0 is none, null is unknown. */
  vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
  /** Age of the price; null up to 90 days. */
  oldPrice: v.nullable(v.object({ /** ISO. */ pricedAt: v.string(), /** Whole months. */ months: v.number() })),
  unit: Unit,
  moq: v.number(),
  /** Units in stock: 0 is made to order, null is unknown. */
  stock: v.nullable(v.number()),
  /** Where the requested quantity is more than the stock: what is missing, in how many days, and from where. */
  toOrder: v.optional(v.object({ quantity: v.number(), leadDays: LeadDays, place: v.nullable(Localized) })),
  supplier: CompanyRef,
  /** In a list with the newest first: when it was added, ISO. Absent in other orders. */
  addedAt: v.optional(v.string()),
  /** The values of the category's columns, or of all its parameters, where requested. */
  columns: v.optional(v.array(ParameterCell)),
})
export type ProductCard = v.InferOutput<typeof ProductCard>

export const ProductList = v.object({
  data: v.array(ProductCard),
  /** `understood` describes the query that was searched instead, where nothing matches the words as typed; null otherwise. */
  meta: v.object({
    ...PageMeta.entries,
    understood: v.optional(Understood),
    /** The quantity whose stored prices the list is sorted and filtered by, where one was requested. */
    step: v.optional(v.picklist(QUANTITY_STEPS)),
    /**
     * Set where the list is filtered by parameters, and filtered or sorted by price, but by the prices of each
     * product's cheapest variant, although cards may show another one: too many products have variants, or the list has
     * a query. Absent elsewhere.
     */
    cheapest: v.optional(v.boolean()),
  }),
})
export type ProductList = v.InferOutput<typeof ProductList>

/**
 * A variant with all values filled in: those that it does not have itself are the product's, so that readers need not look at the
 * product.
 */
export const Variant = v.object({
  id: v.string(),
  sku: v.string(),
  options: v.array(Fact),
  tiers: v.array(Tier),
  stock: v.nullable(v.number()),
  leadDays: LeadDays,
  /** Null: the product's pictures are shown. */
  picture: v.nullable(Picture),
  tnved: v.nullable(v.string()),
  /** Grams of one unit. */
  weight: v.nullable(v.number()),
  /** Specifications of the variant; each replaces the product's of the same name. */
  facts: v.array(Fact),
})
export type Variant = v.InferOutput<typeof Variant>

export const Product = v.object({
  ...ProductCard.entries,
  brand: v.nullable(v.string()),
  description: v.nullable(Localized),
  country: v.nullable(v.string()),
  /** TN VED code, digits only. */
  tnved: v.nullable(v.string()),
  leadDays: LeadDays,
  facts: v.array(ProductFact),
  variants: v.array(Variant),
  pictures: v.array(Picture),
  files: v.array(FileRef),
  /** From the top of the tree to the product's own category. */
  breadcrumb: v.array(CategoryRef),
  supplier: v.object({
    ...CompanyRef.entries,
    city: Localized,
    founded: v.nullable(v.number()),
    staff: v.nullable(v.number()),
    products: v.number(),
    ...ResponseFigures.entries,
  }),
  /** Date of the exchange rate behind `rub`, ISO; null when the seller quotes roubles. */
  rateDate: v.nullable(v.string()),
  updatedAt: v.string(),
})
export type Product = v.InferOutput<typeof Product>

/** GET /api/products/:id/products */
export const SimilarProducts = v.object({ data: v.array(ProductCard) })

/** GET /api/products/:id */
export const ProductResponse = v.object({ data: Product })

/** Each facet is counted without its own filter; values without matches are left out. */
export const ProductFacets = v.object({
  data: v.object({
    /** Children of the chosen category, or the top level. */
    category: v.array(CountedCategory),
    supplier: v.array(v.object({ ...CompanyRef.entries, count: v.number() })),
    country: v.array(FacetValue),
    /** Whole roubles: lowest and highest price of the matches, null when none has a price. */
    price: v.nullable(v.object({ min: v.number(), max: v.number() })),
    /** `value` is the largest minimum order quantity, in units. */
    moq: v.array(FacetValue),
    inStock: v.number(),
    /** Parameters of the chosen category; empty without one. */
    parameters: v.array(ParameterFacet),
  }),
  /** False where more than 10,000 products match: counts are then "at least". */
  meta: v.object({ exact: v.boolean() }),
})
export type ProductFacets = v.InferOutput<typeof ProductFacets>

/** A suggestion of the product typeahead. */
export const ProductSuggestion = v.object({
  id: v.string(),
  slug: v.string(),
  name: Localized,
  picture: v.nullable(Picture),
})
export type ProductSuggestion = v.InferOutput<typeof ProductSuggestion>
