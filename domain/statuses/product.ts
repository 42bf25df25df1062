/** Which status of a product can follow another, and who changes it (docs/behaviour.md, "Product statuses"). */
import type { StateMachine } from './state-machine.ts'

/** Reason of a review that was started by a price above the highest listed one (docs/behaviour.md, "High prices"). */
export const HIGH_PRICE = 'high-price'

export const PRODUCT_STATUSES = ['draft', 'moderation', 'published', 'hidden', 'rejected', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/**
 * What the supplier may do. Only moderators publish for the first time; a hidden product was published before, so it
 * may return.
 */
export const PRODUCT_BY_MEMBERS = {
  draft: ['moderation', 'archived'],
  moderation: ['draft'],
  published: ['hidden', 'archived'],
  hidden: ['published', 'archived'],
  rejected: ['moderation', 'draft', 'archived'],
  archived: ['draft'],
} as const satisfies StateMachine<ProductStatus>

/** What moderators may do. */
export const PRODUCT_BY_MODERATORS = {
  draft: [],
  moderation: ['published', 'rejected'],
  published: ['rejected'],
  hidden: ['rejected'],
  rejected: ['published'],
  archived: [],
} as const satisfies StateMachine<ProductStatus>

export const PRODUCT_NEEDS_REASON: readonly ProductStatus[] = ['rejected']
