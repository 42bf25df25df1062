/** /app/admin/dead-letters: work in the background that was given up. */
import * as v from 'valibot'

/** Jobs that have a name in locales/: all of worker/jobs/jobs.ts. */
export const JOB_NAMES = [
  'notice',
  'exchange-rates',
  'list-prices',
  'announced-pages',
  'backup',
  'decision-emails',
  'follow-goods',
  'index-texts',
  'deleted-rows',
  'expired-rows',
  'unused-files',
  'retention',
] as const

export const DeadLetter = v.object({
  /** Which job. */
  kind: v.string(),
  count: v.number(),
  /** The last error of one of them. */
  error: v.string(),
  /** When the last of them was given up. */
  failedAt: v.string(),
})
export type DeadLetter = v.InferOutput<typeof DeadLetter>

export const DeadLetterList = v.object({ data: v.array(DeadLetter) })

export const DeadLetterRerun = v.pipe(
  v.object({ kind: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)) }),
  v.examples([{ kind: 'notice' }]),
)
/** How many of them are due again. */
export const DeadLettersRerun = v.object({ data: v.object({ kind: v.string(), count: v.number() }) })
