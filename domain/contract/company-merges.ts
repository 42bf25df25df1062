/** /api/operator/companies/{id}/owner and /merge: a company is handed over to somebody, or merged into another one. */
import * as v from 'valibot'
import { COMPANY_KINDS } from '../company-kinds.ts'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { COMPANY_STATUSES } from '../statuses/company.ts'
import { counted } from './desk-lists.ts'
import { Line, LongText } from './text-input.ts'
import { Id, Localized } from './values.ts'

/** Longest e-mail address. */
const MAX_LOGIN_LENGTH = 254

const reason = v.pipe(LongText(MAX_REASON_LENGTH), v.description('Reason for the people concerned and the journal'))

/** What happens to the present owners. */
export const FORMER_OWNERS = ['manager', 'removed'] as const

export const CompanyHandOver = v.pipe(
  v.object({
    person: v.pipe(
      Line(MAX_LOGIN_LENGTH),
      v.description('Id, e-mail address or phone number of a person with an account'),
    ),
    former: v.pipe(v.picklist(FORMER_OWNERS), v.description('Whether the present owners stay as managers, or leave')),
    reason,
  }),
  v.examples([
    { person: '06d2k6t0000g1a2b', former: 'manager' as const, reason: 'The founder has left; letter of 23 November' },
  ]),
)
export type CompanyHandOver = v.InferOutput<typeof CompanyHandOver>
export const CompanyHandedOver = v.object({
  data: v.object({
    id: Id,
    owner: v.pipe(Id, v.description('Who owns it now'), v.examples(['06d2k6t0000g1a2b'])),
    former: v.pipe(v.number(), v.description('How many owners it had'), v.examples([1])),
  }),
})

/** Why a company cannot be merged into another one; those with `other` concern the company that it would be merged into. */
export const COMPANY_OBSTACLES = ['otherNotPublic', 'otherMerged', 'blocked', 'merged', 'claimed'] as const

export const CompanyMergeQuery = v.object({
  into: v.pipe(Id, v.description('Company that gets what moves'), v.examples(['06d2k6t0000g1a2b'])),
  locale: v.optional(v.string()),
})

export const CompanyMergePlan = v.object({
  data: v.object({
    into: v.object({ id: Id, name: Localized, status: v.picklist(COMPANY_STATUSES) }),
    allowed: v.pipe(
      v.boolean(),
      v.description('Whether they can be merged: nothing is `against` it'),
      v.examples([true]),
    ),
    against: v.pipe(
      v.array(v.picklist(COMPANY_OBSTACLES)),
      v.description('Obstacles to a merge, of this company or of the other one'),
      v.examples([[]]),
    ),
    moves: v.object({
      goods: counted('Products'),
      requests: counted('Conversations without a quote or an order'),
      members: counted('People who work for it'),
    }),
    stays: v.object({
      deals: counted('Conversations with a quote or an order'),
      orders: counted('Orders'),
      programs: counted('Tokens and feeds, which end'),
    }),
  }),
})
export type CompanyMergePlan = v.InferOutput<typeof CompanyMergePlan>['data']

export const CompanyMerge = v.pipe(
  v.object({
    into: v.pipe(Id, v.description('Company that gets what moves'), v.examples(['06d2k6t0000g1a2b'])),
    reason,
  }),
  v.examples([{ into: '06d2k6t0000g1a2b', reason: 'The same works, registered twice' }]),
)
export type CompanyMerge = v.InferOutput<typeof CompanyMerge>
export const MergeCompanyResponse = v.object({
  data: v.object({
    id: Id,
    into: v.pipe(Id, v.description('Id of the company that it was merged into'), v.examples(['06d2k6t0000g1a2b'])),
  }),
})

/** GET /api/companies/{id}/current: where the public address of a merged company leads. */
export const CurrentCompany = v.object({
  data: v.object({
    id: Id,
    slug: v.pipe(v.string(), v.examples(['uralarmatura'])),
    kind: v.picklist(COMPANY_KINDS),
  }),
})
