/** Who has a review on the screen (docs/behaviour.md, "Claimed reviews"). */

import { type SQL, sql } from 'drizzle-orm'
import type { ReviewClaim } from '../../../../domain/contract/reviews.ts'
import { MINUTE_MS } from '../../../../domain/durations.ts'
import type { Database } from '../../../db/connection.ts'
import type { ReviewKind } from '../../../db/schema.ts'

/** Milliseconds for which a review is claimed: longer than a look at it takes, short where a tab was closed. */
export const CLAIMED_FOR = 10 * MINUTE_MS

interface Claimed {
  /** null: not claimed. */
  claimedBy: number | null
  claimedUntil: number
  claimer: string | null
}

/** @param user key of the operator */
export const toReviewClaim = ({ claimedBy, claimedUntil, claimer }: Claimed, user: number): ReviewClaim | null =>
  claimedBy === null
    ? null
    : { by: claimer ?? '', own: claimedBy === user, until: new Date(claimedUntil).toISOString() }

/** What is reviewed. */
interface Reviewed {
  kind: ReviewKind
  id: string
}

/** The operator's key, and when. */
interface By {
  user: number
  now: number
}

const subjectOf = ({ kind, id }: Reviewed): SQL =>
  kind === 'product'
    ? sql`(SELECT num FROM products WHERE id = ${id})`
    : sql`(SELECT num FROM companies WHERE id = ${id})`

const open = (one: Reviewed): SQL => sql`kind = ${one.kind} AND subject = ${subjectOf(one)} AND decided_at IS NULL`

/** @returns the statement that claims an open review for an operator; it changes nothing where another has it, unless it is taken over */
export const claimReview = (one: Reviewed, { user, now }: By, takeOver: boolean): SQL =>
  sql`UPDATE reviews SET claimed_by = ${user}, claimed_until = ${now + CLAIMED_FOR} WHERE ${open(one)}
    ${takeOver ? sql`` : sql`AND (claimed_until <= ${now} OR claimed_by = ${user})`}`

/** @returns the statement by which an operator gives an own claim up */
export const releaseReview = (one: Reviewed, user: number): SQL =>
  sql`UPDATE reviews SET claimed_by = NULL, claimed_until = 0 WHERE ${open(one)} AND claimed_by = ${user}`

/** @returns the claim in force; null where there is none, or the review does not wait */
export async function readClaim(db: Database, one: Reviewed, { user, now }: By) {
  const row = await db.get<Claimed | undefined>(
    sql`SELECT r.claimed_by AS claimedBy, r.claimed_until AS claimedUntil, u.name AS claimer FROM reviews AS r
      CROSS JOIN users AS u ON u.num = r.claimed_by
      WHERE r.kind = ${one.kind} AND r.subject = ${subjectOf(one)} AND r.decided_at IS NULL AND r.claimed_until > ${now}`,
  )
  return row ? toReviewClaim(row, user) : null
}
