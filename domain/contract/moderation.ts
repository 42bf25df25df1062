/** /app/admin/companies and /app/admin/products: the moderators' queue and their decisions. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { MAX_QUERY_LENGTH } from '../limits.ts'
import { COMPANY_STATUSES } from '../statuses/company.ts'
import { PRODUCT_STATUSES } from '../statuses/product.ts'
import { Change } from './changes.ts'
import { VerifiedFact } from './companies.ts'
import { IDENTITY } from './organization-company.ts'
import { PRICES, Prices, ProductFiles } from './product-sections.ts'
import { VARIANTS, Variants } from './product-variants.ts'
import { OptionalText } from './text-input.ts'
import { CompanyRef, Day, Flag, Id, Localized, ONE_PAGE, PageMeta, PageParameters, Unit, whole } from './values.ts'
import { LineInSome, Wordings } from './wordings.ts'

/** Without a search it lists what is waiting for moderators, oldest first; with one, all matches in any status. */
export const QueueQuery = v.object({
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_QUERY_LENGTH))),
  /** Only products of this company. */
  company: v.optional(Id),
  product: v.pipe(v.optional(Id), v.description('Only this product, in any status'), v.examples(['06d2k6t0000g1a2b'])),
  sample: v.pipe(
    v.optional(Flag),
    v.description('20 of the goods of `company` that wait, spread evenly over all of them, as one page'),
    v.examples([true]),
  ),
  /** The page is shown to a moderator: suppliers then see that a moderator has opened their review. */
  seen: v.optional(Flag),
  ...PageParameters,
  locale: v.optional(v.string()),
})
export type QueueQuery = v.InferOutput<typeof QueueQuery>

/** The reason of the last refusal, if the last decision was one, and what has changed since. */
const EarlierRefusal = v.object({
  reason: v.string(),
  decidedAt: v.string(),
  /** null for refusals by an older version, which did not record it. */
  changes: v.nullable(v.array(Change)),
})

const common = {
  id: v.string(),
  name: Localized,
  reason: v.nullable(v.string()),
  /** When it was submitted or changed; null where it is not waiting. */
  askedAt: v.nullable(v.string()),
  changes: v.array(Change),
  earlier: v.nullable(EarlierRefusal),
  /** Until when a refused change can be restored; null where the last decision was not about a change. */
  changeRestorableUntil: v.nullable(v.string()),
  version: v.number(),
}

const CompanyStatus = v.picklist(COMPANY_STATUSES)

export const QueuedCompany = v.object({
  ...common,
  slug: v.string(),
  kind: v.picklist(COMPANY_KINDS),
  status: CompanyStatus,
  verified: v.boolean(),
  /** Changed fields that buyers do not see before approval, because the company was verified with the previous values. */
  waiting: v.array(v.picklist(IDENTITY)),
  /**
   * Number of products that buyers see, or would see if the company were not hidden: they are taken off with it. 10,001 means more than
   * 10,000.
   */
  goods: v.number(),
  /** Until when it can be restored; null where it was not taken off the site. */
  restorableUntil: v.nullable(v.string()),
})
export type QueuedCompany = v.InferOutput<typeof QueuedCompany>
export const QueuedProduct = v.object({
  ...common,
  status: v.picklist(PRODUCT_STATUSES),
  company: v.object({ ...CompanyRef.entries, status: CompanyStatus }),
  unit: Unit,
  moq: v.number(),
  prices: Prices,
  variants: Variants,
  inquiries: v.pipe(
    v.number(),
    v.description('Open inquiries about it; 10,001 means more than 10,000'),
    v.examples([2]),
  ),
  favourites: v.pipe(v.number(), v.description('People who have it among their favourites, likewise'), v.examples([5])),
  restorableUntil: v.pipe(
    v.nullable(v.string()),
    v.description('Until when it can be brought back; null where it was not taken off the site'),
    v.examples(['2026-11-27T09:00:00.000Z']),
  ),
  ...ProductFiles.entries,
})
export type QueuedProduct = v.InferOutput<typeof QueuedProduct>

