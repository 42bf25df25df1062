/**
 * Refusing a change of what buyers see: the version approved before is restored, and nothing else changes. Undoing that restores the
 * change, which then waits again (docs/behaviour.md, "Refused changes").
 */
import type { Context } from 'hono'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import { type Database, database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { editResult, unchanged } from '../../http/writes/version.ts'
import { RESTORABLE_FOR } from '../../organization/restorable.ts'
import { lastReview, refuseReview, reopenChange } from '../reviews/queries.ts'
import { announceSoon } from './announce-decisions.ts'
import { notifyManagers } from './notify-managers.ts'
import { requireReason } from './require-reason.ts'
import type { ModeratedRow, Stamp, Versions } from './versions.ts'

/** @throws AppError 409 `change.none` where buyers never saw it, or no review `isMeant` */
async function requireReview<Row extends ModeratedRow, Fields>(
  db: Database,
  { kind }: Versions<Row, Fields>,
  { num, status }: Row,
  isMeant: (review: NonNullable<Awaited<ReturnType<typeof lastReview<Fields>>>>) => boolean,
) {
  const review = await lastReview<Fields>(db, kind, num)
  if (!review || !isApproved(status) || !isMeant(review)) throw new AppError('change.none', 409)
  return review
}

const stampOf = ({ version }: ModeratedRow, statusReason: string | null, now: number): Stamp => ({
  statusReason,
  version: version + 1,
  updatedAt: now,
})

const resultOf = ({ id, status }: ModeratedRow, { statusReason, version }: Stamp) =>
  editResult(200, { id, status, reason: statusReason, version }, version)

/**
 * @returns the statements that refuse the change of one row
 * @throws AppError 409 `change.none` where nothing waits, or where nothing was approved before
 */
export async function refusal<Row extends ModeratedRow, Fields>(
  c: Context<ApiEnv>,
  versions: Versions<Row, Fields>,
  row: Row,
  reason: string,
): Promise<{ writes: Write[]; stamp: Stamp }> {
  const db = database(c.env.DB)
  const now = Date.now()
  const review = await requireReview(
    db,
    versions,
    row,
    ({ decidedAt, before }) => decidedAt === null && Object.keys(before).length > 0,
  )
  const stamp = stampOf(row, reason, now)
  const writes = [
    ...unchanged(c, versions.current(row), row.version),
    refuseReview(versions.kind, review.num, { reason, by: signedIn(c).num }, now),
    ...(await versions.write(db, row, review.before, stamp)),
  ]
  return { writes, stamp }
}

/** @throws AppError 404 where there is no such row; 409 `change.none`, `company.exists`; 422 `input.invalid` without a reason */
export async function refuseChange<Row extends ModeratedRow, Fields>(
  c: Context<ApiEnv>,
  versions: Versions<Row, Fields>,
  reason: string,
) {
  requireReason(reason)
  const row = await loadOwn(c, versions.unknown, versions.read)
  const { writes, stamp } = await refusal(c, versions, row, reason)
  const response = await commit(c, writes, resultOf(row, stamp))
  await announceSoon(c)
  return response
}

/** Undoes a refusal of the last week. The managers get an e-mail if they had one about the refusal. @throws as `refuseChange` */
export async function restoreChange<Row extends ModeratedRow, Fields>(
  c: Context<ApiEnv>,
  versions: Versions<Row, Fields>,
) {
  const db = database(c.env.DB)
  const now = Date.now()
  const row = await loadOwn(c, versions.unknown, versions.read)
  const review = await requireReview(
    db,
    versions,
    row,
    ({ ofChange, decidedAt }) => ofChange && (decidedAt ?? 0) > now - RESTORABLE_FOR,
  )
  const stamp = stampOf(row, null, now)
  const writes = [
    ...unchanged(c, versions.current(row), row.version),
    reopenChange(review.num),
    ...(await versions.rewrite(db, row, review.refused, stamp)),
  ]
  const response = await commit(c, writes, resultOf(row, stamp))
  if (review.untold) return response
  const subject = { company: versions.companyOf(row), names: row.names, ownPath: versions.ownPath.bind(null, row) }
  await notifyManagers(c, subject, 'changeRestored')
  return response
}
