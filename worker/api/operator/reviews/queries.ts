/** The moderators' queue. Changes of what is public already are reviewed after they are published. */
import { desc, type SQL, sql } from 'drizzle-orm'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { type ReviewKind, type ReviewOutcome, reviews } from '../../../db/schema.ts'
import { decoded, valuesOf } from '../../../db/select.ts'
import { snapshotOf } from './moderated-fields.ts'

/** Key of the company that a subject belongs to. */
const companyOf = (kind: ReviewKind, subject: number): SQL =>
  kind === 'company' ? sql`${subject}` : sql`(SELECT company FROM products WHERE num = ${subject})`

/**
 * @param before snapshot of the subject when it was last approved
 * @returns a statement that puts the subject into the queue; it changes nothing where the subject is there already
 */
export const requestReview = (kind: ReviewKind, subject: number, before: object, now: number): SQL =>
  sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
    VALUES (${kind}, ${subject}, ${companyOf(kind, subject)}, ${JSON.stringify(before)}, ${now})
    ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`

interface Verdict {
  decision: Exclude<ReviewOutcome, 'withdrawn'>
  reason: string | null
  /** Key of who decided. */
  by: number
  /** Whether the supplier gets an e-mail about it (operator/moderation/announce-decisions.ts). */
  needsEmail: boolean
  /** Status of a product that is taken off the site by it. */
  takenFrom?: 'published' | 'hidden' | null
}

/**
 * @param subjects keys of what was approved
 * @returns a statement that releases the files of the version before, which were retained for a refusal
 *   (worker/api/account/files/attachments.ts)
 */
export const releaseFiles = (kind: ReviewKind, subjects: SQL): SQL =>
  sql`DELETE FROM file_uses WHERE kind = ${kind} AND owner IN ${subjects}
    AND NOT EXISTS (SELECT 1 FROM json_tree(${snapshotOf(kind, sql`file_uses.owner`)}) AS field WHERE field.atom = file_uses.file)`

/**
 * What was not waiting is put into the queue first, so that every decision has a row in the list of reviews.
 * @returns statements that take it out of the queue; for a refusal they store the refused fields
 */
export const recordVerdict = (kind: ReviewKind, subject: number, verdict: Verdict, now: number): SQL[] => {
  const { decision, reason, by, needsEmail, takenFrom = null } = verdict
  return [
    requestReview(kind, subject, {}, now),
    sql`UPDATE reviews SET decided_at = ${now}, decision = ${decision}, reason = ${reason}, decided_by = ${by}, taken_from = ${takenFrom},
      untold = ${needsEmail ? 1 : 0}, refused = ${decision === 'refused' ? snapshotOf(kind, sql`subject`) : null}
      WHERE kind = ${kind} AND subject = ${subject} AND decided_at IS NULL`,
  ]
}

/** @returns the statements of `recordVerdict`, and, for an approval, the one that releases files of the version before */
export const closeReview = (kind: ReviewKind, subject: number, verdict: Verdict, now: number): SQL[] => [
  ...recordVerdict(kind, subject, verdict, now),
  ...(verdict.decision === 'approved' ? [releaseFiles(kind, sql`(${subject})`)] : []),
]

/** @returns a statement that refuses one change alone; it goes before the approved version is written over the refused one */
export const refuseReview = (
  kind: ReviewKind,
  review: number,
  { reason, by }: Pick<Verdict, 'reason' | 'by'>,
  now: number,
): SQL =>
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'refused', reason = ${reason}, decided_by = ${by}, untold = 1,
    of_change = 1, refused = ${snapshotOf(kind, sql`subject`)} WHERE num = ${review} AND decided_at IS NULL`

/** @returns a statement that undoes the refusal: the change waits again, in the place that it had */
export const reopenChange = (review: number): SQL =>
  sql`UPDATE reviews SET decided_at = NULL, decision = NULL, reason = NULL, decided_by = NULL, untold = 0, of_change = 0,
    refused = NULL WHERE num = ${review}`

