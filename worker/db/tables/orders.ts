/**
 * Orders that accepted quotes have become, and the steps that they have gone through
 * (migrations/0086_orders.sql, 0088_order_files.sql, 0150_quote_rates.sql).
 */
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Agreed } from '../../../domain/contract/orders.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { InquirySide } from '../../../domain/statuses/inquiry.ts'
import type { OrderStatus } from '../../../domain/statuses/order.ts'
import type { Currency } from '../../../domain/trade-terms.ts'
import { identified, json, versioned } from './columns.ts'
import type { StoredMessageFile } from './threads.ts'

export const orders = sqliteTable('orders', {
  ...identified,
  inquiry: integer('inquiry'),
  company: integer('company').notNull(),
  user: integer('user'),
  contact: text('contact').notNull().default(''),
  year: integer('year').notNull(),
  serial: integer('serial').notNull(),
  status: text('status').$type<OrderStatus>().notNull().default('agreed'),
  agreed: json<Agreed>('agreed').notNull(),
  gross: integer('gross').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  leadDays: integer('lead_days'),
  ...versioned,
})

export const orderSteps = sqliteTable(
  'order_steps',
  {
    order: integer('order_num').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    side: text('side').$type<InquirySide>().notNull(),
    day: text('day').notNull(),
    note: text('note').notNull().default(''),
    author: integer('author'),
    files: json<StoredMessageFile[]>('files').notNull().default([]),
    createdAt: integer('created_at').notNull(),
  },
  ({ order, status }) => [primaryKey({ columns: [order, status] })],
)
