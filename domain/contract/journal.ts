/** /api/operator/journal: what operators have done. */
import * as v from 'valibot'
import { Day, Id } from './values.ts'

/** Every act of an operator that changes something, by its name in the journal. */
export const JOURNAL_ACTS = [
  'company-status',
  'company-change-refused',
  'company-change-restored',
  'company-restored',
  'company-goods-decided',
  'company-handed-over',
  'company-merged',
  'company-verified',
  'company-verification-removed',
  'company-evidence-added',
  'company-evidence-removed',
  'company-trusted',
  'company-trust-ended',
  'product-status',
  'product-restored',
  'product-change-refused',
  'product-change-restored',
  'person-access',
  'person-signed-out',
  'person-notice-resent',
  'person-erased',
  'person-merged',
  'person-roles',
  'person-viewing-begun',
  'person-viewing-ended',
  'claim-decided',
  'lead-handled',
  'jobs-run-again',
  'category-added',
  'category-changed',
  'category-merged',
  'goods-filed',
  'goods-filing-undone',
  'banks-imported',
  'backup-begun',
  'backup-downloaded',
  'rate-set',
  'rate-returned',
  'rates-fetched',
  'unit-word-set',
  'unit-word-removed',
  'trade-terms-set',
  'token-revoked',
  'feed-fetched',
  'parameter-added',
  'parameter-changed',
  'parameter-removed',
  'border-rate-added',
  'border-rate-changed',
  'border-rate-removed',
  'regulation-added',
  'regulation-changed',
  'regulation-removed',
  'story-added',
  'story-changed',
  'story-status',
  'story-picture-added',
  'tag-added',
  'tag-changed',
  'tag-removed',
  'legal-text-added',
  'legal-text-changed',
  'legal-text-removed',
  'service-added',
  'service-changed',
  'service-removed',
  'synonym-added',
  'synonym-changed',
  'synonym-removed',
  'reason-added',
  'reason-changed',
  'reason-removed',
  'mail-assigned',
  'mail-removed',
  'open-request-removed',
  'report-decided',
  'goods-rule-added',
  'goods-rule-changed',
  'goods-rule-removed',
  'goods-rule-applied',
  'category-decided',
  'code-named',
  'edition-added',
  'edition-applied',
  'edition-discarded',
] as const
export type JournalAct = (typeof JOURNAL_ACTS)[number]

const filters = {
  act: v.pipe(
    v.optional(v.picklist(JOURNAL_ACTS)),
    v.description('Only acts of this kind'),
    v.examples(['company-status' as const]),
  ),
  subject: v.pipe(
    v.optional(Id),
    v.description('Only what was done to the thing of this id'),
    v.examples(['06d2k6t0000g1a2b']),
  ),
  from: v.pipe(v.optional(Day), v.description('Only since this day, UTC'), v.examples(['2026-11-01'])),
  until: v.pipe(v.optional(Day), v.description('Only until this day, UTC'), v.examples(['2026-11-30'])),
}

export const JournalFilters = v.object(filters)
export type JournalFilters = v.InferOutput<typeof JournalFilters>

export const JournalQuery = v.object({ ...filters, before: v.optional(Id) })
export type JournalQuery = v.InferOutput<typeof JournalQuery>

const snapshot = (about: string) =>
  v.pipe(
    v.nullable(v.record(v.string(), v.unknown())),
    v.description(about),
    v.examples([{ status: 'active', reason: null }]),
  )

export const JournalEntry = v.object({
  id: Id,
  at: v.pipe(v.string(), v.description('When it was done'), v.examples(['2026-11-23T10:00:00.000Z'])),
  by: v.pipe(
    v.string(),
    v.description('Name of the operator; empty where the account was deleted'),
    v.examples(['Anna']),
  ),
  act: v.pipe(v.picklist(JOURNAL_ACTS), v.description('What was done')),
  subject: v.pipe(
    v.string(),
    v.description('Id of what it was done to; empty where it is not one thing'),
    v.examples(['06d2k6t0000g1a2b']),
  ),
  person: v.pipe(
    v.string(),
    v.description('Name of the person it was done to; empty for anything else, and where the account was erased'),
    v.examples(['Li Wei']),
  ),
  input: v.pipe(
    v.record(v.string(), v.unknown()),
    v.description('What was sent'),
    v.examples([{ status: 'blocked', reason: 'Counterfeit' }]),
  ),
  before: snapshot('What it was like before; null where there was nothing'),
  after: snapshot('What it was like afterwards; null where it is gone'),
})
export type JournalEntry = v.InferOutput<typeof JournalEntry>

export const Journal = v.object({
  data: v.array(JournalEntry),
  meta: v.object({
    next: v.pipe(
      v.nullable(Id),
      v.description('Value for `before`; null on the last page'),
      v.examples(['06d2k6t0000g1a2a']),
    ),
  }),
})
export type Journal = v.InferOutput<typeof Journal>
