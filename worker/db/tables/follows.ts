/** What people follow, and are notified about (migrations/0141_follows.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FollowedFilters, FollowKind } from '../../../domain/contract/follows.ts'
import { identified, json } from './columns.ts'

export const follows = sqliteTable('follows', {
  ...identified,
  user: integer('user').notNull(),
  kind: text('kind').$type<FollowKind>().notNull(),
  filters: json<FollowedFilters>('filters').notNull(),
  seen: json<string[]>('seen').notNull(),
  news: integer('news').notNull().default(0),
  changedAt: integer('changed_at'),
  createdAt: integer('created_at').notNull(),
})
