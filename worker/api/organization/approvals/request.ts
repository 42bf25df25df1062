/** A member accepts a quote above the sum of their organization: it waits. */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ApprovalRule } from '../../../../domain/contract/approvals.ts'
import type { Agreed } from '../../../../domain/contract/orders.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { orderApprovals } from '../../../db/schema.ts'
import { type LoadVersion, refuseOutdatedVersion } from '../../account/quotes/version-in-force.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { QuotedThread } from '../quotes/queries.ts'
import { requestedNotice } from './announce.ts'

interface Requested {
  found: QuotedThread
  load: LoadVersion
  agreed: Agreed
  gross: number
  rule: ApprovalRule
}

/** Whether the same acceptance is requested once more, by a second press, and not with other lines or for another buyer. */
const isSame = (one: Agreed, other: Agreed): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * @returns 202 with the approval that it waits for; 200 with the same one where it was requested before
 * @throws AppError 409 `approval.waiting` where something else of the quote waits
 */
export async function requestApproval(c: Context<ApiEnv>, { found, load, agreed, gross, rule }: Requested) {
  const { thread, approval, shown } = found
  const waiting = new AppError('approval.waiting', 409)
  if (approval?.status === 'waiting') {
    if (!isSame(approval.agreed, agreed)) throw waiting
    return c.json({ data: { id: approval.id, status: 'waiting' as const } }, 202)
  }
  const { num, name, organization } = member(c)
  const now = Date.now()
  const row = {
    id: newId(now),
    company: organization.num,
    inquiry: thread.num,
    requester: num,
    requesterName: name,
    rule,
    agreed,
    gross,
    currency: agreed.content.currency,
    quotedAt: shown?.sentAt ?? now,
    createdAt: now,
  }
  const isFirst = sql`NOT EXISTS (SELECT 1 FROM order_approvals WHERE inquiry = ${thread.num} AND status = 'waiting')`
  const writes = [
    refuseOutdatedVersion(load, found, agreed.quote.version),
    refuseUnless(isFirst, waiting),
    database(c.env.DB).insert(orderApprovals).values(row),
  ]
  const body = { data: { id: row.id, status: 'waiting' as const } }
  return commitAndNotify(c, writes, { status: 202, body }, await requestedNotice(c, row))
}
