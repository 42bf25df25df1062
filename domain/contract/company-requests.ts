/** Requests to join and claims about a company that has the tax number already (docs/behaviour.md, "Taken tax number"). */
import * as v from 'valibot'
import { NoticeChannel } from './notice-channels.ts'
import { TaxNumber } from './tax-number-input.ts'
import { LongText, OptionalText } from './text-input.ts'
import { Localized } from './values.ts'

const REQUEST_STATUSES = ['open', 'accepted', 'declined'] as const
const Status = v.picklist(REQUEST_STATUSES)

export const OwnerQuery = v.object({ taxNumber: TaxNumber })

/** The masked name of who decides about requests to join; null where the company has no owner here. */
export const OwnerOfNumber = v.pipe(
  v.object({ data: v.object({ owner: v.nullable(v.string()) }) }),
  v.examples([{ data: { owner: 'А••• П•••' } }]),
)

/** Asks the company's owners for an invitation. */
export const NewJoinRequest = v.pipe(
  v.object({ taxNumber: TaxNumber, message: v.optional(OptionalText(1000), '') }),
  v.examples([{ taxNumber: '7707083893', message: 'I have joined the export department.' }]),
)

/** Claims the company: the operator decides. */
export const NewClaim = v.pipe(
  v.object({ taxNumber: TaxNumber, message: LongText(1000), evidence: LongText(2000) }),
  v.examples([
    {
      taxNumber: '7707083893',
      message: 'The company is ours: a former employee entered it.',
      evidence: 'Our site ural-armatura.example names me as director.',
    },
  ]),
)

/** `owner`: the masked name of who decides; null: the operator. `notified`: over which channels they are sent a notice. */
export const CompanyRequestSent = v.pipe(
  v.object({
    data: v.object({
      id: v.string(),
      status: Status,
      owner: v.nullable(v.string()),
      notified: v.array(NoticeChannel),
    }),
  }),
  v.examples([
    { data: { id: '06d2k6t0000g1a2b', status: 'open' as const, owner: 'А•••', notified: ['email' as const] } },
  ]),
)

const asked = { id: v.string(), name: v.string(), contact: v.string(), message: v.string(), createdAt: v.string() }

export const JoinRequest = v.object(asked)
export type JoinRequest = v.InferOutput<typeof JoinRequest>
export const JoinRequestList = v.object({ data: v.array(JoinRequest) })

export const Claim = v.object({
  ...asked,
  evidence: v.string(),
  company: v.object({ id: v.string(), name: Localized, taxNumber: v.nullable(v.string()), status: v.string() }),
})
export type Claim = v.InferOutput<typeof Claim>
/** The claims that have waited longest, and how many wait in all. */
export const ClaimList = v.object({ data: v.array(Claim), meta: v.object({ total: v.number() }) })

export const ClaimDecision = v.pipe(
  v.object({ status: v.picklist(['accepted', 'declined']), reason: v.optional(OptionalText(1000), '') }),
  v.examples([{ status: 'accepted' as const, reason: '' }]),
)
export const RequestDecided = v.object({ data: v.object({ id: v.string(), status: Status }) })
