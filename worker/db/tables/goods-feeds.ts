/** Addresses from which an organization's goods are fetched (migrations/0126_goods_feeds.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identified } from './columns.ts'

export const goodsFeeds = sqliteTable('goods_feeds', {
  ...identified,
  company: integer('company').notNull(),
  author: integer('author'),
  url: text('url').notNull(),
  credentials: text('credentials'),
  hour: integer('hour').notNull(),
  weekday: integer('weekday'),
  nextAt: integer('next_at').notNull(),
  createdAt: integer('created_at').notNull(),
})
