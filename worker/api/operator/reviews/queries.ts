/** The moderators' queue. Changes of what is public already are reviewed after they are published. */
import { type SQL, sql } from 'drizzle-orm'
import type { Decision, ReviewKind } from '../../../db/schema.ts'

/**
 * @param before what was there when it was last approved; an earlier open request is left as it is.
 * @returns a statement that puts it into the queue.
 */
export const requestReview = (kind: ReviewKind, subject: number, before: object, now: number): SQL =>
  sql`INSERT INTO reviews (kind, subject, before, asked_at) VALUES (${kind}, ${subject}, ${JSON.stringify(before)}, ${now})
    ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`

interface Verdict {
  decision: Decision
  reason: string | null
  /** Key of who decided; absent: the supplier took it back. */
  by: number | null
}

/** @returns a statement that takes it out of the queue, if it is there. */
export const closeReview = (kind: ReviewKind, subject: number, { decision, reason, by }: Verdict, now: number): SQL =>
  sql`UPDATE reviews SET decided_at = ${now}, decision = ${decision}, reason = ${reason}, decided_by = ${by}
    WHERE kind = ${kind} AND subject = ${subject} AND decided_at IS NULL`

export const withdrawReview = (kind: ReviewKind, subject: number, now: number): SQL =>
  closeReview(kind, subject, { decision: 'withdrawn', reason: null, by: null }, now)
