/** Requests to join a company whose tax number is already taken (docs/behaviour.md, "Taken tax number"); claims to it are in claims.ts. */
import * as v from 'valibot'
import { NoticeChannel } from './notice-channels.ts'
import { TaxNumber } from './tax-number-input.ts'
import { OptionalText } from './text-input.ts'

/** Of requests to join and of claims, which are rows of one table. */
export const RequestStatus = v.picklist(['open', 'accepted', 'declined'])

export const OwnerQuery = v.object({ taxNumber: TaxNumber })

/** The masked name of the person who decides about requests to join; null where the company has no owner here. */
export const OwnerOfNumber = v.pipe(
  v.object({ data: v.object({ owner: v.nullable(v.string()) }) }),
  v.examples([{ data: { owner: 'А••• П•••' } }]),
)

/** Asks the company's owners for an invitation. */
export const NewJoinRequest = v.pipe(
  v.object({ taxNumber: TaxNumber, message: v.optional(OptionalText(1000), '') }),
  v.examples([{ taxNumber: '7707083893', message: 'I have joined the export department.' }]),
)

/**
 * `owner`: the masked name of the person who decides; null: the operator decides. `notified`: the channels over which they are
 * notified.
 */
export const SendCompanyRequestResponse = v.pipe(
  v.object({
    data: v.object({
      id: v.string(),
      status: RequestStatus,
      owner: v.nullable(v.string()),
      notified: v.array(NoticeChannel),
    }),
  }),
  v.examples([
    { data: { id: '06d2k6t0000g1a2b', status: 'open' as const, owner: 'А•••', notified: ['email' as const] } },
  ]),
)

const entries = { id: v.string(), name: v.string(), contact: v.string(), message: v.string(), createdAt: v.string() }

export const JoinRequest = v.object(entries)
export type JoinRequest = v.InferOutput<typeof JoinRequest>
export const JoinRequestList = v.object({ data: v.array(JoinRequest) })

export const DecideRequestResponse = v.object({ data: v.object({ id: v.string(), status: RequestStatus }) })
