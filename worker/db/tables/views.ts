/** Views of public pages by day (migrations/0012_views.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const views = sqliteTable(
  'views',
  {
    day: integer('day').notNull(),
    company: integer('company').notNull(),
    kind: text('kind').$type<'company' | 'product'>().notNull(),
    subject: integer('subject').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, company, kind, subject }) => [primaryKey({ columns: [day, company, kind, subject] })],
)
