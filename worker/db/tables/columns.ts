/** Columns that many tables share. */
import { integer, text } from 'drizzle-orm/sqlite-core'
import type { FreightRoute } from '../../../domain/contract/freight-routes.ts'
import type { Locale } from '../../../domain/locale.ts'

/** A row's number, which other tables refer to, and its id, which the API shows. */
export const identified = {
  num: integer('num').primaryKey(),
  id: text('id').notNull().unique(),
}

/** A value that is stored as JSON. */
export const json = <Shape>(name: string) => text(name, { mode: 'json' }).$type<Shape>()

/** A boolean, stored as 1 or 0. */
export const flag = (name: string) => integer(name, { mode: 'boolean' })

/** For rows that people edit: a change names the version that it is based on. */
export const versioned = {
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
}

/**
 * How fast, how often and in which languages a company answers, how often it quotes and ships in time, and from how many requests and orders that is counted.
 * 0074_sales_and_responses.sql, 0150_quote_rates.sql, 0153_request_files.sql
 */
export const responding = {
  responseTime: integer('response_time'),
  responseRate: integer('response_rate'),
  responseCount: integer('response_count').notNull().default(0),
  quoteRate: integer('quote_rate'),
  answerLanguages: json<Locale[]>('answer_languages').notNull().default([]),
  onTimeRate: integer('on_time_rate'),
  orderCount: integer('order_count').notNull().default(0),
}

/** What service companies state: where they work, and numbers of technical regulations that they certify for. */
export const serving = {
  routes: json<FreightRoute[]>('routes').notNull().default([]),
  regulations: json<string[]>('regulations').notNull().default([]),
}
