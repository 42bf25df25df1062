/** /api/profile/company/products: products as their supplier sees and edits them. */
import * as v from 'valibot'
import { MAX_OWN_ROWS, MAX_SKU_LENGTH, MAX_TEXT_LENGTH } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import { Change } from './changes.ts'
import { FILTER_COUNTS, FilterCounts, OwnGoodsFilter, ProductStatus } from './own-goods-filter.ts'
import { LeadDays, TnvedCode } from './product-fields.ts'
import { PictureKeys, PRICES, Prices, ProductFiles } from './product-sections.ts'
import { VARIANTS, Variants } from './product-variants.ts'
import { OptionalLine } from './text-input.ts'
import {
  CategoryRef,
  CountryCode,
  Id,
  Localized,
  PageMeta,
  PageParameters,
  Picture,
  perPageUpTo,
  Quantity,
  STORED,
  Stock,
  Stored,
  Unit,
} from './values.ts'
import { FactWordings, LineInSome, TextInAny, Wordings } from './wordings.ts'

const fields = {
  names: LineInSome(200),
  description: TextInAny(MAX_TEXT_LENGTH),
  category: Id,
  /** The maker's part number and the brand; an empty text means unknown. */
  model: OptionalLine(MAX_SKU_LENGTH),
  brand: OptionalLine(100),
  /** TN VED code, digits only. */
  tnved: v.nullable(TnvedCode),
  country: v.nullable(CountryCode),
  unit: Unit,
  moq: Quantity,
  /** Units in stock: 0 is made to order, null is unknown. */
  stock: Stock,
  leadDays: v.nullable(LeadDays),
  /** Pictures and documents in the order shown; those of the pictures that are drawings or schemes, all others are photos. */
  pictures: PictureKeys,
  drawings: PictureKeys,
}

const { names, category, pictures: _, drawings: __, ...rest } = fields

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

export const ProductStatusChange = v.pipe(
  v.object({ status: ProductStatus }),
  v.examples([{ status: 'moderation' as const }]),
)

/** What buyers need before a product can be published: `incotermPlace` where a price has a delivery term (docs/behaviour.md, "Publishing"). */
export const Missing = v.picklist(['names', 'category', 'picture', 'price', 'incotermPlace'])

/** Fields of both the list and the product itself. */
const common = {
  ...Stored.entries,
  slug: v.string(),
  status: ProductStatus,
  /** Moderators' reason for rejecting it. */
  reason: v.nullable(v.string()),
  /** When it was submitted, or when moderators decided on it; null for a status that was set otherwise. */
  statusAt: v.nullable(v.string()),
  /** When a moderator first saw the open review; null where none is open, or no moderator has seen it. */
  seenAt: v.nullable(v.string()),
  /** Hidden because the organization is hidden; it is published again together with it. */
  suspended: v.boolean(),
  missing: v.array(Missing),
  unit: Unit,
  moq: v.number(),
  stock: v.nullable(v.number()),
  leadDays: v.nullable(v.object({ from: v.number(), to: v.number() })),
  prices: Prices,
}

export const OwnProduct = v.object({
  ...common,
  /** Statuses that the supplier may set next. */
  allowed: v.array(ProductStatus),
  /** The refused part of the last change; `before` is what buyers see. Empty where nothing was refused. */
  refused: v.array(Change),
  names: Wordings,
  description: Wordings,
  category: CategoryRef,
  model: v.string(),
  brand: v.string(),
  tnved: v.nullable(v.string()),
  country: v.nullable(v.string()),
  facts: v.array(FactWordings),
  variants: Variants,
  ...ProductFiles.entries,
})
export type OwnProduct = v.InferOutput<typeof OwnProduct>

const COMMON = {
  ...STORED,
  slug: 'ball-valve-dn-50',
  status: 'draft' as const,
  reason: null,
  statusAt: null,
  seenAt: null,
  suspended: false,
  missing: ['picture' as const],
  unit: 'piece' as const,
  moq: 10,
  stock: 120,
  leadDays: { from: 3, to: 10 },
  prices: PRICES,
}

export const OwnProductResponse = v.pipe(
  v.object({ data: OwnProduct }),
  v.examples([
    {
      data: {
        ...COMMON,
        allowed: ['moderation' as const, 'archived' as const],
        refused: [],
        names: { en: 'Ball valve DN 50' },
        description: {},
        category: { id: '06d2k6t0000g1a2b', slug: 'ball-valves', name: { text: 'Ball valves', lang: 'en' as const } },
        model: 'BV-50',
        brand: '',
        tnved: '8481808199',
        country: 'CN',
        facts: [],
        variants: VARIANTS,
        pictures: [],
        documents: [],
      },
    },
  ]),
)

export const OwnProductCard = v.object({
  ...common,
  name: Localized,
  /** Languages in which it has no name: buyers see the name in another language there. */
  untranslated: v.array(v.picklist(LOCALES)),
  model: v.string(),
  article: v.pipe(
    v.nullable(v.string()),
    v.description('Article by which `by-article` finds it; null: it was made by hand'),
  ),
  stockOfVariants: v.pipe(v.boolean(), v.description('Whether the stock is the sum of its variants')),
  picture: v.nullable(Picture),
  category: v.object({ id: v.string(), name: Localized }),
  views: v.pipe(v.number(), v.description('Views of its page in the last 30 days')),
  requests: v.pipe(v.number(), v.description('Requests that asked for it in the last 30 days')),
})
export type OwnProductCard = v.InferOutput<typeof OwnProductCard>

/** Orders of the organization's list; `changed`, the latest change first, is the default. */
const OWN_PRODUCT_SORTS = ['changed', 'name', 'price', '-price', 'stock', '-stock'] as const

/** Where a window begins or ends: the last or first row of another one, by the value that the list is sorted by. */
const WindowKey = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(/^[\w-]+$/),
  v.description('`meta.next` or `meta.previous` of a response with the same order'),
)

export const OwnProductsQuery = v.object({
  ...OwnGoodsFilter.entries,
  sort: v.optional(v.picklist(OWN_PRODUCT_SORTS), 'changed'),
  ...PageParameters,
  perPage: perPageUpTo(MAX_OWN_ROWS),
  after: v.optional(WindowKey),
  before: v.optional(WindowKey),
  locale: v.optional(v.string()),
})
export type OwnProductsQuery = v.InferOutput<typeof OwnProductsQuery>

export const OwnProductList = v.pipe(
  v.object({
    data: v.array(OwnProductCard),
    /** Products of the organization by status, whatever filter the list has. */
    meta: v.object({
      ...PageMeta.entries,
      previous: v.pipe(v.nullable(v.string()), v.description('`before` of the window above; null at the beginning')),
      next: v.pipe(v.nullable(v.string()), v.description('`after` of the window below; null at the end')),
      counts: v.record(v.string(), v.number()),
      filters: FilterCounts,
    }),
  }),
  v.examples([
    {
      data: [
        {
          ...COMMON,
          name: { text: 'Ball valve DN 50', lang: 'en' as const },
          untranslated: ['ru' as const, 'zh' as const],
          model: 'BV-50',
          article: 'BV-50',
          stockOfVariants: false,
          picture: null,
          category: { id: '06d2k6t0000g1a2b', name: { text: 'Ball valves', lang: 'en' as const } },
          views: 12,
          requests: 1,
        },
      ],
      meta: {
        page: 1,
        perPage: 24,
        pages: 1,
        total: 1,
        more: false,
        counts: { draft: 1 },
        previous: null,
        next: null,
        filters: FILTER_COUNTS,
      },
    },
  ]),
)
export type OwnProductList = v.InferOutput<typeof OwnProductList>
