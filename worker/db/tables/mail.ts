/** E-mails that arrived and belong to no conversation (migrations/0072_mail.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { UnmatchedReason } from '../../../domain/contract/unmatched-mail.ts'
import { identified } from './columns.ts'

export const unmatchedMail = sqliteTable('unmatched_mail', {
  ...identified,
  sender: text('sender').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  reason: text('reason').$type<UnmatchedReason>().notNull(),
  size: integer('size').notNull(),
  files: integer('files').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})
