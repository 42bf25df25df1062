import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Text } from '../../../domain/text.ts'
import { identified, json } from './columns.ts'

export const tags = sqliteTable('tags', {
  ...identified,
  slug: text('slug').notNull().unique(),
  names: json<Text>('names').notNull(),
})

export const stories = sqliteTable('stories', {
  ...identified,
  slug: text('slug').notNull(),
  titles: json<Text>('titles').notNull(),
  leads: json<Text>('leads').notNull(),
  bodies: json<Text>('bodies').notNull(),
  cover: text('cover'),
  publishedAt: integer('published_at').notNull(),
  /** Withdrawn: its page is a 410, and no list has it. */
  withdrawnAt: integer('withdrawn_at'),
})
