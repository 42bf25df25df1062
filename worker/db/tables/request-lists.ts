/** Pasted lists of goods, as they are matched with products (migrations/0059_request_lists.sql, 0198_aside_lines.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LineState } from '../../../domain/contract/request-lists.ts'
import type { ListLine } from '../../../domain/request-list/line.ts'
import { json } from './columns.ts'

/** A product, and the part number of one of its variants. */
export interface StoredChoice {
  /** Id of the product. */
  product: string
  variant: string | null
}

export interface StoredLine extends ListLine {
  state: LineState
  /** The product that the line means; null until it is found or chosen. */
  chosen: StoredChoice | null
  /** Products to choose from. */
  choices: StoredChoice[]
  /** Set if its product was no longer sold when the list was made. */
  gone?: true
}

export const requestLists = sqliteTable('request_lists', {
  num: integer('num').primaryKey(),
  token: text('token').notNull(),
  lines: json<StoredLine[]>('lines').notNull(),
  /** Lines of the letter around the list. */
  aside: json<string[]>('aside').notNull().default([]),
  /** Ids of the suppliers that have been sent a request from it. */
  asked: json<string[]>('asked').notNull().default([]),
  matched: integer('matched').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
})
