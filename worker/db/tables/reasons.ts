import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import { json } from './columns.ts'

/** Ready reasons that operators write (migrations/0110_reasons.sql). */
export const reasons = sqliteTable('reasons', {
  num: integer('num').primaryKey(),
  id: text('id').notNull().unique(),
  texts: json<Record<Locale, string>>('texts').notNull(),
  version: integer('version').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
