/** The table of migrations/0059_request_lists.sql. */
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
  /** The product that is meant; null unless it is found. */
  chosen: StoredChoice | null
  /** Products to choose from. */
  choices: StoredChoice[]
  /** Set where its product was no longer sold when the list was made. */
  gone?: true
}

export const requestLists = sqliteTable('request_lists', {
  num: integer('num').primaryKey(),
  token: text('token').notNull(),
  lines: json<StoredLine[]>('lines').notNull(),
  matched: integer('matched').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: integer('created_at').notNull(),
})
