import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Unit } from '../../../domain/trade-terms.ts'

/** Which currencies and units operators offer; empty: as shipped (migrations/0168_trade_terms.sql). */
export const tradeTerms = sqliteTable('trade_terms', {
  code: text('code').primaryKey(),
  position: integer('position').notNull(),
  shown: integer('shown', { mode: 'boolean' }).notNull(),
  accepted: integer('accepted', { mode: 'boolean' }).notNull(),
})

/** Names of units that operators have added to the shipped spellings (migrations/0167_unit_words.sql). */
export const unitWords = sqliteTable('unit_words', {
  word: text('word').primaryKey(),
  unit: text('unit').$type<Unit>().notNull(),
})
