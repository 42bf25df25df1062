/** Messages of inquiries, and ready answers (migrations/0061_threads.sql, 0151_translations.sql, 0154_unread_threads.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import { identified, json, versioned } from './columns.ts'

/** E-mails that answer threads, or belong to none. */
export * from './mail.ts'

/** A file of a message, as it was when the message was written. */
export interface StoredMessageFile {
  id: string
  name: string
  type: string
  /** Bytes. */
  size: number
}

export const messages = sqliteTable('messages', {
  ...identified,
  inquiry: integer('inquiry').notNull(),
  side: text('side').$type<InquirySide | 'system'>().notNull(),
  author: integer('author'),
  kind: text('kind').$type<'text' | 'status' | 'quote' | 'contact'>().notNull(),
  text: text('text').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  via: text('via').$type<'site' | 'email'>().notNull().default('site'),
  internal: integer('internal', { mode: 'boolean' }).notNull().default(false),
  files: json<StoredMessageFile[]>('files').notNull().default([]),
  createdAt: integer('created_at').notNull(),
})

export const messageTranslations = sqliteTable(
  'message_translations',
  {
    subject: text('subject').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    text: text('text').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  ({ subject, locale }) => [primaryKey({ columns: [subject, locale] })],
)

export const unreadThreads = sqliteTable(
  'unread_threads',
  {
    user: integer('user').notNull(),
    company: integer('company').notNull(),
    inquiry: integer('inquiry').notNull(),
    n: integer('n').notNull(),
    at: integer('at').notNull(),
  },
  ({ user, inquiry }) => [primaryKey({ columns: [user, inquiry] })],
)

export const answerTemplates = sqliteTable('answer_templates', {
  ...identified,
  company: integer('company').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  ...versioned,
})
