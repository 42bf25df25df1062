/** /api/profile/company/journal: what the members of an organization have done for it. */
import * as v from 'valibot'
import { Journal, JournalEntry } from './journal.ts'
import { Id, Localized } from './values.ts'

/** What members do, by its name in the journal; each call that changes something is one of them (worker/api/http/journal/member-acts.ts). */
export const MEMBER_ACTS = [
  'employee-invited',
  'employee-changed',
  'employee-removed',
  'employee-restored',
  'employee-handed-over',
  'join-decided',
  'claim-answered',
  'company-changed',
  'company-status',
  'company-files',
  'product-added',
  'product-changed',
  'product-status',
  'product-prices',
  'product-variants',
  'product-files',
  'product-removed',
  'product-restored',
  'import-begun',
  'import-applied',
  'import-undone',
  'edit-applied',
  'edit-undone',
  'inquiry-status',
  'inquiry-assigned',
  'inquiry-note',
  'inquiry-message',
  'open-request-answered',
  'template-changed',
  'quote-sent',
  'quote-withdrawn',
  'order-reported',
  'approval-rule',
  'approval-decided',
  'legal-entity-changed',
  'legal-entity-removed',
  'legal-entity-restored',
  'token-made',
  'token-revoked',
  'feed-added',
  'feed-removed',
  'goods-published',
  'goods-token',
  'goods-unpublished',
  'webhook-added',
  'webhook-removed',
] as const
export type MemberAct = (typeof MEMBER_ACTS)[number]

export const MemberActsQuery = v.object({
  by: v.pipe(v.optional(Id), v.description('Only what this employee did'), v.examples(['06d2k6t0000g1a2b'])),
  before: v.pipe(v.optional(Id), v.description('Only acts before this one: `meta.next` of the page before')),
  locale: v.optional(v.string()),
})
export type MemberActsQuery = v.InferOutput<typeof MemberActsQuery>

export const MemberActEntry = v.object({
  id: JournalEntry.entries.id,
  at: JournalEntry.entries.at,
  by: v.pipe(
    v.string(),
    v.description('Name of the member; empty where the account was deleted'),
    v.examples(['Anna']),
  ),
  act: v.pipe(v.picklist(MEMBER_ACTS), v.description('What was done')),
  subject: JournalEntry.entries.subject,
  product: v.pipe(
    v.nullable(Localized),
    v.description('Present name of the product it was done to; null for anything else, and for a deleted one'),
    v.examples([{ text: 'Ball valve DN 50', lang: 'en' }]),
  ),
})
export type MemberActEntry = v.InferOutput<typeof MemberActEntry>

export const MemberActs = v.object({
  data: v.array(MemberActEntry),
  meta: Journal.entries.meta,
})
export type MemberActs = v.InferOutput<typeof MemberActs>
