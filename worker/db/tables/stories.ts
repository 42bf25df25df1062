import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { StoryContent } from '../../../domain/contract/desk-stories.ts'
import type { StoryStage } from '../../../domain/statuses/story.ts'
import type { Text } from '../../../domain/text.ts'
import { identified, json } from './columns.ts'

export const tags = sqliteTable('tags', {
  ...identified,
  slug: text('slug').notNull().unique(),
  names: json<Text>('names').notNull(),
  version: integer('version').notNull().default(1),
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
  version: integer('version').notNull().default(1),
  stage: text('stage').$type<StoryStage>().notNull().default('approved'),
  coverAlts: json<Text>('cover_alts').notNull().default({}),
  /** Content that is not approved yet; null where readers see all of it. */
  draft: json<StoryContent>('draft'),
})
