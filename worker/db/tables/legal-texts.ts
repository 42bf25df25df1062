import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LegalText } from '../../../domain/legal-texts.ts'
import type { Locale } from '../../../domain/locale.ts'
import { json } from './columns.ts'

/** Table of migrations/0149_desk_texts.sql. */
export const legalTexts = sqliteTable('legal_texts', {
  num: integer('num').primaryKey(),
  id: text('id').notNull().unique(),
  text: text('text').$type<LegalText>().notNull(),
  /** First day (UTC) on which it holds; null: a draft. */
  holdsFrom: text('holds_from'),
  bodies: json<Record<Locale, string>>('bodies').notNull(),
  version: integer('version').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
