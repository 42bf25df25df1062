/** Tables of migrations/0063_notices.sql. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { NoticeEvent } from '../../../domain/notice-events.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import { identified, json } from './columns.ts'

/** In which thread an answer to the e-mail is, and of whom: api/delivery/reply-address.ts makes an address of it. */
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
  /** On the site: parameters that the subject has otherwise in another language than the reader had (api/delivery/shortened.ts). */
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
