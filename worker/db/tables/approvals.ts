/**
 * From which sum on an organization's orders need an approval, and quotes whose acceptance waits for it or was decided
 * (migrations/0087_order_approvals.sql).
 */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ApprovalRule } from '../../../domain/contract/approvals.ts'
import type { Agreed } from '../../../domain/contract/orders.ts'
import type { ApprovalStatus, ApproverRole } from '../../../domain/order-approval.ts'
import type { Currency } from '../../../domain/trade-terms.ts'
import { identified, json } from './columns.ts'

export const approvalRules = sqliteTable('approval_rules', {
  company: integer('company').primaryKey(),
  amount: integer('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  approver: text('approver').$type<ApproverRole>().notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const orderApprovals = sqliteTable('order_approvals', {
  ...identified,
  company: integer('company').notNull(),
  inquiry: integer('inquiry'),
  requester: integer('requester'),
  requesterName: text('requester_name').notNull().default(''),
  rule: json<ApprovalRule>('rule').notNull(),
  agreed: json<Agreed>('agreed').notNull(),
  quotedAt: integer('quoted_at').notNull(),
  gross: integer('gross').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  status: text('status').$type<ApprovalStatus>().notNull().default('waiting'),
  decidedBy: integer('decided_by'),
  decidedByName: text('decided_by_name').notNull().default(''),
  reason: text('reason').notNull().default(''),
  decidedAt: integer('decided_at'),
  createdAt: integer('created_at').notNull(),
})
