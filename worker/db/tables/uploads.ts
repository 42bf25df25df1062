/** Tables of migrations/0004_files.sql. */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export type FileUser = 'company' | 'product'

export const fileUses = sqliteTable(
  'file_uses',
  {
    file: text('file').notNull(),
    kind: text('kind').$type<FileUser>().notNull(),
    owner: integer('owner').notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.kind, table.owner] })],
)

export const jobs = sqliteTable('jobs', {
  name: text('name').primaryKey(),
  startedAt: integer('started_at').notNull(),
  finishedAt: integer('finished_at'),
  outcome: text('outcome'),
})
