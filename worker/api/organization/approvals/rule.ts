/** From which sum on an organization's people need approval to order. */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ApprovalRule } from '../../../../domain/contract/approvals.ts'
import { approves, needsApproval } from '../../../../domain/order-approval.ts'
import type { Currency } from '../../../../domain/trade-terms.ts'
import { type Database, database } from '../../../db/connection.ts'
import { approvalRules } from '../../../db/schema.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { selectRates, toRates } from '../../public/money.ts'

export const selectRule = (db: Database, company: number) =>
  db
    .select({ amount: approvalRules.amount, currency: approvalRules.currency, approver: approvalRules.approver })
    .from(approvalRules)
    .where(eq(approvalRules.company, company))

/**
 * @returns the rule of the organization for which the caller acts, where the sum is above it and they do not approve themselves; else null
 */
export async function ruleAbove(
  c: Context<ApiEnv>,
  sum: { gross: number; currency: Currency },
): Promise<ApprovalRule | null> {
  const { organization } = signedIn(c)
  if (!organization) return null
  const db = database(c.env.DB)
  const [[rule], rates] = await db.batch([selectRule(db, organization.num), selectRates(db)])
  if (!rule || approves(organization.role, rule)) return null
  const rub = Object.fromEntries([...toRates(rates)].map(([currency, rate]) => [currency, rate.rub]))
  return needsApproval(sum, rule, rub) ? rule : null
}
