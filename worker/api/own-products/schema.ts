/** /api/profile/company/products: products as their supplier sees and edits them. */
import * as v from 'valibot'
import { Incoterm } from '../own-company/schema.ts'
import {
  CategoryRef,
  CountryCode,
  Currency,
  Id,
  Localized,
  PageMeta,
  PageParameters,
  Picture,
  Unit,
} from '../schema.ts'
import { Line, OptionalLine } from '../text-input.ts'
import { FactInput, FactWordings, LineInSome, TextInAny, Wordings } from '../wordings.ts'

export const PRODUCT_STATUSES = ['draft', 'moderation', 'published', 'hidden', 'rejected', 'archived'] as const
export const ProductStatus = v.picklist(PRODUCT_STATUSES)

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

const LeadDays = v.pipe(
  v.object({ from: whole(0, 1000), to: whole(0, 1000) }),
  v.check(({ from, to }) => from <= to, 'order'),
)

const fields = {
  names: LineInSome(200),
  description: TextInAny(20_000),
  category: Id,
  /** The maker's designation, and the maker's name; '' is not told. */
  model: OptionalLine(100),
  brand: OptionalLine(100),
  /** TN VED code, digits only. */
  tnved: v.nullable(v.pipe(v.string(), v.regex(/^\d{4,10}$/))),
  country: v.nullable(CountryCode),
  unit: Unit,
  moq: whole(1, 1_000_000_000),
  /** 0 is made to order, null is not told. */
  stock: v.nullable(whole(0, 1_000_000_000)),
  leadDays: v.nullable(LeadDays),
  /** Ids (of pictures on the supplier's own site: addresses) of its pictures and documents in the order to show them. */
  pictures: v.pipe(v.array(v.pipe(v.string(), v.maxLength(2048))), v.maxLength(100)),
}

const { names, category, pictures: _, ...rest } = fields

export const NewProduct = v.pipe(
  v.object({ names, category, ...v.partial(v.object(rest)).entries }),
  v.examples([{ names: { en: 'Ball valve DN 50', ru: 'Кран шаровой DN 50' }, category: '06d2k6t0000g1a2b', moq: 10 }]),
)
export type NewProduct = v.InferOutput<typeof NewProduct>

export const ProductChange = v.pipe(
  v.partial(v.object(fields)),
  v.examples([{ stock: 120, leadDays: { from: 3, to: 10 } }]),
)
export type ProductChange = v.InferOutput<typeof ProductChange>

/** A hundred milliard in minor units: beyond it a price is a mistake. */
const Amount = whole(1, 10_000_000_000_000)
const TierInput = v.object({ from: whole(1, 1_000_000_000), amount: Amount, incoterm: v.optional(Incoterm) })

const rises = (tiers: { from: number }[]): boolean =>
  tiers.every(({ from }, at) => at === 0 || from > (tiers[at - 1]?.from ?? 0))

const Vat = v.object({ included: v.boolean(), rate: whole(0, 100) })

const PRICES = {
  currency: 'CNY' as const,
  onRequest: false,
  vat: { included: true, rate: 13 },
  tiers: [
    { from: 10, amount: 125_000, incoterm: 'FOB' as const },
    { from: 100, amount: 110_000 },
  ],
}

/** A price for an order from `from` units, in minor units of one currency; or the word that it is told on request. */
export const PricesInput = v.pipe(
  v.object({
    currency: Currency,
    onRequest: v.optional(v.boolean(), false),
    /** Whether prices hold value added tax, and its rate in per cent; null is not told. */
    vat: v.nullable(Vat),
    tiers: v.pipe(
      v.array(TierInput),
      v.maxLength(20),
      v.check((tiers) => rises(tiers), 'overlap'),
    ),
  }),
  v.check(({ onRequest, tiers }) => !(onRequest && tiers.length > 0), 'on-request'),
  v.examples([PRICES]),
)
export type PricesInput = v.InferOutput<typeof PricesInput>

export const Prices = v.object({
  currency: v.string(),
  onRequest: v.boolean(),
  vat: v.nullable(v.object({ included: v.boolean(), rate: v.number() })),
  tiers: v.array(v.object({ from: v.number(), amount: v.number(), incoterm: v.optional(v.string()) })),
})
export const PricesAnswer = v.pipe(v.object({ data: Prices }), v.examples([{ data: PRICES }]))

const isUnique = (variants: { sku: string }[]): boolean =>
  new Set(variants.map(({ sku }) => sku)).size === variants.length

const VARIANTS = [{ sku: 'BV-50-L', options: [{ name: { en: 'Handle', ru: 'Ручка' }, value: 'L' }], factor: 1.1 }]

