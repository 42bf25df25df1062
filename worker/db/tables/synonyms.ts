import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import { json } from './columns.ts'

/** Names of things that operators have added (migrations/0068_synonyms.sql). */
export const synonyms = sqliteTable('synonyms', {
  num: integer('num').primaryKey(),
  id: text('id').notNull().unique(),
  names: json<Record<Locale, string[]>>('names').notNull(),
  generic: integer('generic', { mode: 'boolean' }).notNull(),
  version: integer('version').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
