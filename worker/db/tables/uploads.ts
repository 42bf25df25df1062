/** Tables of migrations/0004_files.sql. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What uses a file: a row of file_uses, which is read and written in SQL. */
export type FileUser = 'company' | 'product'

export const jobs = sqliteTable('jobs', {
  name: text('name').primaryKey(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  outcome: text('outcome'),
})
