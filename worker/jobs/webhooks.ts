import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DAY_MS } from '../../domain/durations.ts'
import { personalHref } from '../../domain/personal-routes.ts'
import { raise } from '../api/delivery/raise.ts'
import { writeBatch } from '../api/http/writes/commit.ts'
import { ownersOf } from '../api/organization/notified-managers.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { sendWebhook, type WebhookNotification } from '../webhooks/send.ts'
import { defineJob, NO_VALUE } from './job.ts'

interface Row extends Omit<WebhookNotification, 'subject'> {
  num: number
  company: number
  /** JSON. */
  subject: string
}

const Subject = v.record(v.string(), v.string())

/** Raises one notice a day to the owners about each webhook that does not respond. */
async function raiseFailed(env: Bindings, { webhook, url, company }: Row, now: number) {
  const { SITE_ORIGIN } = env
  if (!SITE_ORIGIN) return []
  const readers = await ownersOf(database(env.DB), company)
  const happening = {
    event: 'account' as const,
    key: `webhook-failed:${webhook}:${Math.floor(now / DAY_MS)}`,
    readers,
    emailTo: ({ locale }: (typeof readers)[number]) => ({
      name: 'webhookFailed' as const,
      params: { what: new URL(url).hostname, link: SITE_ORIGIN + personalHref('webhooks', locale, { of: webhook }) },
    }),
  }
  return raise(happening, now).writes
}

/** Sends one event to one program. The runner retries it; a program recognises a repeated event by its `webhook-id`. */
export const sendWebhooks = defineJob({
  name: 'webhook',
  argument: v.object({ id: v.string() }),
  cursor: NO_VALUE,
  async step(env, { now, argument: { id }, isLastAttempt }) {
    const [row] = await database(env.DB).all<Row>(sql`SELECT d.num, d.id, d.event, d.subject, d.created_at AS createdAt,
        w.id AS webhook, w.url, w.company
      FROM webhook_deliveries AS d CROSS JOIN webhooks AS w ON w.num = d.webhook WHERE d.id = ${id}`)
    if (!row) return { done: 'the webhook was removed' }
    const { status: answer, error } = await sendWebhook(
      env,
      { ...row, subject: v.parse(Subject, JSON.parse(row.subject)) },
      now,
    )
    const status = error === null ? 'sent' : isLastAttempt ? 'failed' : 'waiting'
    const writes = [
      sql`UPDATE webhook_deliveries SET status = ${status}, attempts = attempts + 1, answer = ${answer}, error = ${error},
        tried_at = ${now} WHERE num = ${row.num}`,
      ...(status === 'failed' ? await raiseFailed(env, row, now) : []),
    ]
    await writeBatch(env.DB, writes)
    if (error === null) return { done: 'sent' }
    throw new Error(`the webhook was not accepted: ${error} ${answer ?? ''}`)
  },
})
