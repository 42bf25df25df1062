import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The Bank of Russia's directory of banks (migrations/0135_banks.sql). */
export const banks = sqliteTable('banks', {
  bic: text('bic').primaryKey(),
  name: text('name').notNull(),
  correspondent: text('correspondent').notNull(),
})
