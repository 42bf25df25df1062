/**
 * What buyers ask of several suppliers at once, and requests that every supplier may answer
 * (migrations/0056_requests.sql, 0070_open_requests.sql, 0153_request_files.sql, 0165_shown_contacts.sql).
 */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VAT_WISHES } from '../../../domain/contract/wishes.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { OpenRequestStatus } from '../../../domain/statuses/open-request.ts'
import type { Currency, Incoterm, Unit } from '../../../domain/trade-terms.ts'
import { identified, json } from './columns.ts'
import type { StoredContact, StoredItem } from './suppliers.ts'
import type { StoredMessageFile } from './threads.ts'

export const requests = sqliteTable('requests', {
  ...identified,
  user: integer('user'),
  contact: json<Partial<StoredContact>>('contact').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  neededBy: text('needed_by'),
  deliveredTo: text('delivered_to').notNull().default(''),
  incoterm: text('incoterm').$type<Incoterm>(),
  currency: text('currency').$type<Currency>(),
  vat: text('vat').$type<(typeof VAT_WISHES)[number]>(),
  message: text('message').notNull(),
  files: json<StoredMessageFile[]>('files').notNull().default([]),
  consent: text('consent'),
  receipt: text('receipt'),
  /** ISO 3166-1 alpha-2 of the network that it was sent from; null where it is not known. */
  country: text('country'),
  /** Whether the suppliers see the e-mail address and phone number of the contact. */
  showsContact: integer('shows_contact', { mode: 'boolean' }).notNull().default(true),
  createdAt: integer('created_at').notNull(),
})

export const requestLines = sqliteTable('request_lines', {
  num: integer('num').primaryKey(),
  request: integer('request').notNull(),
  position: integer('position').notNull(),
  product: integer('product'),
  words: text('words').notNull().default(''),
  quantity: real('quantity'),
  unit: text('unit').$type<Unit>(),
  item: json<StoredItem>('item'),
})

export const openRequests = sqliteTable('open_requests', {
  ...identified,
  request: integer('request').notNull(),
  category: integer('category').notNull(),
  status: text('status').$type<OpenRequestStatus>().notNull(),
  lines: integer('lines').notNull(),
  answers: integer('answers').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  publishedAt: integer('published_at'),
  expiresAt: integer('expires_at').notNull(),
})
