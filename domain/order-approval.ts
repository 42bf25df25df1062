/** Which accepted quotes wait for approval in the buyer's own organization (docs/behaviour.md, "Approval of orders"). */
import { hasRightsOf, type OrganizationRole } from './roles.ts'
import type { Currency } from './trade-terms.ts'

export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'void'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Roles that a rule can name: the named one and those above it approve. */
export const APPROVER_ROLES = ['MANAGER', 'OWNER'] as const satisfies OrganizationRole[]
export type ApproverRole = (typeof APPROVER_ROLES)[number]

interface Rule {
  /** With VAT, in minor units. */
  amount: number
  currency: Currency
  approver: ApproverRole
}

interface Sum {
  /** With VAT, in minor units. */
  gross: number
  currency: Currency
}

/** Whether a role may decide under a rule; it needs no approval itself. */
export const approves = (role: OrganizationRole, { approver }: Pick<Rule, 'approver'>): boolean =>
  hasRightsOf(role, approver)

/**
 * @param rub roubles for one unit of each known currency
 * @returns whether a sum is above the rule's; a sum in a currency without a rate counts as above, since it cannot be
 *   compared
 */
export function needsApproval(
  { gross, currency }: Sum,
  rule: Pick<Rule, 'amount' | 'currency'>,
  rub: Readonly<Partial<Record<Currency, number>>>,
): boolean {
  if (currency === rule.currency) return gross > rule.amount
  const from = rub[currency]
  const to = rub[rule.currency]
  return from === undefined || to === undefined || gross * from > rule.amount * to
}