const EXAMPLE = {
  id: '06d2k6t0000g1a2b',
  name: { text: 'Uralarmatura', lang: 'en' as const },
  reason: null,
  version: 2,
  askedAt: '2026-11-20T09:00:00.000Z',
  changes: [{ field: 'phone', before: null, after: '+73432000000' }],
  earlier: { reason: 'The address cannot be found.', decidedAt: '2026-11-19T09:00:00.000Z', changes: [] },
  changeRestorableUntil: null,
}
const COMPANY = {
  ...EXAMPLE,
  slug: 'uralarmatura',
  kind: 'supplier' as const,
  status: 'pending' as const,
  verified: false,
  waiting: [],
  goods: 0,
  restorableUntil: null,
}
const PRODUCT = {
  ...EXAMPLE,
  status: 'moderation' as const,
  company: {
    id: '06d2k6t0000g1a2b',
    slug: 'ural',
    name: { text: 'Ural', lang: 'en' as const },
    country: 'RU',
    verified: true,
    status: 'active' as const,
  },
  unit: 'piece' as const,
  moq: 10,
  prices: PRICES,
  variants: VARIANTS,
  inquiries: 2,
  favourites: 5,
  restorableUntil: null,
  pictures: [],
  documents: [],
}

export const CompanyQueue = v.pipe(
  v.object({ data: v.array(QueuedCompany), meta: PageMeta }),
  v.examples([{ data: [COMPANY], meta: ONE_PAGE }]),
)
export const ProductQueue = v.pipe(
  v.object({ data: v.array(QueuedProduct), meta: PageMeta }),
  v.examples([{ data: [PRODUCT], meta: ONE_PAGE }]),
)

const Reason = v.optional(OptionalText(2000), '')

/** Setting the current status again approves the changes made since. */
export const CompanyDecision = v.pipe(
  v.object({ status: v.picklist(COMPANY_STATUSES), reason: Reason }),
  v.examples([{ status: 'draft' as const, reason: 'The address cannot be found.' }]),
)
export const ProductDecision = v.pipe(
  v.object({ status: v.picklist(PRODUCT_STATUSES), reason: Reason }),
  v.examples([{ status: 'rejected' as const, reason: 'The picture shows another product.' }]),
)

/** Refuses a change of something public: the version approved before is restored, and the supplier sees the reason. */
export const ChangeRefusal = v.pipe(
  v.object({ reason: Reason }),
  v.examples([{ reason: 'The new name is another product.' }]),
)

export const ReviewResult = v.pipe(
  v.object({
    data: v.object({ id: v.string(), status: v.string(), reason: v.nullable(v.string()), version: v.number() }),
  }),
  v.examples([{ data: { id: '06d2k6t0000g1a2b', status: 'active', reason: null, version: 3 } }]),
)

/** The same decision about all products of a company that were waiting at a given time. */
export const AllDecision = v.pipe(
  v.object({
    status: v.picklist(['published', 'rejected']),
    reason: Reason,
    /** Products submitted later stay in the queue, because the moderator has not seen them. */
    until: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.examples([
    { status: 'rejected' as const, reason: 'Not a product of this site.', until: '2026-11-20T09:00:00.000Z' },
  ]),
)
export type AllDecision = v.InferOutput<typeof AllDecision>

/** Each call decides about a few hundred: it is repeated while `left` is not 0. */
export const AllReviewsResult = v.pipe(
  v.object({ data: v.object({ decided: whole(0, 1000), left: v.number() }) }),
  v.examples([{ data: { decided: 200, left: 1200 } }]),
)

/** A fact that was verified, its source and the day. */
export const VerificationInput = v.pipe(
  v.object({ fact: VerifiedFact, source: LineInSome(200), checkedAt: Day }),
  v.examples([
    { fact: 'registration' as const, source: { en: 'Federal Tax Service', ru: 'ФНС России' }, checkedAt: '2026-11-20' },
  ]),
)
export type VerificationInput = v.InferOutput<typeof VerificationInput>
export const VerificationQuery = v.object({ fact: VerifiedFact })

export const Verifications = v.pipe(
  v.object({
    data: v.object({
      verified: v.boolean(),
      verifications: v.array(
        v.object({ fact: VerifiedFact, source: Wordings, checkedAt: v.string(), by: v.nullable(v.string()) }),
      ),
    }),
  }),
  v.examples([
    {
      data: {
        verified: true,
        verifications: [
          { fact: 'registration' as const, source: { en: 'Register' }, checkedAt: '2026-11-20', by: null },
        ],
      },
    },
  ]),
)
