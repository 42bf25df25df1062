/** /app/admin/dead-letters: background jobs that were given up. */
import * as v from 'valibot'

/** Names of all jobs (worker/jobs/jobs.ts), each with a message in locales/. */
export const JOB_NAMES = [
  'notice',
  'webhook',
  'request-parts',
  'open-requests',
  'exchange-rates',
  'list-prices',
  'announced-pages',
  'backup',
  'decision-emails',
  'follow-goods',
  'follows',
  'import-files',
  'import-run',
  'goods-feeds',
  'old-exchanges',
  'old-imports',
  'edition-imports',
  'old-editions',
  'code-wordings',
  'index-texts',
  'parameter-values',
  'request-lists',
  'deleted-rows',
  'expired-rows',
  'ended-viewings',
  'expired-inquiries',
  'response-figures',
  'shown-products',
  'lead-time-figures',
  'expired-quotes',
  'unused-files',
  'unmatched-mail',
  'retention',
  'category-texts',
  'category-goods',
  'company-merges',
  'account-merges',
  'story-texts',
  'ruled-goods',
  'store-sizes',
  'search-index',
  'trusted-goods',
] as const

export const DeadLetter = v.object({
  /** Name of the job. */
  kind: v.string(),
  count: v.number(),
  /** The last error of any of them. */
  error: v.string(),
  /** When the latest of them was given up. */
  failedAt: v.string(),
})
export type DeadLetter = v.InferOutput<typeof DeadLetter>

export const DeadLetterList = v.object({ data: v.array(DeadLetter) })

export const DeadLetterRerun = v.pipe(
  v.object({ kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
  v.examples([{ kind: 'notice' }]),
)
/** How many of them will run again. */
export const DeadLettersRerun = v.object({ data: v.object({ kind: v.string(), count: v.number() }) })
