/** Reports that people have made to operators, with decisions and appeals (migrations/0155_reports.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ReportKind, ReportReason } from '../../../domain/contract/reports.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { ReportSide, ReportStatus } from '../../../domain/statuses/report.ts'
import { identified, json, versioned } from './columns.ts'

/** Who has reported it; empty once they have deleted their account. */
interface StoredReporter {
  name?: string
  organization?: string
  email?: string
  phone?: string
}

export const reports = sqliteTable('reports', {
  ...identified,
  kind: text('kind').$type<ReportKind>().notNull(),
  subject: text('subject').notNull(),
  company: integer('company'),
  inquiry: integer('inquiry'),
  reason: text('reason').$type<ReportReason>().notNull(),
  message: text('message').notNull(),
  contact: json<StoredReporter>('contact').notNull(),
  user: integer('user'),
  locale: text('locale').$type<Locale>().notNull(),
  consent: text('consent'),
  status: text('status').$type<ReportStatus>().notNull(),
  receipt: text('receipt'),
  reportedReceipt: text('reported_receipt').notNull(),
  dueAt: integer('due_at').notNull(),
  answer: text('answer'),
  decidedAt: integer('decided_at'),
  decidedBy: integer('decided_by'),
  appeal: text('appeal'),
  appealSide: text('appeal_side').$type<ReportSide>(),
  appealedAt: integer('appealed_at'),
  ...versioned,
})