/** The last review of a subject, which is the open one where there is one. @typeParam Fields of a snapshot of this kind */
export const lastReview = <Fields>(db: Database, kind: ReviewKind, subject: number) =>
  db
    .select({
      num: reviews.num,
      decidedAt: reviews.decidedAt,
      ofChange: reviews.ofChange,
      takenFrom: reviews.takenFrom,
      untold: reviews.untold,
      before: decoded<Partial<Fields>>(sql`${reviews.before}`, 'approved_fields'),
      refused: decoded<Partial<Fields>>(sql`coalesce(${reviews.refused}, '{}')`, 'refused_fields'),
    })
    .from(reviews)
    .where(sql`${reviews.kind} = ${kind} AND ${reviews.subject} = ${subject}`)
    .orderBy(desc(reviews.num))
    .limit(1)
    .get()

/** @returns a statement by which the supplier takes it out of the queue, if it is there. */
export const withdrawReview = (kind: ReviewKind, subject: number, now: number): SQL =>
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn' WHERE kind = ${kind} AND subject = ${subject}
    AND decided_at IS NULL`

/** @returns a statement by which open reviews count as seen by a moderator; the first time stays */
export const markSeen = (db: Database, kind: ReviewKind, ids: string[], now: number) =>
  db.run(sql`UPDATE reviews SET seen_at = ${now} WHERE kind = ${kind} AND decided_at IS NULL AND seen_at IS NULL
    AND subject IN (SELECT num FROM ${kind === 'company' ? sql`companies` : sql`products`}
      WHERE id IN ${valuesOf(ids)})`)

/** Column with the time at which a moderator first saw the open review; NULL where none is open, or none has seen it. */
export function reviewSeenAt(kind: ReviewKind) {
  const table = kind === 'product' ? sql`products` : sql`companies`
  return sql<number | null>`(SELECT r.seen_at FROM reviews AS r
    WHERE r.kind = ${kind} AND r.subject = ${table}.num AND r.decided_at IS NULL)`.as('seen_at')
}

/** A change that moderators refused alone: the fields as they were sent in, and the names of the category that they name. */
export interface RefusedChange {
  fields: Record<string, unknown>
  category: Text | null
}

/** Column with the last change if moderators refused only that; null once it was brought back, or another one was sent in. */
export function refusedChange(kind: ReviewKind) {
  const table = kind === 'product' ? sql`products` : sql`companies`
  return decoded<RefusedChange | null>(
    sql`coalesce((SELECT CASE WHEN r.of_change = 1 AND ${table}.status_reason IS NOT NULL THEN json_object('fields', json(r.refused),
        'category', (SELECT json(c.names) FROM categories AS c WHERE c.num = r.refused ->> 'category')) END
      FROM reviews AS r WHERE r.kind = ${kind} AND r.subject = ${table}.num AND r.decision IN ('approved', 'refused')
      ORDER BY r.num DESC LIMIT 1), 'null')`,
    'refused_change',
  )
}

/**
 * Column with the time of the review that led to the present status: sent, approved or refused; NULL for every other status. A draft has
 * one if it was sent back, which its `status_reason` shows.
 */
export function statusAt(kind: ReviewKind) {
  // Qualified by hand: in a select of one table Drizzle omits table names, and `num` would be the review's.
  const table = kind === 'product' ? sql`products` : sql`companies`
  const own = sql`r.kind = ${kind} AND r.subject = ${table}.num`
  const decision = sql`CASE WHEN ${table}.status IN ('published', 'active') AND ${table}.status_reason IS NULL THEN 'approved' ELSE 'refused' END`
  return sql<number | null>`(CASE WHEN ${table}.status IN ('pending', 'moderation')
    THEN (SELECT r.asked_at FROM reviews AS r WHERE ${own} AND r.decided_at IS NULL)
    WHEN ${table}.status IN ('published', 'active', 'rejected', 'blocked') OR ${table}.status_reason IS NOT NULL
    THEN (SELECT r.decided_at FROM reviews AS r WHERE ${own} AND r.decision = ${decision} ORDER BY r.num DESC LIMIT 1) END)`.as(
    'status_at',
  )
}
