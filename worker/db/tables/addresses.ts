/** Addresses of delivery that people have saved (migrations/0142_addresses.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identified, versioned } from './columns.ts'

export const addresses = sqliteTable('addresses', {
  ...identified,
  user: integer('user').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  mainAt: integer('main_at').notNull().default(0),
  ...versioned,
})
