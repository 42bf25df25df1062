/** Deciding about an approval: the order is placed in the requester's name, or the request is refused with a reason. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { approves } from '../../../../domain/order-approval.ts'
import { database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { orderOf, placeOrder } from '../../account/quotes/place.ts'
import type { LoadVersion } from '../../account/quotes/version-in-force.ts'
import { isSentBy } from '../../account/requests/queries.ts'
import { commitAndNotify } from '../../delivery/commit-and-notify.ts'
import { sendSoon } from '../../delivery/notify.ts'
import { raise } from '../../delivery/raise.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { readQuoted } from '../quotes/queries.ts'
import { decidedNotice } from './announce.ts'
import { type FoundApproval, readApproval } from './queries.ts'

type Row = FoundApproval['row']

/** The approval that the path names. @throws AppError 403 `role.insufficient` for a role that its rule does not name */
async function loadDecidable(c: Context<ApiEnv>): Promise<Row> {
  const { organization } = member(c)
  const id = parseId(c.req.param('id'), 'approval.unknown')
  const { row } = await readApproval(database(c.env.DB), organization.num, id)
  if (!approves(organization.role, row.rule)) throw new AppError('role.insufficient', 403)
  return row
}

const decided = () => new AppError('approval.decided', 409)

const refuseDecided = ({ num }: Row) =>
  refuseUnless(sql`(SELECT status FROM order_approvals WHERE num = ${num}) = 'waiting'`, decided())

function mark(c: Context<ApiEnv>, { num: approval }: Row, status: 'approved' | 'refused', reason: string): SQL {
  const { num, name } = member(c)
  return sql`UPDATE order_approvals SET status = ${status}, decided_by = ${num}, decided_by_name = ${name}, reason = ${reason},
    decided_at = ${Date.now()} WHERE num = ${approval}`
}

/**
 * @returns 201 with the order; 200 with the same one where it was approved before
 * @throws AppError 409 `approval.decided`, `quote.changed`
 */
export async function approveOrder(c: Context<ApiEnv>) {
  const row = await loadDecidable(c)
  const { requester, inquiry, agreed } = row
  if (requester === null || inquiry === null || !['waiting', 'approved'].includes(row.status)) throw decided()
  const own = sql`${eq(inquiries.num, inquiry)} AND ${isSentBy(requester)}`
  const load: LoadVersion = (version) => readQuoted(database(c.env.DB), own, version)
  const found = await load()
  if (row.status === 'approved') {
    const { id, status } = await orderOf(c, found)
    return c.json({ data: { id, status } }, 200)
  }
  // The approval is marked before the quote changes: that change voids the approvals that still wait.
  const notice = await decidedNotice(c, row, { name: 'approvalGiven', by: member(c).name, reason: '' })
  const first = [refuseDecided(row), mark(c, row, 'approved', ''), ...raise(notice, Date.now()).writes]
  const response = await placeOrder(c, { found, load, agreed, by: requester, first })
  await sendSoon(c)
  return response
}

/**
 * @returns 200, also where it was refused before
 * @throws AppError 409 `approval.decided`
 */
export async function refuse(c: Context<ApiEnv>, reason: string) {
  const row = await loadDecidable(c)
  const body = { data: { id: row.id, status: 'refused' as const } }
  if (row.status === 'refused') return c.json(body, 200)
  const notice = await decidedNotice(c, row, { name: 'approvalRefused', by: member(c).name, reason })
  return commitAndNotify(c, [refuseDecided(row), mark(c, row, 'refused', reason)], { status: 200, body }, notice)
}
