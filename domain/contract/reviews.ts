/** /api/operator/reviews: what waits for moderators, a page by key, and one review with everything that a decision needs. */
import * as v from 'valibot'
import { COMPANY_STATUSES } from '../statuses/company.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { Company } from './companies.ts'
import { AppliedRule } from './goods-rules.ts'
import { Product } from './products.ts'
import { Id, Locale, Localized } from './values.ts'

export const REVIEW_KINDS = ['product', 'company'] as const

/** Where a page of the queue begins: when the last one of the page before was sent in, and its number. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{1,15}$/))

export const WAITING_DAYS = ['1', '3', '7', '30'] as const

const filters = {
  company: v.optional(Id),
  /** Products of this category and those below it. */
  category: v.optional(Id),
  written: v.pipe(
    v.optional(Locale),
    v.description('Only what has its name in this language'),
    v.examples(['zh' as const]),
  ),
  days: v.pipe(
    v.optional(v.picklist(WAITING_DAYS)),
    v.description('Only what has waited for so many days'),
    v.examples(['3' as const]),
  ),
}

export const ReviewQuery = v.object({
  kind: v.pipe(
    v.optional(v.picklist(REVIEW_KINDS), 'product'),
    v.description('Products, unless companies are asked for'),
    v.examples(['product' as const]),
  ),
  ...filters,
  after: v.pipe(
    v.optional(Cursor),
    v.description('`meta.next` of the answer before'),
    v.examples(['1795000000000.42']),
  ),
  locale: v.optional(v.string()),
})
export type ReviewQuery = v.InferOutput<typeof ReviewQuery>

/** Who has a review on the screen. */
const Claim = v.object({
  by: v.pipe(v.string(), v.description('Name of the operator'), v.examples(['Anna'])),
  own: v.pipe(v.boolean(), v.description('Whether it is the one who asks'), v.examples([false])),
  until: v.pipe(v.string(), v.description('When it ends by itself'), v.examples(['2026-11-23T10:10:00.000Z'])),
})
export type ReviewClaim = v.InferOutput<typeof Claim>

export const WaitingReview = v.object({
  id: v.pipe(Id, v.description('Id of the product or company')),
  name: Localized,
  /** The same company, for a review of a company. */
  company: v.object({ id: Id, name: Localized }),
  askedAt: v.pipe(v.string(), v.description('When it was submitted'), v.examples(['2026-11-23T10:00:00.000Z'])),
  isChange: v.pipe(v.boolean(), v.description('Buyers see it already: only a change of it waits'), v.examples([false])),
  claim: v.nullable(Claim),
})
export type WaitingReview = v.InferOutput<typeof WaitingReview>

export const ReviewList = v.object({
  data: v.array(WaitingReview),
  meta: v.object({
    total: v.pipe(
      v.number(),
      v.description('How many match among the 10,000 that have waited longest'),
      v.examples([60]),
    ),
    more: v.pipe(v.boolean(), v.description('Whether more than these 10,000 wait'), v.examples([false])),
    next: v.pipe(
      v.nullable(v.string()),
      v.description('Value for `after`; null on the last page'),
      v.examples(['1795000000000.42']),
    ),
  }),
})
export type ReviewList = v.InferOutput<typeof ReviewList>

/** An earlier decision about the same thing. */
const PastDecision = v.object({
  decision: v.picklist(['approved', 'refused', 'withdrawn']),
  reason: v.pipe(v.string(), v.description('Empty where none was given'), v.examples(['Blurred picture'])),
  at: v.pipe(v.string(), v.examples(['2026-11-20T09:00:00.000Z'])),
  by: v.pipe(v.nullable(v.string()), v.description('Name of the operator'), v.examples(['Anna'])),
  passed: v.pipe(v.boolean(), v.description('No operator has looked: its supplier was trusted'), v.examples([false])),
})
export type PastDecision = v.InferOutput<typeof PastDecision>

/** A product that has the same name, or the same supplier's with the same model. */
const Alike = v.object({
  id: Id,
  slug: v.pipe(v.string(), v.examples(['gate-valve'])),
  name: Localized,
  status: v.picklist(PRODUCT_STATUSES),
  company: v.object({ id: Id, name: Localized }),
  why: v.pipe(v.picklist(['name', 'model']), v.description('What is the same')),
})
export type Alike = v.InferOutput<typeof Alike>

const Price = v.object({
  amount: v.pipe(v.number(), v.description('Lowest price of a unit, kopecks'), v.examples([150_000])),
  median: v.pipe(
    v.number(),
    v.description('Median of the prices of goods of the same category and unit, kopecks'),
    v.examples([140_000]),
  ),
  compared: v.pipe(v.number(), v.description('Number of goods compared with'), v.examples([40])),
  outlier: v.pipe(
    v.nullable(v.picklist(['low', 'high'])),
    v.description('Whether it is less than a fifth, or more than five times, the median'),
  ),
})
export const ReviewFilters = v.object({ ...filters, locale: v.optional(v.string()) })
export type ReviewFilters = v.InferOutput<typeof ReviewFilters>

/** What every review of one thing has. */
const common = {
  history: v.array(PastDecision),
  claim: v.nullable(Claim),
  previous: v.pipe(
    v.nullable(Id),
    v.description('Id of the one before it in the queue with these filters that no other operator has claimed'),
    v.examples(['06d2k6t0000g1a2a']),
  ),
  next: v.pipe(v.nullable(Id), v.description('Id of the one after it, likewise'), v.examples(['06d2k6t0000g1a2c'])),
}

/** A company with the same tax number or the same name. */
const AlikeCompany = v.object({
  id: Id,
  name: Localized,
  status: v.picklist(COMPANY_STATUSES),
  why: v.pipe(v.picklist(['name', 'number']), v.description('What is the same'), v.examples(['number'])),
})
export type AlikeCompany = v.InferOutput<typeof AlikeCompany>

export const CompanyReview = v.object({
  data: v.object({
    shown: v.pipe(Company, v.description('The company as buyers will see it')),
    ...common,
    alike: v.array(AlikeCompany),
    numberOf: v.pipe(
      v.nullable(v.picklist(['person', 'organization'])),
      v.description('Owner of the tax number, where the legal form in the name says otherwise; null where they fit'),
      v.examples([null]),
    ),
  }),
})
export type CompanyReview = v.InferOutput<typeof CompanyReview>['data']

export const ProductReview = v.object({
  data: v.object({
    shown: v.pipe(Product, v.description('The product as buyers will see it')),
    ...common,
    supplier: v.object({
      published: v.pipe(v.number(), v.description('Goods that buyers see'), v.examples([120])),
      rejected: v.pipe(v.number(), v.description('Goods that were refused and not sent in again'), v.examples([2])),
      waiting: v.pipe(v.number(), v.description('Goods that wait'), v.examples([14])),
    }),
    alike: v.array(Alike),
    price: v.nullable(Price),
    rule: v.pipe(AppliedRule, v.description('The rule about such goods; null where there is none'), v.examples([null])),
  }),
})
export type ProductReview = v.InferOutput<typeof ProductReview>['data']

/** Takes a review for ten minutes; what another has is taken only with `takeOver`. */
export const ReviewClaiming = v.pipe(
  v.object({ takeOver: v.pipe(v.boolean(), v.description('Also where another operator has it')) }),
  v.examples([{ takeOver: false }]),
)
export const ReviewClaimResult = v.object({
  data: v.object({ claim: v.pipe(v.nullable(Claim), v.description('Who has it now; null where it does not wait')) }),
})
