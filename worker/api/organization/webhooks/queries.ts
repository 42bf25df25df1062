import { desc, eq, sql } from 'drizzle-orm'
import type { Delivery, Webhook } from '../../../../domain/contract/webhooks.ts'
import { isoOrNull } from '../../../../domain/iso.ts'
import { MAX_WEBHOOKS } from '../../../../domain/limits.ts'
import type { Database } from '../../../db/connection.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema.ts'

/** Deliveries of a webhook that are listed, latest first. */
const MAX_LISTED = 50

type WebhookRow = typeof webhooks.$inferSelect
type DeliveryRow = Omit<typeof webhookDeliveries.$inferSelect, 'num' | 'webhook' | 'subject'>

export const toWebhook = ({ id, url, topics, createdAt }: Omit<WebhookRow, 'num' | 'company'>): Webhook => ({
  id,
  url,
  topics,
  createdAt: new Date(createdAt).toISOString(),
})

export const toDelivery = ({
  id,
  event,
  status,
  attempts,
  answer,
  error,
  createdAt,
  triedAt,
}: DeliveryRow): Delivery => ({
  id,
  event,
  status,
  attempts,
  answer,
  error,
  createdAt: new Date(createdAt).toISOString(),
  triedAt: isoOrNull(triedAt),
})

export const readWebhooks = async (db: Database, company: number): Promise<Webhook[]> => {
  const own = db
    .select()
    .from(webhooks)
    .where(eq(webhooks.company, company))
    .orderBy(desc(webhooks.num))
    .limit(MAX_WEBHOOKS)
  const [rows] = await db.batch([own])
  return rows.map(toWebhook)
}

export const readWebhook = (db: Database, company: number, id: string) =>
  db.select().from(webhooks).where(sql`${webhooks.id} = ${id} AND ${webhooks.company} = ${company}`).get()

export const readDeliveries = async (db: Database, webhook: number): Promise<Delivery[]> => {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhook, webhook))
    .orderBy(desc(webhookDeliveries.num))
    .limit(MAX_LISTED)
  return rows.map(toDelivery)
}

export const readDelivery = (db: Database, webhook: number, id: string) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(sql`${webhookDeliveries.id} = ${id} AND ${webhookDeliveries.webhook} = ${webhook}`)
    .get()
