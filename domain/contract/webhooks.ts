/** /api/profile/company/webhooks: addresses of an organization's own programs, to which events are sent. */
import * as v from 'valibot'
import { MAX_ADDRESS_LENGTH, publicAddress } from '../public-address.ts'
import { DELIVERY_ERRORS, DELIVERY_STATUSES, WEBHOOK_TOPICS } from '../webhook-topics.ts'
import { Id, STORED } from './values.ts'

const Topics = v.pipe(
  v.array(v.picklist(WEBHOOK_TOPICS)),
  v.minLength(1),
  v.maxLength(WEBHOOK_TOPICS.length),
  v.description(
    'Which events it gets: requests, messages of buyers, decisions about quotes, orders, decisions of moderators',
  ),
  v.examples([['requests', 'orders']]),
)

const EXAMPLE = 'https://erp.valves.com/kontor'

const isPublicHttps = (text: string): boolean => publicAddress(text)?.protocol === 'https:'

export const NewWebhook = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(MAX_ADDRESS_LENGTH),
    v.check(isPublicHttps, 'address'),
    v.description('A public https address, to which events are sent by POST'),
    v.examples([EXAMPLE]),
  ),
  topics: Topics,
})
export type NewWebhook = v.InferOutput<typeof NewWebhook>

const Webhook = v.object({
  id: v.string(),
  url: v.pipe(v.string(), v.examples([EXAMPLE])),
  topics: Topics,
  createdAt: v.string(),
})
export type Webhook = v.InferOutput<typeof Webhook>

export const WebhookList = v.object({ data: v.array(Webhook) })

export const MadeWebhook = v.object({
  data: v.object({
    ...Webhook.entries,
    secret: v.pipe(
      v.string(),
      v.description(
        'The key of its signatures, which is never shown again: `webhook-signature` is `v1,` and the base64 of HMAC-SHA-256 over `{webhook-id}.{webhook-timestamp}.{body}`, under the bytes behind `whsec_`',
      ),
      v.examples(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=']),
    ),
  }),
})
export type MadeWebhook = v.InferOutput<typeof MadeWebhook>

const Delivery = v.object({
  id: v.pipe(v.string(), v.description('The delivery’s `webhook-id`: the same for every attempt')),
  event: v.pipe(v.string(), v.description('What has happened'), v.examples(['request.created'])),
  status: v.pipe(
    v.picklist(DELIVERY_STATUSES),
    v.description('`waiting`: it is tried, again after 1, 4, 16, 64 and 256 minutes; `failed`: it was given up'),
    v.examples(['sent']),
  ),
  attempts: v.pipe(v.number(), v.description('How often it was tried'), v.examples([1])),
  answer: v.pipe(
    v.nullable(v.number()),
    v.description('HTTP status of the last response; null: there was none'),
    v.examples([200]),
  ),
  error: v.pipe(
    v.nullable(v.picklist(DELIVERY_ERRORS)),
    v.description('Why the last attempt failed'),
    v.examples([null]),
  ),
  createdAt: v.string(),
  triedAt: v.pipe(v.nullable(v.string()), v.description('When it was tried last'), v.examples([STORED.updatedAt])),
})
export type Delivery = v.InferOutput<typeof Delivery>

export const DeliveryList = v.object({ data: v.array(Delivery) })

export const NewDelivery = v.object({
  delivery: v.pipe(
    v.nullable(Id),
    v.description('The one to be sent again; null: a test event, `test`'),
    v.examples([null]),
  ),
})
export const DeliveryResponse = v.object({ data: Delivery })
