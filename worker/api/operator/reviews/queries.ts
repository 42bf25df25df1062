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

/**
 * Column with the time at which the present status began by a review: sent, approved or refused; NULL for every other status. A draft has
 * one where it was sent back, which its reason says.
 */
export function statusAt(kind: ReviewKind) {
  // Named in full: in a select of one table Drizzle writes columns alone, and `num` would be that of the review.
  const table = kind === 'product' ? sql`products` : sql`companies`
  const own = sql`r.kind = ${kind} AND r.subject = ${table}.num`
  const decision = sql`CASE WHEN ${table}.status IN ('published', 'active') THEN 'approved' ELSE 'refused' END`
  return sql<number | null>`(CASE WHEN ${table}.status IN ('pending', 'moderation')
    THEN (SELECT r.asked_at FROM reviews AS r WHERE ${own} AND r.decided_at IS NULL)
    WHEN ${table}.status IN ('published', 'active', 'rejected', 'blocked') OR ${table}.status_reason IS NOT NULL
    THEN (SELECT r.decided_at FROM reviews AS r WHERE ${own} AND r.decision = ${decision} ORDER BY r.num DESC LIMIT 1) END)`.as(
    'status_at',
  )
}
