/** Tokens with which programs of an organization call the API (migrations/0121_api_tokens.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TokenScope } from '../../../domain/token-scopes.ts'
import { identified, json } from './columns.ts'

export const apiTokens = sqliteTable('api_tokens', {
  ...identified,
  company: integer('company').notNull(),
  user: integer('user').notNull(),
  name: text('name').notNull(),
  scopes: json<TokenScope[]>('scopes').notNull(),
  hash: text('hash').notNull(),
  ending: text('ending').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
})
