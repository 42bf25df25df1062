/** Bringing back a product that moderators took off the site (docs/behaviour.md, "Taking a product off the site"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { PRODUCT_BY_MODERATORS } from '../../../../domain/statuses/product.ts'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { indexNewStatus, type ProductRow, updateProduct } from '../../organization/products/queries.ts'
import { RESTORABLE_FOR } from '../../organization/restorable.ts'
import { announceProduct } from '../../public/index-now/announce.ts'
import { differing, type ProductSnapshot, productSnapshot } from '../reviews/moderated-fields.ts'
import { lastReview, recordVerdict, requestReview } from '../reviews/queries.ts'
import { announceSoon } from './announce-decisions.ts'
import { readModeratedProduct } from './queries.ts'
import { reopenReview } from './takedowns.ts'

/** @returns the status to bring a product back to: published also where only its company is hidden; null where it was not on the site */
export function statusOnSite({
  status,
  suspended,
}: Pick<ProductRow, 'status' | 'suspended'>): 'published' | 'hidden' | null {
  if (status === 'published') return status
  if (status === 'hidden') return suspended ? 'published' : 'hidden'
  return null
}

/**
 * Brings a product back as it was before it was taken off. A change that waited waits again, and so does what its supplier has changed since.
 * While its company is hidden, so is the product.
 * @throws AppError 404 `product.unknown`; 409 `status.refused` where it was not taken off in the last week
 */
export async function restoreTakenOffProduct(c: Context<ApiEnv>, id: string) {
  const db = database(c.env.DB)
  const now = Date.now()
  const { row, companyStatus } = orNotFound(await readModeratedProduct(db, id), 'product.unknown')
  const refused = new AppError('status.refused', 409, { members: { allowed: [...PRODUCT_BY_MODERATORS[row.status]] } })
  const review = await lastReview<ProductSnapshot>(db, 'product', row.num)
  const before = review?.takenFrom
  if (!review || !before || row.status !== 'rejected' || (review.decidedAt ?? 0) <= now - RESTORABLE_FOR) throw refused
  const suspended = before === 'published' && companyStatus !== 'active'
  const status = suspended ? 'hidden' : before
  const version = row.version + 1
  const waited = Object.keys(review.before).length > 0
  const isChanged = differing(review.refused, productSnapshot(row)).length > 0
  // A supplier who has had no e-mail about the takedown gets none about its end either.
  const verdict = { decision: 'approved', reason: null, by: signedIn(c).num, needsEmail: !review.untold } as const
  const writes: Write[] = [
    ...unchangedRow(c, 'products', id, row.version),
    refuseUnless(sql`(SELECT taken_from FROM reviews WHERE num = ${review.num}) IS NOT NULL`, refused),
    sql`UPDATE reviews SET taken_from = NULL, untold = 0 WHERE num = ${review.num}`,
    updateProduct(db, row.num, { status, statusReason: null, suspended, version }),
    ...(await indexNewStatus(db, row, status)),
    ...recordVerdict('product', row.num, verdict, now),
    ...(waited
      ? [reopenReview(review.num)]
      : isChanged
        ? [requestReview('product', row.num, review.refused, now)]
        : []),
  ]
  const response = await commit(c, writes, editResult(200, { id, status, reason: null, version }, version))
  await announceSoon(c)
  await announceProduct(c, row, { from: row.status, to: status })
  return response
}
