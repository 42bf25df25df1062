/** Which call of a member is which act of the organization's journal (docs/behaviour.md, "Journal of an organization"). */
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { MemberAct } from '../../../../domain/contract/organization-journal.ts'
import { newId } from '../../../db/id.ts'
import { member } from '../access/viewer.ts'
import type { ApiEnv } from '../api-env.ts'
import { callOf } from './call-of.ts'

const OWN = '/api/profile/company'

/** By method and path below the organization; null: not an act, such as a preview, a draft or a mark of what was read. */
const CALLS: Record<string, MemberAct | null> = {
  'POST /employees': 'employee-invited',
  'POST /employees/:id/send-invitation': 'employee-invited',
  'PATCH /employees/:id': 'employee-changed',
  'PATCH /employees/:id/status': 'employee-changed',
  'DELETE /employees/:id': 'employee-removed',
  'POST /employees/:id/restore': 'employee-restored',
  'POST /employees/:id/hand-over': 'employee-handed-over',
  'POST /join-requests/:id/invite': 'join-decided',
  'POST /join-requests/:id/decline': 'join-decided',
  'POST /claims/:id/answer': 'claim-answered',
  'POST ': 'company-changed',
  'PATCH ': 'company-changed',
  'PUT /facts': 'company-changed',
  'PATCH /status': 'company-status',
  'PUT /logo': 'company-files',
  'DELETE /logo': 'company-files',
  'POST /files': 'company-files',
  'DELETE /files': 'company-files',
  'POST /products': 'product-added',
  'PATCH /products/:id': 'product-changed',
  'PUT /products/:id/facts': 'product-changed',
  'PATCH /products/:id/status': 'product-status',
  'PUT /products/:id/prices': 'product-prices',
  'PUT /products/:id/variants': 'product-variants',
  'POST /products/:id/files': 'product-files',
  'DELETE /products/:id/files': 'product-files',
  'DELETE /products/:id': 'product-removed',
  'POST /products/:id/restore': 'product-restored',
  'PUT /products/by-article': 'edit-applied',
  'POST /product-edits/cells': 'edit-applied',
  'POST /api-tokens': 'token-made',
  'DELETE /api-tokens/:id': 'token-revoked',
  'POST /webhooks': 'webhook-added',
  'DELETE /webhooks/:id': 'webhook-removed',
  'POST /webhooks/:id/deliveries': null,
  'POST /products/:id/preview': null,
  'POST /imports': 'import-begun',
  'POST /imports/uploads': 'import-begun',
  'POST /imports/:id/parts': null,
  'POST /imports/:id/complete': null,
  'PATCH /imports/:id': null,
  'POST /imports/:id/apply': 'import-applied',
  'POST /imports/:id/undo': 'import-undone',
  'POST /imports/:id/discard': null,
  'POST /product-edits': null,
  'PATCH /product-edits/:id': null,
  'POST /product-edits/:id/apply': 'edit-applied',
  'POST /product-edits/:id/undo': 'edit-undone',
  'POST /product-edits/:id/discard': null,
  'PATCH /inquiries/:id': 'inquiry-status',
  'PATCH /inquiries/:id/assignee': 'inquiry-assigned',
  'POST /inquiries/:id/notes': 'inquiry-note',
  'POST /inquiries/:id/messages': 'inquiry-message',
  'POST /inquiries/:id/translations': null,
  'POST /inquiries/:id/read': null,
  'PUT /inquiries/:id/quote': null,
  'POST /inquiries/:id/quote': 'quote-sent',
  'POST /inquiries/:id/quote/withdraw': 'quote-withdrawn',
  'POST /open-requests/:id/answer': 'open-request-answered',
  'POST /answer-templates': 'template-changed',
  'PATCH /answer-templates/:id': 'template-changed',
  'DELETE /answer-templates/:id': 'template-changed',
  'PATCH /orders/:id': 'order-reported',
  'PUT /approval-rule': 'approval-rule',
  'DELETE /approval-rule': 'approval-rule',
  'POST /approvals/:id/approve': 'approval-decided',
  'POST /approvals/:id/refuse': 'approval-decided',
  'POST /legal-entities': 'legal-entity-changed',
  'PATCH /legal-entities/:id': 'legal-entity-changed',
  'DELETE /legal-entities/:id': 'legal-entity-removed',
  'POST /legal-entities/:id/restore': 'legal-entity-restored',
}

/** @returns the act of a call; null for one that is none; undefined for one that is missing above */
export function memberActOf(call: string): MemberAct | null | undefined {
  const [method = '', path = ''] = call.split(' ')
  return path.startsWith(OWN) ? CALLS[`${method} ${path.slice(OWN.length)}`] : null
}

/**
 * @returns the statement that records a member's call, for the batch of its writes
 * @throws Error for a call that is missing above, so that no act goes by unrecorded
 */
export function memberAct(c: Context<ApiEnv>): SQL[] {
  const { call, subject } = callOf(c.req)
  const act = memberActOf(call)
  if (act === undefined) throw new Error(`no act of the organization's journal: ${call}`)
  return act === null ? [] : [insertAct(c, act, subject)]
}

/** @returns the statement that records an act, for a call whose path does not say which it is */
export function insertAct(c: Context<ApiEnv>, act: MemberAct, subject: string | null): SQL {
  const { num, organization } = member(c)
  const now = Date.now()
  return sql`INSERT INTO organization_acts (id, company, author, act, subject, created_at)
    VALUES (${newId(now)}, ${organization.num}, ${num}, ${act}, ${subject}, ${now})`
}
