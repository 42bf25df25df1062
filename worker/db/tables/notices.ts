/** Notices to people, a row for each channel: the site, e-mail, SMS, push, calls of programs (migrations/0063_notices.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { NoticeEvent } from '../../../domain/notice-events.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import { identified, json } from './columns.ts'

/** The thread to which an answer to the e-mail belongs, and its author: api/delivery/reply-address.ts puts both into an address. */
export interface StoredCorrespondent {
  /** Id of the inquiry. */
  thread: string
  side: InquirySide
  /** Key of the user; null for a visitor and for the company's own address. */
  user: number | null
}

/** Text of an e-mail as it is stored: api/delivery/emails.ts composes it. */
export interface StoredEmail {
  name: string
  params: Record<string, string | number>
  /** For the site: parameters of the subject that differ in other languages than the reader's at that time (api/delivery/listed-notice.ts). */
  subjects?: Partial<Record<Locale, Record<string, string | number>>> | undefined
  replyTo?: string | undefined
  thread?: StoredCorrespondent | undefined
}

export const notices = sqliteTable('notices', {
  ...identified,
  key: text('key').notNull(),
  event: text('event').$type<NoticeEvent>().notNull(),
  channel: text('channel').$type<'site' | 'email' | 'sms' | 'push' | 'webhook'>().notNull(),
  recipient: text('recipient').notNull(),
  user: integer('user'),
  locale: text('locale').$type<Locale>().notNull(),
  email: json<StoredEmail>('email').notNull(),
  createdAt: integer('created_at').notNull(),
  dueAt: integer('due_at'),
  claimedUntil: integer('claimed_until').notNull().default(0),
  sentAt: integer('sent_at'),
  readAt: integer('read_at'),
})
