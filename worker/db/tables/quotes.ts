/** Quotes of suppliers, a row a version (migrations/0078_quotes.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { QuoteInput } from '../../../domain/contract/quote-input.ts'
import type { QuoteContent } from '../../../domain/contract/quotes.ts'
import type { QuoteStatus } from '../../../domain/statuses/quote.ts'
import { identified, json, versioned } from './columns.ts'

/** Tables of approvals and orders, which accepted quotes become. */
export * from './approvals.ts'
export * from './orders.ts'

export const quotes = sqliteTable('quotes', {
  ...identified,
  inquiry: integer('inquiry').notNull(),
  company: integer('company').notNull(),
  year: integer('year'),
  serial: integer('serial'),
  status: text('status').$type<QuoteStatus>().notNull().default('draft'),
  draft: json<QuoteInput>('draft'),
  sent: integer('sent').notNull().default(0),
  validUntil: text('valid_until'),
  reason: text('reason').notNull().default(''),
  ...versioned,
})

export const quoteVersions = sqliteTable(
  'quote_versions',
  {
    quote: integer('quote').notNull(),
    version: integer('version').notNull(),
    content: json<QuoteContent>('content').notNull(),
    hash: text('hash').notNull(),
    sentBy: integer('sent_by'),
    sentAt: integer('sent_at').notNull(),
  },
  ({ quote, version }) => [primaryKey({ columns: [quote, version] })],
)
