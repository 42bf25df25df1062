/** Table of migrations/0115_category_choices.sql. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const categoryChoices = sqliteTable(
  'category_choices',
  {
    company: integer('company').notNull(),
    path: text('path').notNull(),
    category: integer('category'),
    updatedAt: integer('updated_at').notNull(),
  },
  ({ company, path }) => [primaryKey({ columns: [company, path] })],
)