export const VariantsInput = v.pipe(
  v.object({
    variants: v.pipe(
      v.array(
        v.object({
          sku: Line(100),
          options: v.pipe(v.array(FactInput), v.minLength(1), v.maxLength(10)),
          /** Multiplies the price of every tier. */
          factor: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(100)), 1),
        }),
      ),
      v.maxLength(300),
      v.check((variants) => isUnique(variants), 'duplicate'),
    ),
  }),
  v.examples([{ variants: VARIANTS }]),
)
export const Variants = v.array(v.object({ sku: v.string(), options: v.array(FactWordings), factor: v.number() }))
export const VariantsAnswer = v.pipe(v.object({ data: Variants }), v.examples([{ data: VARIANTS }]))

export const ProductFileInput = v.pipe(v.object({ file: Id }), v.examples([{ file: '06d2k6t0000g1a2b' }]))

const ProductFiles = v.object({
  pictures: v.array(Picture),
  documents: v.array(
    v.object({ id: v.string(), url: v.string(), name: v.string(), type: v.string(), size: v.number() }),
  ),
})
export type ProductFiles = v.InferOutput<typeof ProductFiles>
const FILE = { id: '06d2k6t0000g1a2b', url: '/api/files/common/06d2k6t0000g1a2b' }
export const ProductFilesAnswer = v.pipe(
  v.object({ data: ProductFiles }),
  v.examples([
    {
      data: {
        pictures: [{ ...FILE, width: 1600, height: 1200, kind: 'photo' as const }],
        documents: [{ ...FILE, name: 'passport.pdf', type: 'application/pdf', size: 120_000 }],
      },
    },
  ]),
)

export const StatusChange = v.pipe(v.object({ status: ProductStatus }), v.examples([{ status: 'moderation' as const }]))

/** What buyers need before a product can be published (DECISIONS section 6). */
export const Missing = v.picklist(['names', 'category', 'picture', 'price'])

/** What a list and the product itself have in common. */
const common = {
  id: v.string(),
  slug: v.string(),
  status: ProductStatus,
  /** Why the house refused it. */
  reason: v.nullable(v.string()),
  /** Hidden because the organization is; it comes back with it. */
  suspended: v.boolean(),
  missing: v.array(Missing),
  unit: Unit,
  moq: v.number(),
  stock: v.nullable(v.number()),
  prices: Prices,
  version: v.number(),
  createdAt: v.string(),
  updatedAt: v.string(),
}

export const OwnProduct = v.object({
  ...common,
  /** States that may follow at the supplier's wish. */
  allowed: v.array(ProductStatus),
  names: Wordings,
  description: Wordings,
  category: CategoryRef,
  model: v.string(),
  brand: v.string(),
  tnved: v.nullable(v.string()),
  country: v.nullable(v.string()),
  leadDays: v.nullable(v.object({ from: v.number(), to: v.number() })),
  facts: v.array(FactWordings),
  variants: Variants,
  ...ProductFiles.entries,
})
export type OwnProduct = v.InferOutput<typeof OwnProduct>

const COMMON = {
  ...{ id: '06d2k6t0000g1a2b', slug: 'ball-valve-dn-50', status: 'draft' as const, reason: null, suspended: false },
  ...{ missing: ['picture' as const], unit: 'piece' as const, moq: 10, stock: 120, prices: PRICES, version: 3 },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:30:00.000Z' },
}

export const OwnProductAnswer = v.pipe(
  v.object({ data: OwnProduct }),
  v.examples([
    {
      data: {
        ...COMMON,
        ...{
          allowed: ['moderation' as const, 'archived' as const],
          names: { en: 'Ball valve DN 50' },
          description: {},
        },
        ...{
          category: { id: '06d2k6t0000g1a2b', slug: 'ball-valves', name: { text: 'Ball valves', lang: 'en' as const } },
        },
        ...{ model: 'BV-50', brand: '', tnved: '8481808199', country: 'CN', leadDays: { from: 3, to: 10 } },
        ...{ facts: [], variants: VARIANTS, pictures: [], documents: [] },
      },
    },
  ]),
)

export const OwnProductCard = v.object({
  ...common,
  name: Localized,
  model: v.string(),
  picture: v.nullable(Picture),
})
export type OwnProductCard = v.InferOutput<typeof OwnProductCard>

export const OwnProductsQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  status: v.optional(ProductStatus),
  ...PageParameters,
  locale: v.optional(v.string()),
})
export type OwnProductsQuery = v.InferOutput<typeof OwnProductsQuery>

export const OwnProductList = v.pipe(
  v.object({
    data: v.array(OwnProductCard),
    /** How many of the organization's products are in each state, whatever the list is narrowed to. */
    meta: v.object({ ...PageMeta.entries, counts: v.record(v.string(), v.number()) }),
  }),
  v.examples([
    {
      data: [{ ...COMMON, name: { text: 'Ball valve DN 50', lang: 'en' as const }, model: 'BV-50', picture: null }],
      meta: { page: 1, perPage: 24, pages: 1, total: 1, more: false, counts: { draft: 1 } },
    },
  ]),
)
export type OwnProductList = v.InferOutput<typeof OwnProductList>
