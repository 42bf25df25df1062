/** Addresses of programs that are called about events, and the calls (migrations/0123_webhooks.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DeliveryError, DeliveryStatus, WebhookTopic } from '../../../domain/webhook-topics.ts'
import { identified, json } from './columns.ts'

export const webhooks = sqliteTable('webhooks', {
  ...identified,
  company: integer('company').notNull(),
  url: text('url').notNull(),
  topics: json<WebhookTopic[]>('topics').notNull(),
  createdAt: integer('created_at').notNull(),
})

export const webhookDeliveries = sqliteTable('webhook_deliveries', {
  ...identified,
  webhook: integer('webhook').notNull(),
  event: text('event').notNull(),
  subject: json<Record<string, string>>('subject').notNull(),
  status: text('status').$type<DeliveryStatus>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  answer: integer('answer'),
  error: text('error').$type<DeliveryError>(),
  createdAt: integer('created_at').notNull(),
  triedAt: integer('tried_at'),
})
