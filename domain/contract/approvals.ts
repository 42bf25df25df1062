/** …/approval-rule and …/approvals: what a buyer's organization wants approved before it is ordered. */
import * as v from 'valibot'
import { MAX_REASON_LENGTH } from '../limits.ts'
import { APPROVAL_STATUSES, APPROVER_ROLES } from '../order-approval.ts'
import { AGREED, Agreed } from './orders.ts'
import { SELLER, TOTALS, Totals } from './quotes.ts'
import { OptionalText } from './text-input.ts'
import { Currency, ONE_PAGE, PageMeta, PageParameters, STORED } from './values.ts'

/** Minor units: the highest total that a quote can have. */
const MAX_TOTAL = 1_000_000_000_000_000

export const ApprovalRule = v.pipe(
  v.object({
    amount: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(MAX_TOTAL),
      v.description('Amount with VAT, in minor units: orders above it wait'),
    ),
    currency: Currency,
    approver: v.pipe(v.picklist(APPROVER_ROLES), v.description('The least role that approves')),
  }),
  v.examples([{ amount: 50_000_000, currency: 'RUB' as const, approver: 'OWNER' as const }]),
)
export type ApprovalRule = v.InferOutput<typeof ApprovalRule>

const RULE: ApprovalRule = { amount: 50_000_000, currency: 'RUB', approver: 'OWNER' }

export const ApprovalRuleResponse = v.pipe(
  v.object({ data: v.pipe(v.nullable(ApprovalRule), v.description('null: nothing needs approval')) }),
  v.examples([{ data: RULE }]),
)

const Status = v.picklist(APPROVAL_STATUSES)

const ROW = {
  id: v.string(),
  status: Status,
  party: v.pipe(v.string(), v.description('The legal entity of the seller')),
  requester: v.pipe(v.string(), v.description('Who wants to order; empty for an erased account')),
  gross: v.pipe(v.number(), v.description('Total with VAT, in minor units')),
  currency: Currency,
  createdAt: v.string(),
}

export const ApprovalRow = v.object(ROW)
export type ApprovalRow = v.InferOutput<typeof ApprovalRow>

export const Approval = v.object({
  ...ROW,
  rule: v.pipe(ApprovalRule, v.description('The rule as it was when the approval was requested')),
  mayDecide: v.pipe(v.boolean(), v.description('Whether it waits for someone with the caller’s role')),
  inquiry: v.pipe(v.nullable(v.string()), v.description('Id of the request that was answered')),
  agreed: v.pipe(Agreed, v.description('What becomes the order')),
  quotedAt: v.pipe(v.string(), v.description('When the supplier sent it')),
  totals: Totals,
  decidedBy: v.pipe(v.string(), v.description('Empty while it waits, and for an erased account')),
  decidedAt: v.nullable(v.string()),
  reason: v.string(),
  order: v.pipe(v.nullable(v.string()), v.description('Number of the order that it has become')),
})
export type Approval = v.InferOutput<typeof Approval>

const EXAMPLE_ROW = {
  id: STORED.id,
  status: 'waiting' as const,
  party: SELLER.name,
  requester: 'Li Wei',
  gross: 11_005_000,
  currency: 'RUB' as const,
  createdAt: STORED.createdAt,
}
export const ApprovalsQuery = v.object(PageParameters)
export type ApprovalsQuery = v.InferOutput<typeof ApprovalsQuery>

export const ApprovalList = v.pipe(
  v.object({ data: v.array(ApprovalRow), meta: PageMeta }),
  v.examples([{ data: [EXAMPLE_ROW], meta: ONE_PAGE }]),
)
export type ApprovalList = v.InferOutput<typeof ApprovalList>

export const ApprovalResponse = v.pipe(
  v.object({ data: Approval }),
  v.examples([
    {
      data: {
        ...EXAMPLE_ROW,
        rule: RULE,
        mayDecide: true,
        inquiry: STORED.id,
        quotedAt: STORED.createdAt,
        agreed: AGREED,
        totals: TOTALS,
        decidedBy: '',
        decidedAt: null,
        reason: '',
        order: null,
      },
    },
  ]),
)

export const ApprovalRefusal = v.pipe(
  v.object({
    reason: v.pipe(v.optional(OptionalText(MAX_REASON_LENGTH), ''), v.description('The requester reads it')),
  }),
  v.examples([{ reason: 'Over the budget of this quarter' }]),
)

/** The status of an acceptance that needs approval. */
export const ApprovalState = v.pipe(
  v.object({ data: v.object({ id: v.string(), status: Status }) }),
  v.examples([{ data: { id: STORED.id, status: 'waiting' as const } }]),
)
