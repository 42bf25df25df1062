import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import {
  ApprovalList,
  ApprovalRefusal,
  ApprovalResponse,
  ApprovalRule,
  ApprovalRuleResponse,
  ApprovalState,
  ApprovalsQuery,
} from '../../../../domain/contract/approvals.ts'
import { PlaceOrderResponse } from '../../../../domain/contract/orders.ts'
import { database } from '../../../db/connection.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { parseId } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { body, query } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { approveOrder, refuse } from './decide.ts'
import { readApproval, readApprovals, toApproval } from './queries.ts'
import { selectRule } from './rule.ts'

const TAG = 'orders'
const DECIDED = { 404: 'No such id', 409: 'Decided before, or came to nothing: `approval.decided`' }

/** /api/profile/company/approval-rule */
export const approvalRule = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'The sum from which orders need approval in the organization', ApprovalRuleResponse),
    requires('approval.read'),
    async (c) => {
      const [rule = null] = await selectRule(database(c.env.DB), member(c).organization.num)
      return c.json({ data: rule })
    },
  )
  .put(
    '/',
    describeWrite(TAG, 'Sets the sum and who approves', { 200: ApprovalRuleResponse }),
    requires('approval.edit'),
    body(ApprovalRule),
    async (c) => {
      const rule = c.req.valid('json')
      const write = sql`INSERT INTO approval_rules (company, amount, currency, approver, updated_at)
        VALUES (${member(c).organization.num}, ${rule.amount}, ${rule.currency}, ${rule.approver}, ${Date.now()})
        ON CONFLICT (company) DO UPDATE SET amount = excluded.amount, currency = excluded.currency,
          approver = excluded.approver, updated_at = excluded.updated_at`
      return commit(c, [write], { status: 200, body: { data: rule } })
    },
  )
  .delete(
    '/',
    describeRepeatable(TAG, 'Orders need no approval any more', { 204: null }),
    requires('approval.edit'),
    (c) => commitWithoutBody(c, [sql`DELETE FROM approval_rules WHERE company = ${member(c).organization.num}`]),
  )

/** /api/profile/company/approvals */
export const approvals = new Hono<ApiEnv>()
  .get(
    '/',
    describeGet(TAG, 'What waits for approval, then what was decided, latest first', ApprovalList),
    requires('approval.read'),
    query(ApprovalsQuery),
    async (c) => c.json(await readApprovals(database(c.env.DB), member(c).organization.num, c.req.valid('query'))),
  )
  .get(
    '/:id',
    describeGet(TAG, 'What would be ordered, and what was decided', ApprovalResponse, { unknown: true }),
    requires('approval.read'),
    async (c) => {
      const { num, role } = member(c).organization
      const id = parseId(c.req.param('id'), 'approval.unknown')
      return c.json({ data: toApproval(await readApproval(database(c.env.DB), num, id), role) })
    },
  )
  .post(
    '/:id/approve',
    describeWrite(
      TAG,
      'Places the order in the name of its requester',
      { 200: PlaceOrderResponse, 201: PlaceOrderResponse },
      { ...DECIDED, 409: `${DECIDED[409]}; the quote is no longer in force: \`quote.changed\`` },
    ),
    requires('approval.decide'),
    approveOrder,
  )
  .post(
    '/:id/refuse',
    describeWrite(TAG, 'Refuses the order; who wanted it is notified', { 200: ApprovalState }, DECIDED),
    requires('approval.decide'),
    body(ApprovalRefusal),
    (c) => refuse(c, c.req.valid('json').reason),
  )
