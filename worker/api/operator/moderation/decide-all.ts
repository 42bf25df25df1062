/** One decision about all products of a company that wait, in steps of a few hundred. */

import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AllDecision } from '../../../../domain/contract/moderation.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import { database } from '../../../db/connection.ts'
import { valuesOf } from '../../../db/select.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { AppError } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { applySuspensionsSoon } from '../../organization/suspension.ts'
import { snapshotOf } from '../reviews/moderated-fields.ts'
import { announceSoon } from './announce-decisions.ts'
import { approveWrites, type ReviewToApprove, readApproved } from './approve-step.ts'
import { readModeratedCompany } from './queries.ts'
import { refusal } from './refuse-change.ts'
import { requireReason } from './require-reason.ts'
import { PRODUCT_VERSIONS } from './versions.ts'

/** Products of one step: each writes a row of the public lists for every category above it. */
const STEP = 200

/** Changes of published products that one step refuses: each of them is read, restored and indexed separately. */
const CHANGES_OF_STEP = 20

interface Waiting {
  /** The reviews of one step. */
  reviews: ReviewToApprove[]
  /** How many wait in all, counted no further than totals are. */
  total: number
}

async function readWaiting(c: Context<ApiEnv>, company: number, until: number): Promise<Waiting> {
  const those = sql`FROM reviews AS r CROSS JOIN products AS p ON p.num = r.subject AND p.deleted_at IS NULL
    WHERE r.company = ${company} AND r.kind = 'product' AND r.decided_at IS NULL AND r.asked_at <= ${until}
      AND p.status IN ('moderation', 'published', 'hidden')`
  const rows = await database(c.env.DB).all<{ num: number; product: number; id: string; isNew: number; total: number }>(
    sql`SELECT r.num, p.num AS product, p.id, p.status = 'moderation' AS isNew, (SELECT count(*) FROM (SELECT 1 ${those} LIMIT ${MAX_COUNTED})) AS total ${those} ORDER BY r.asked_at, r.num LIMIT ${STEP}`,
  )
  const reviews = rows.map(({ num, product, id, isNew }) => ({ num, product, id, isNew: isNew === 1 }))
  return { reviews, total: rows[0]?.total ?? 0 }
}

/** Refuses changes of published products one by one; each gets back the version approved before. */
async function refuseChanges(c: Context<ApiEnv>, ids: string[], reason: string): Promise<Write[]> {
  const { read } = PRODUCT_VERSIONS
  const rows = await Promise.all(ids.map((id) => read(database(c.env.DB), id)))
  const refusals = await Promise.all(rows.flatMap((row) => (row ? refusal(c, PRODUCT_VERSIONS, row, reason) : [])))
  return refusals.flatMap(({ writes }) => writes)
}

/** The statements of one step; they change nothing for a product that another moderator has decided meanwhile. */
function stepWrites(reviews: number[], { status, reason }: AllDecision, by: number, now: number): SQL[] {
  const keys = valuesOf(reviews)
  const open = sql`reviews.num IN ${keys} AND reviews.decided_at IS NULL`
  if (status === 'rejected') {
    const subjects = sql`(SELECT subject FROM reviews WHERE ${open})`
    return [
      sql`UPDATE products SET status = 'rejected', status_reason = ${reason}, suspended = 0, version = version + 1
        WHERE num IN ${subjects}`,
      sql`UPDATE reviews SET decided_at = ${now}, decision = 'refused', reason = ${reason}, decided_by = ${by}, untold = 1,
        refused = ${snapshotOf('product', sql`subject`)} WHERE ${open}`,
    ]
  }
  return approveWrites(open, sql`decided_by = ${by}`, now)
}

/**
 * @param id of the company
 * @returns how many were decided in this step, and how many are left
 * @throws AppError 404 `company.unknown`, 409 `company.not-active`, 422 `input.invalid` without a reason
 */
export async function decideAll(c: Context<ApiEnv>, id: string, wish: AllDecision) {
  const row = orNotFound(await readModeratedCompany(database(c.env.DB), id), 'company.unknown')
  if (wish.status === 'rejected') requireReason(wish.reason)
  else if (row.status !== 'active') throw new AppError('company.not-active', 409)
  const { reviews, total } = await readWaiting(c, row.num, Date.parse(wish.until))
  const isRefusal = wish.status === 'rejected'
  const changed = isRefusal ? reviews.filter(({ isNew }) => !isNew).slice(0, CHANGES_OF_STEP) : []
  const approved = isRefusal ? null : await readApproved(c.env.DB, reviews)
  const nums = (approved?.passing ?? reviews.filter(({ isNew }) => isNew)).map(({ num }) => num)
  const writes = [
    ...(nums.length > 0 ? stepWrites(nums, wish, signedIn(c).num, Date.now()) : []),
    ...(approved?.writes ?? []),
    ...(await refuseChanges(
      c,
      changed.map(({ id }) => id),
      wish.reason,
    )),
  ]
  const decided = nums.length + changed.length
  const data = { decided, left: total - decided }
  const response = await commit(c, writes, { status: 200, body: { data } })
  await applySuspensionsSoon(c)
  await announceSoon(c)
  return response
}
