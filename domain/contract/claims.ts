/**
 * Claims to a company whose tax number is already taken: the statements of both sides, and the operator's decision (docs/behaviour.md,
 * "Claims").
 */
import * as v from 'valibot'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { TaxNumber } from './tax-number-input.ts'
import { Line, LongText, OptionalLine } from './text-input.ts'
import { Localized } from './values.ts'

const statement = {
  /** As in the official register. */
  registeredName: Line(200),
  /** Number and date of a payment from the company's account; '' for none. */
  payment: v.optional(OptionalLine(200), ''),
  evidence: LongText(2000),
}

/** The statement of one side. */
export const ClaimStatement = v.pipe(
  v.object(statement),
  v.examples([
    {
      registeredName: 'АО «Уралмашкомплект»',
      payment: 'Payment order 128 of 2026-10-02',
      evidence: 'Our site ural-armatura.example names me as director.',
    },
  ]),
)
export type ClaimStatement = v.InferOutput<typeof ClaimStatement>

/** A claim to the company, which the operator decides. */
export const NewClaim = v.pipe(
  v.object({ taxNumber: TaxNumber, message: LongText(1000), ...statement }),
  v.examples([
    {
      taxNumber: '7707083893',
      message: 'The company is ours: a former employee entered it.',
      registeredName: 'АО «Уралмашкомплект»',
      payment: '',
      evidence: 'Our site ural-armatura.example names me as director.',
    },
  ]),
)

const stated = { registeredName: v.string(), payment: v.string(), evidence: v.string() }

/** The statement of the company's owners. */
const ClaimAnswer = v.object({ ...stated, answeredAt: v.string() })
export type ClaimAnswer = v.InferOutput<typeof ClaimAnswer>

const open = { id: v.string(), message: v.string(), createdAt: v.string() }
/** The owners' deadline for their statement; null where the company has no owner. */
const answerUntil = v.nullable(v.string())

/** A claim as the company's owners see it. */
export const OwnClaim = v.object({
  ...open,
  answerUntil,
  /** Whether the deadline has not passed yet. */
  answerable: v.boolean(),
  answer: v.nullable(ClaimAnswer),
})
export type OwnClaim = v.InferOutput<typeof OwnClaim>
export const OwnClaimList = v.object({ data: v.array(OwnClaim) })
export const AnswerClaimResponse = v.object({ data: v.object({ id: v.string() }) })

/** A claim as the operator sees it, both sides. */
export const Claim = v.object({
  ...open,
  name: v.string(),
  contact: v.string(),
  ...stated,
  /** Confirmed e-mail addresses of the claimant at the domain of the company's website. */
  addresses: v.array(v.string()),
  answerUntil,
  /** Whether it can be accepted: the owners have answered, or their deadline has passed. */
  acceptable: v.boolean(),
  answer: v.nullable(ClaimAnswer),
  /** The same of the company's owners. */
  ownersAddresses: v.array(v.string()),
  company: v.object({
    id: v.string(),
    name: Localized,
    taxNumber: v.nullable(v.string()),
    status: v.string(),
    website: v.nullable(v.string()),
    verified: v.boolean(),
  }),
})
export type Claim = v.InferOutput<typeof Claim>
/** The longest-waiting claims, and how many are waiting in total. */
export const ClaimList = v.object({ data: v.array(Claim), meta: v.object({ total: v.number() }) })

/**
 * `ownership`: the claimant is invited as an owner. `number`: the company loses the tax number and its verification. Both sides see the
 * reason.
 */
export const ClaimDecision = v.pipe(
  v.object({ decision: v.picklist(['ownership', 'number', 'declined']), reason: LongText(MAX_REASON_LENGTH) }),
  v.examples([{ decision: 'ownership' as const, reason: 'The register names the claimant as director.' }]),
)
export type ClaimDecision = v.InferOutput<typeof ClaimDecision>
