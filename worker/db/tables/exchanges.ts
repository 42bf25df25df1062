/** Sessions in which 1C exchanges goods and orders with the site, and the files that it sends (migrations/0125_exchanges.sql). */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identified } from './columns.ts'

export const exchangeSessions = sqliteTable('exchange_sessions', {
  ...identified,
  company: integer('company').notNull(),
  token: integer('token').notNull(),
  hash: text('hash').notNull(),
  queried: integer('queried').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export const exchangeFiles = sqliteTable(
  'exchange_files',
  {
    session: integer('session').notNull(),
    type: text('type').$type<'catalog' | 'sale'>().notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
    parts: integer('parts').notNull(),
    size: integer('size').notNull(),
    digest: text('digest').notNull(),
    asked: integer('asked').notNull().default(0),
  },
  ({ session, type, name }) => [primaryKey({ columns: [session, type, name] })],
)
