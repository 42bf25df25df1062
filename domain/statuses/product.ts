/** The status machines of a product: its supplier's and the moderators' (docs/behaviour.md, "Product statuses"). */
import type { StateMachine } from './state-machine.ts'

export const PRODUCT_STATUSES = ['draft', 'moderation', 'published', 'hidden', 'rejected', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** What the supplier may do. Only the house publishes: `published` is reached from `hidden` alone, where it has been before. */
export const PRODUCT_BY_MEMBERS = {
  draft: ['moderation', 'archived'],
  moderation: ['draft'],
  published: ['hidden', 'archived'],
  hidden: ['published', 'archived'],
  rejected: ['moderation', 'draft', 'archived'],
  archived: ['draft'],
} as const satisfies StateMachine<ProductStatus>

/** What the house may do. */
export const PRODUCT_BY_MODERATORS = {
  draft: [],
  moderation: ['published', 'rejected'],
  published: ['rejected'],
  hidden: ['rejected'],
  rejected: ['published'],
  archived: [],
} as const satisfies StateMachine<ProductStatus>

export const PRODUCT_NEEDS_REASON: readonly ProductStatus[] = ['rejected']
