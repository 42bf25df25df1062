/** Tables of migrations/0056_requests.sql. */
import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { VAT_WISHES } from '../../../domain/contract/asked.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Currency, Incoterm, Unit } from '../../../domain/trade-terms.ts'
import { identified, json } from './columns.ts'
import type { StoredContact, StoredItem } from './suppliers.ts'

export const requests = sqliteTable('requests', {
  ...identified,
  user: integer('user'),
  contact: json<Partial<StoredContact>>('contact').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  neededBy: text('needed_by'),
  deliveredTo: text('delivered_to').notNull().default(''),
  incoterm: text('incoterm').$type<Incoterm>(),
  currency: text('currency').$type<Currency>(),
  vat: text('vat').$type<(typeof VAT_WISHES)[number]>(),
  message: text('message').notNull(),
  consent: text('consent'),
  receipt: text('receipt'),
  createdAt: integer('created_at').notNull(),
})

export const requestLines = sqliteTable('request_lines', {
  num: integer('num').primaryKey(),
  request: integer('request').notNull(),
  position: integer('position').notNull(),
  product: integer('product'),
  words: text('words').notNull().default(''),
  quantity: real('quantity'),
  unit: text('unit').$type<Unit>(),
  item: json<StoredItem>('item'),
})
