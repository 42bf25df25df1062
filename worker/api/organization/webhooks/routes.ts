import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  DeliveryList,
  DeliveryResponse,
  MadeWebhook,
  NewDelivery,
  NewWebhook,
  WebhookList,
} from '../../../../domain/contract/webhooks.ts'
import { MAX_WEBHOOKS } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { newId } from '../../../db/id.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema.ts'
import { queueJob, runSoon } from '../../../jobs/queue-job.ts'
import { webhookSecret } from '../../../webhooks/signature.ts'
import { requires } from '../../http/access/requires.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn, orNotFound } from '../../http/id.ts'
import { describeGet, describeRepeatable, describeWrite } from '../../http/openapi.ts'
import { AppError } from '../../http/problem.ts'
import { body } from '../../http/validate.ts'
import { commit, commitWithoutBody } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { shownOnce } from '../../http/writes/shown-once.ts'
import { readDeliveries, readDelivery, readWebhook, readWebhooks, toDelivery, toWebhook } from './queries.ts'

const TAG = 'webhooks'

const ownWebhook = (c: Context<ApiEnv>) =>
  loadOwn(c, 'webhook.unknown', (db, id) => readWebhook(db, member(c).organization.num, id))

/** /api/profile/company/webhooks */
export const ownWebhooks = new Hono<ApiEnv>()
  .get('/', describeGet(TAG, 'Webhooks of the organization', WebhookList), requires('program.edit'), async (c) =>
    c.json({ data: await readWebhooks(database(c.env.DB), member(c).organization.num) }),
  )
  .post(
    '/',
    describeWrite(
      TAG,
      'Adds an address to which events are sent; the secret of its signatures is shown this once',
      { 201: MadeWebhook },
      { 409: `There are ${MAX_WEBHOOKS} already: \`webhooks.too-many\`` },
    ),
    shownOnce('secret', webhookSecret),
    requires('program.edit'),
    body(NewWebhook),
    async (c) => {
      const company = member(c).organization.num
      const { url, topics } = c.req.valid('json')
      const now = Date.now()
      const row = { id: newId(now), company, url, topics: [...new Set(topics)], createdAt: now }
      const hasRoom = sql`(SELECT count(*) FROM webhooks WHERE company = ${company}) < ${MAX_WEBHOOKS}`
      const data = toWebhook(row)
      await commit(
        c,
        [
          refuseUnless(hasRoom, new AppError('webhooks.too-many', 409)),
          database(c.env.DB).insert(webhooks).values(row),
        ],
        { status: 201, body: { data } },
      )
      return c.json({ data: { ...data, secret: await webhookSecret(c.env, row.id) } }, 201)
    },
  )
  .delete(
    '/:id',
    describeRepeatable(TAG, 'Removes a webhook with its deliveries', { 204: null }, { 404: 'No such id' }),
    requires('program.edit'),
    async (c) => {
      const { num } = await ownWebhook(c)
      return commitWithoutBody(c, [sql`DELETE FROM webhooks WHERE num = ${num}`])
    },
  )
  .get(
    '/:id/deliveries',
    describeGet(TAG, 'The last 50 events that were sent to it, or wait to be sent', DeliveryList, { unknown: true }),
    requires('program.edit'),
    async (c) => c.json({ data: await readDeliveries(database(c.env.DB), (await ownWebhook(c)).num) }),
  )
  .post(
    '/:id/deliveries',
    describeWrite(
      TAG,
      'Sends a test event, or an earlier event again, under its own `webhook-id`',
      { 201: DeliveryResponse },
      { 404: 'No such id' },
    ),
    requires('program.edit'),
    body(NewDelivery),
    async (c) => {
      const webhook = await ownWebhook(c)
      const { delivery: again } = c.req.valid('json')
      const db = database(c.env.DB)
      const now = Date.now()
      const fresh = { status: 'waiting' as const, attempts: 0, answer: null, error: null, triedAt: null }
      const before = again === null ? null : orNotFound(await readDelivery(db, webhook.num, again), 'webhook.unknown')
      const row = before
        ? { ...before, ...fresh }
        : { ...fresh, id: newId(now), webhook: webhook.num, event: 'test', subject: {}, createdAt: now }
      const writes = before
        ? [
            sql`UPDATE webhook_deliveries SET status = 'waiting', attempts = 0, answer = NULL, error = NULL, tried_at = NULL
              WHERE num = ${before.num}`,
            queueJob({ name: `webhook:${row.id}`, kind: 'webhook', argument: { id: row.id } }, now),
          ]
        : [db.insert(webhookDeliveries).values(row)]
      const response = await commit(c, writes, { status: 201, body: { data: toDelivery(row) } })
      await runSoon(c, ['webhook'])
      return response
    },
  )
