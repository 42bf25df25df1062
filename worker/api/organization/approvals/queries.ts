/** What waits for approval in an organization, and what was decided. */

import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Approval, ApprovalList, ApprovalRow, ApprovalsQuery } from '../../../../domain/contract/approvals.ts'
import { approves } from '../../../../domain/order-approval.ts'
import type { OrganizationRole } from '../../../../domain/roles.ts'
import type { Database } from '../../../db/connection.ts'
import { inquiries, orderApprovals, orders } from '../../../db/schema.ts'
import { orNotFound } from '../../http/id.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { numberOfOrder } from '../orders/queries.ts'
import { totalsOf } from '../quotes/views.ts'

type Row = typeof orderApprovals.$inferSelect

const ofCompany = (company: number): SQL => sql`${orderApprovals.company} = ${company}`

/**
 * @returns an approval of the organization, with the conversation and the order that it is about
 * @throws AppError 404 `approval.unknown`
 */
export async function readApproval(db: Database, company: number, id: string) {
  const found = await db
    .select({ row: orderApprovals, inquiry: inquiries.id, order: { year: orders.year, serial: orders.serial } })
    .from(orderApprovals)
    .leftJoin(inquiries, eq(inquiries.num, orderApprovals.inquiry))
    .leftJoin(orders, eq(orders.inquiry, orderApprovals.inquiry))
    .where(sql`${orderApprovals.id} = ${id} AND ${ofCompany(company)}`)
    .get()
  return orNotFound(found, 'approval.unknown')
}
export type FoundApproval = Awaited<ReturnType<typeof readApproval>>

const toRow = ({ id, status, requesterName, agreed, gross, currency, createdAt }: Row): ApprovalRow => ({
  id,
  status,
  party: agreed.content.seller.name,
  requester: requesterName,
  gross,
  currency,
  createdAt: new Date(createdAt).toISOString(),
})

export function toApproval({ row, inquiry, order }: FoundApproval, role: OrganizationRole): Approval {
  const { rule, agreed, status, quotedAt, decidedByName, decidedAt, reason } = row
  return {
    ...toRow(row),
    rule,
    mayDecide: status === 'waiting' && approves(role, rule),
    inquiry,
    agreed,
    quotedAt: new Date(quotedAt).toISOString(),
    totals: totalsOf(agreed.content),
    decidedBy: decidedByName,
    decidedAt: decidedAt === null ? null : new Date(decidedAt).toISOString(),
    reason,
    order: order && status === 'approved' ? numberOfOrder(order) : null,
  }
}

/**
 * What waits first, then what was decided, each latest first.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readApprovals(db: Database, company: number, page: ApprovalsQuery): Promise<ApprovalList> {
  const own = ofCompany(company)
  const latest = [desc(sql`${orderApprovals.status} = 'waiting'`), desc(orderApprovals.num)]
  const { rows, meta } = await pageByNumber(db, page, sql`FROM order_approvals WHERE ${own}`, (limit, offset) =>
    db
      .select()
      .from(orderApprovals)
      .where(own)
      .orderBy(...latest)
      .limit(limit)
      .offset(offset),
  )
  return { data: rows.map(toRow), meta }
}
