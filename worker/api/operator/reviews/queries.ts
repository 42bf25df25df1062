/** The moderators' queue. Changes of what is public already are reviewed after they are published. */
import { type SQL, sql } from 'drizzle-orm'
import type { Decision, ReviewKind } from '../../../db/schema.ts'
import { refusedSnapshot } from './moderated-fields.ts'

/** Key of the company that a subject belongs to. */
const companyOf = (kind: ReviewKind, subject: number): SQL =>
  kind === 'company' ? sql`${subject}` : sql`(SELECT company FROM products WHERE num = ${subject})`

/**
 * @param before what was there when it was last approved; an earlier open request is left as it is.
 * @returns a statement that puts it into the queue.
 */
export const requestReview = (kind: ReviewKind, subject: number, before: object, now: number): SQL =>
  sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
    VALUES (${kind}, ${subject}, ${companyOf(kind, subject)}, ${JSON.stringify(before)}, ${now})
    ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`

interface Verdict {
  decision: Exclude<Decision, 'withdrawn'>
  reason: string | null
  /** Key of who decided. */
  by: number
  /** Whether the supplier gets an e-mail about it (operator/moderation/announce-decisions.ts). */
  isTold: boolean
}

/**
 * What was not waiting is put into the queue first, so that every decision is in the list of reviews.
 * @returns statements that take it out of the queue; of what was refused they keep the fields as they are.
 */
export const closeReview = (kind: ReviewKind, subject: number, verdict: Verdict, now: number): SQL[] => {
  const { decision, reason, by, isTold } = verdict
  return [
    requestReview(kind, subject, {}, now),
    sql`UPDATE reviews SET decided_at = ${now}, decision = ${decision}, reason = ${reason}, decided_by = ${by},
      untold = ${isTold ? 1 : 0}, refused = ${decision === 'refused' ? refusedSnapshot(kind, sql`subject`) : null}
      WHERE kind = ${kind} AND subject = ${subject} AND decided_at IS NULL`,
  ]
}

/** @returns a statement by which the supplier takes it out of the queue, if it is there. */
export const withdrawReview = (kind: ReviewKind, subject: number, now: number): SQL =>
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn' WHERE kind = ${kind} AND subject = ${subject}
    AND decided_at IS NULL`

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
