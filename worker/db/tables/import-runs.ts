/** Table of migrations/0124_import_runs.sql. */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RunReason, RunStatus } from '../../../domain/price-list/import-runs.ts'
import { identified } from './columns.ts'

export const importRuns = sqliteTable('import_runs', {
  ...identified,
  company: integer('company').notNull(),
  source: text('source').notNull(),
  files: text('files').notNull().default(''),
  name: text('name').notNull(),
  import: integer('import'),
  complete: integer('complete', { mode: 'boolean' }).notNull().default(true),
  status: text('status').$type<RunStatus>().notNull().default('running'),
  reason: text('reason').$type<RunReason>(),
  detail: text('detail').notNull().default(''),
  goods: integer('goods'),
  tag: text('tag'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
