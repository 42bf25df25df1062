import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Unit } from '../../../domain/trade-terms.ts'

/** What suppliers call a unit beside the shipped spellings (migrations/0167_unit_words.sql). */
export const unitWords = sqliteTable('unit_words', {
  word: text('word').primaryKey(),
  unit: text('unit').$type<Unit>().notNull(),
})
