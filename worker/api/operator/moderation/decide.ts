/** Carries out a moderator's decision. */

import type { Context } from 'hono'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import { COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, type CompanyStatus } from '../../../../domain/statuses/company.ts'
import { PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, type ProductStatus } from '../../../../domain/statuses/product.ts'
import type { StateMachine } from '../../../../domain/statuses/state-machine.ts'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { changes } from '../../http/state-machine.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchangedRow } from '../../http/writes/version.ts'
import { approveIdentity } from '../../organization/company/identity.ts'
import {
  indexCompany,
  indexNewStatus,
  refuseTakenTaxNumber,
  servicesOf,
  updateCompany,
} from '../../organization/company/queries.ts'
import { indexNewStatus as indexNewProductStatus, updateProduct } from '../../organization/products/queries.ts'
import { requireActiveCompany } from '../../organization/products/status.ts'
import { applySuspensionsSoon, suspendedGoodsWrites } from '../../organization/suspension.ts'
import { announceCompany, announceProduct } from '../../public/index-now/announce.ts'
import { closeReview } from '../reviews/queries.ts'
import { announceSoon } from './announce-decisions.ts'
import { readModeratedCompany, readModeratedProduct } from './queries.ts'
import { requireReason } from './require-reason.ts'
import { endTakedown, notifyTakedown, recordTakedown } from './takedowns.ts'
import { statusOnSite } from './taken-off-goods.ts'

interface Decision<Status extends string> {
  status: Status
  reason: string
}

interface Verdict {
  /** Whether the status changes. Confirming the present public status approves the changes made since. */
  isNew: boolean
  decision: 'approved' | 'refused'
  reason: string | null
}

/** @throws AppError 409 `status.refused`, 422 `input.invalid` where the supplier would get no reason */
function judge<Status extends string>(
  machine: StateMachine<Status>,
  needing: readonly Status[],
  from: Status,
  { status, reason }: Decision<Status>,
): Verdict | null {
  const isNew = changes(machine, from, status)
  if (!isNew && !isApproved(from)) return null
  if (!isNew || !needing.includes(status)) return { isNew, decision: 'approved', reason: null }
  requireReason(reason)
  return { isNew, decision: 'refused', reason }
}

interface Subject {
  id: string
  status: string
  statusReason: string | null
  version: number
}

const resultOf = ({ id, status, statusReason, version }: Subject) =>
  editResult(200, { id, status, reason: statusReason, version }, version)

/** @throws AppError 404 `company.unknown`, 409 `company.exists`, and as `judge` */
export async function decideCompany(c: Context<ApiEnv>, id: string, wish: Decision<CompanyStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const row = orNotFound(await readModeratedCompany(db, id), 'company.unknown')
  const verdict = judge(COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, row.status, wish)
  if (!verdict) return commit(c, [], resultOf(row))
  const { isNew, decision, reason } = verdict
  const takenOff = isNew && isApproved(row.status)
  const identity = decision === 'approved' ? approveIdentity(row) : {}
  const change = { ...identity, status: wish.status, statusReason: reason, version: row.version + 1 }
  const after = { ...row, ...change }
  const writes = [
    // Of several drafts with one tax number, the first approved one gets it.
    ...(decision === 'approved' ? [refuseTakenTaxNumber(after)] : []),
    ...unchangedRow(c, 'companies', row.num, row.version),
    updateCompany(db, row.num, change),
    ...(takenOff ? [recordTakedown(row, wish.reason, by, now)] : endTakedown(row, now)),
    ...closeReview('company', row.num, { decision, reason, by, needsEmail: isNew && !takenOff }, now),
    ...(identity.names
      ? await indexCompany(db, after, await servicesOf(db, row.num), row)
      : await indexNewStatus(db, row, wish.status)),
    ...(isNew ? await suspendedGoodsWrites(c.env.DB, row.num, row.status, wish.status) : []),
  ]
  const response = await commit(c, writes, resultOf(after))
  if (isNew) await applySuspensionsSoon(c)
  if (takenOff) await notifyTakedown(c, row, 'takenOff', wish.reason)
  await announceSoon(c)
  await announceCompany(c, row, { from: row.status, to: wish.status })
  return response
}

/** @throws AppError 404 `product.unknown`, 409 `company.not-active`, and as `judge` */
export async function decideProduct(c: Context<ApiEnv>, id: string, wish: Decision<ProductStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const product = orNotFound(await readModeratedProduct(db, id), 'product.unknown')
  const { row } = product
  const verdict = judge(PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, row.status, wish)
  if (!verdict) return commit(c, [], resultOf(row))
  const { isNew, decision, reason } = verdict
  if (isNew && wish.status === 'published') requireActiveCompany(product)
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchangedRow(c, 'products', id, row.version),
    updateProduct(db, row.num, { ...change, ...(isNew && { suspended: false }) }),
    ...(await indexNewProductStatus(db, row, wish.status)),
    ...closeReview(
      'product',
      row.num,
      { decision, reason, by, needsEmail: isNew, takenFrom: isNew ? statusOnSite(row) : null },
      now,
    ),
  ]
  const response = await commit(c, writes, resultOf({ ...row, ...change }))
  await announceSoon(c)
  await announceProduct(c, row, { from: row.status, to: wish.status })
  return response
}
