/** /api/operator/people: people with an account as operators see them: what is needed to help or to stop them, and no more. */
import * as v from 'valibot'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { LOCALES } from '../locale.ts'
import { OPERATOR_ROLES } from '../operator-roles.ts'
import { ORGANIZATION_ROLES } from '../roles.ts'
import { EMPLOYEE_STATUSES } from '../statuses/employee.ts'
import { CompanyMergePlan } from './company-merges.ts'
import { after, counted, DeskMeta, NamedCompany, SentNotice, search, when } from './desk-lists.ts'
import { LongText, OptionalText } from './text-input.ts'
import { Flag, Id } from './values.ts'

/** Days since an account was opened, as the list is filtered. */
export const CREATED_DAYS = ['1', '7', '30'] as const

export const PeopleQuery = v.object({
  q: search('The beginning of a name, a whole e-mail address or phone number, or an id', 'Anna'),
  language: v.pipe(
    v.optional(v.picklist(LOCALES)),
    v.description('Only people who read this language'),
    v.examples(['ru' as const]),
  ),
  created: v.pipe(
    v.optional(v.picklist(CREATED_DAYS)),
    v.description('Only accounts of the last days'),
    v.examples(['7' as const]),
  ),
  blocked: v.pipe(v.optional(Flag), v.description('Only those whom operators have blocked'), v.examples([true])),
  operators: v.pipe(v.optional(Flag), v.description('Only operators'), v.examples([true])),
  after,
  locale: v.optional(v.string()),
})
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>

const common = {
  id: Id,
  name: v.pipe(v.string(), v.examples(['Anna Petrova'])),
  locale: v.pipe(v.picklist(LOCALES), v.description('The language that the person reads')),
  createdAt: when('When the account was opened'),
  seenAt: v.pipe(
    v.nullable(v.string()),
    v.description('When it was last used; null where no session is left'),
    v.examples(['2026-11-23T10:00:00.000Z']),
  ),
}

export const DeskPersonRow = v.object({
  ...common,
  blocked: v.pipe(v.boolean(), v.description('Whether operators have blocked the person'), v.examples([false])),
  companies: v.array(NamedCompany),
})
export type DeskPersonRow = v.InferOutput<typeof DeskPersonRow>
export const DeskPeople = v.object({ data: v.array(DeskPersonRow), meta: DeskMeta })
export type DeskPeople = v.InferOutput<typeof DeskPeople>

const Contact = v.object({
  kind: v.picklist(['email', 'phone']),
  value: v.pipe(v.string(), v.description('Masked'), v.examples(['a•••@ural.example'])),
  verified: v.pipe(v.boolean(), v.description('Whether it signs in'), v.examples([true])),
})

const Device = v.object({
  device: v.pipe(v.string(), v.examples(['Firefox 140 · Linux'])),
  createdAt: when('When it was signed in'),
  seenAt: when('When it was last used'),
})

const Membership = v.object({
  ...NamedCompany.entries,
  role: v.picklist(ORGANIZATION_ROLES),
  status: v.picklist(EMPLOYEE_STATUSES),
})

/** What a person has done, by kind. */
export const ACTIVITY_KINDS = ['requests', 'inquiries', 'orders', 'imports', 'openRequests'] as const

export const DeskPersonDetails = v.object({
  data: v.object({
    ...common,
    roles: v.pipe(
      v.array(v.picklist(OPERATOR_ROLES)),
      v.description('What the person is on the operators’ desk; empty: no operator'),
      v.examples([[]]),
    ),
    rolesFixed: v.pipe(
      v.boolean(),
      v.description('Whether the roles cannot be changed: the caller’s own, or those of a login in `ADMIN_LOGINS`'),
      v.examples([false]),
    ),
    blocked: v.nullable(v.object({ at: when('When'), reason: v.pipe(v.string(), v.examples(['Counterfeit goods'])) })),
    version: v.pipe(v.number(), v.description('Version of the person, for If-Match'), v.examples([1])),
    contacts: v.array(Contact),
    companies: v.array(Membership),
    devices: v.array(Device),
    did: v.array(v.object({ what: v.picklist(ACTIVITY_KINDS), count: counted('How many there are') })),
    notices: v.array(SentNotice),
  }),
})
export type DeskPersonDetails = v.InferOutput<typeof DeskPersonDetails>['data']

