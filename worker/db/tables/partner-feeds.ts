/** Addresses at which partners fetch an organization's goods, and who has fetched them (migrations/0127_partner_feeds.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../domain/locale.ts'
import type { PartnerFormat } from '../../../domain/price-list/partner-feed.ts'
import { flag, identified } from './columns.ts'

export const partnerFeeds = sqliteTable('partner_feeds', {
  ...identified,
  company: integer('company').notNull(),
  name: text('name').notNull(),
  format: text('format').$type<PartnerFormat>().notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  category: integer('category'),
  priced: flag('priced').notNull(),
  inStock: flag('in_stock').notNull(),
  open: flag('open').notNull(),
  hash: text('hash'),
  createdAt: integer('created_at').notNull(),
})

export const partnerFeedFetches = sqliteTable('partner_feed_fetches', {
  num: integer('num').primaryKey(),
  feed: integer('feed').notNull(),
  program: text('program').notNull(),
  country: text('country'),
  goods: integer('goods'),
  createdAt: integer('created_at').notNull(),
})
