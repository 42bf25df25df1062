/** Events that a webhook can get (docs/behaviour.md, "Webhooks"); migrations/0123_webhooks.sql has the same words. */
export const WEBHOOK_TOPICS = ['requests', 'messages', 'quotes', 'orders', 'moderation'] as const
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number]

/** Why an attempt failed: no public address, a redirect, another status than 2xx, no response in time. */
export const DELIVERY_ERRORS = ['address', 'redirect', 'status', 'silent'] as const
export type DeliveryError = (typeof DELIVERY_ERRORS)[number]

export const DELIVERY_STATUSES = ['waiting', 'sent', 'failed'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]