export const PersonAccess = v.pipe(
  v.object({
    blocked: v.boolean(),
    reason: v.pipe(
      v.optional(OptionalText(MAX_REASON_LENGTH), ''),
      v.description('Reason for the person; blocking needs one'),
    ),
  }),
  v.examples([{ blocked: true, reason: 'Offers of counterfeit goods' }]),
)
export type PersonAccess = v.InferOutput<typeof PersonAccess>
export const PersonAccessResult = v.object({
  data: v.object({ id: Id, blocked: v.boolean(), version: v.pipe(v.number(), v.examples([2])) }),
})

export const PersonRoles = v.pipe(
  v.object({
    roles: v.pipe(
      v.array(v.picklist(OPERATOR_ROLES)),
      v.maxLength(OPERATOR_ROLES.length),
      v.transform((roles) => OPERATOR_ROLES.filter((role) => roles.includes(role))),
      v.description('All roles that the person has from now on; empty: none'),
    ),
  }),
  v.examples([{ roles: ['moderator' as const] }]),
)
export const PersonRolesResult = v.object({
  data: v.object({ id: Id, roles: v.array(v.picklist(OPERATOR_ROLES)), version: v.pipe(v.number(), v.examples([2])) }),
})

export const PersonViewing = v.pipe(
  v.object({
    company: v.pipe(
      v.optional(v.nullable(Id), null),
      v.description('The one of the person’s organizations whose screens are shown; null: that of their last choice'),
    ),
    reason: v.pipe(LongText(MAX_REASON_LENGTH), v.description('Reason for the person and the journal')),
  }),
  v.examples([{ company: null, reason: 'Your question of 23 November' }]),
)
export type PersonViewing = v.InferOutput<typeof PersonViewing>
/** The person as whom an operator is viewing the site. */
export const Viewed = v.object({
  id: Id,
  name: v.pipe(v.string(), v.examples(['Anna Petrova'])),
  until: v.pipe(v.string(), v.description('When it ends by itself'), v.examples(['2026-11-23T10:30:00.000Z'])),
})
export type Viewed = v.InferOutput<typeof Viewed>
export const ViewPersonResponse = v.object({ data: Viewed })

export const NoticeResend = v.pipe(
  v.object({ notice: v.pipe(Id, v.description('Id of a message to the person')) }),
  v.examples([{ notice: '06d2k6t0000g1a2b' }]),
)
export const ResendNoticeResponse = v.object({ data: v.object({ id: Id }) })

/** Why an account cannot be merged into another one; those with `other` concern the account that it would be merged into. */
export const ACCOUNT_OBSTACLES = [
  'own',
  'operator',
  'otherOperator',
  'merged',
  'otherMerged',
  'otherErased',
  'companies',
] as const

export const PersonMergeQuery = v.object({
  into: v.pipe(Id, v.description('Account that gets what moves'), v.examples(['06d2k6t0000g1a2b'])),
})

export const PersonMergePlan = v.object({
  data: v.object({
    into: v.object({ id: Id, name: v.pipe(v.string(), v.examples(['Anna Petrova'])) }),
    allowed: CompanyMergePlan.entries.data.entries.allowed,
    against: v.pipe(
      v.array(v.picklist(ACCOUNT_OBSTACLES)),
      v.description('Why they cannot be merged: reasons of either account, and `companies` where both have some'),
      v.examples([[]]),
    ),
    logins: counted('Addresses and phone numbers that sign in'),
    companies: counted('Organizations'),
    devices: counted('Devices, which are signed out'),
    did: v.array(v.object({ what: v.picklist(ACTIVITY_KINDS), count: counted('How many there are') })),
  }),
})
export type PersonMergePlan = v.InferOutput<typeof PersonMergePlan>['data']

export const PersonMerge = v.pipe(
  v.object({
    into: v.pipe(Id, v.description('Account that gets what moves'), v.examples(['06d2k6t0000g1a2b'])),
    reason: v.pipe(LongText(MAX_REASON_LENGTH), v.description('Reason for the person and the journal')),
  }),
  v.examples([{ into: '06d2k6t0000g1a2b', reason: 'The same person; both addresses confirmed' }]),
)
export type PersonMerge = v.InferOutput<typeof PersonMerge>
export const MergePersonResponse = v.object({
  data: v.object({
    id: Id,
    into: v.pipe(
      Id,
      v.description('Id of the person whose account it was merged into'),
      v.examples(['06d2k6t0000g1a2b']),
    ),
  }),
})

export const PersonErasure = v.pipe(
  v.object({
    reason: v.pipe(LongText(MAX_REASON_LENGTH), v.description('Reason for the journal; it must not name the person')),
  }),
  v.examples([{ reason: 'Written request of 23 November' }]),
)
export const ErasePersonResponse = v.object({ data: v.object({ id: Id }) })
