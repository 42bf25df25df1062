/** People's lists of products; the favourites are one of them (migrations/0053_lists.sql, 0066_favourite_list.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { identified, json, versioned } from './columns.ts'

/** Addresses, which buyers save for requests, too. */
export * from './addresses.ts'

export interface StoredListItem {
  /** Id of the product. */
  product: string
  /** Id of the variant; null for the product as a whole. */
  variant: string | null
  quantity: number | null
  note: string
}

export const lists = sqliteTable('lists', {
  ...identified,
  user: integer('user').notNull(),
  name: text('name').notNull(),
  items: json<StoredListItem[]>('items').notNull().default([]),
  /** Key of the organization whose members may read it. */
  company: integer('company'),
  /** Secret token in the address of the list's link. */
  token: text('token'),
  /** The favourites: `items` has their quantities and notes, the table `favourites` the products. */
  ofFavourites: integer('of_favourites', { mode: 'boolean' }).notNull().default(false),
  ...versioned,
})
