/** Carries out a moderator's decision. */

import type { Context } from 'hono'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { href } from '../../../../domain/routes.ts'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import { COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON } from '../../../../domain/statuses/company.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON } from '../../../../domain/statuses/product.ts'
import type { StateMachine } from '../../../../domain/statuses/state-machine.ts'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { invalidInput } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { unchanged, versionTag } from '../../http/writes/version.ts'
import { companyVersion, updateCompany } from '../../organization/company/queries.ts'
import { productVersion, updateProduct } from '../../organization/products/queries.ts'
import { requireActiveCompany } from '../../organization/products/status.ts'
import { productsFollow } from '../../organization/suspension.ts'
import { announceCompany, announceProduct } from '../../public/index-now/announce.ts'
import { closeReview } from '../reviews/queries.ts'
import { type Decided, notifyManagers } from './emails.ts'
import { readCompany, readProduct } from './queries.ts'

interface Decision<Status extends string> {
  status: Status
  reason: string
}

/** Statuses in which buyers have seen what was approved once. */
const PUBLIC: readonly string[] = ['active', 'published', 'hidden']

/** @throws AppError 422 `input.invalid` where the supplier would not be told why */
function requireReason<Status extends string>(needing: readonly Status[], { status, reason }: Decision<Status>): void {
  if (!needing.includes(status) || reason.trim() !== '') return
  const error = { path: 'reason', code: 'required', message: 'The supplier has to be told why' }
  throw invalidInput([error])
}

interface Verdict {
  /** Whether the status changes. A public status confirmed as it is approves of the changes made since. */
  isNew: boolean
  decision: Decided['decision']
  reason: string | null
}

/** @throws AppError 409 `status.refused`, 422 `input.invalid` */
function judge<Status extends string>(
  machine: StateMachine<Status>,
  needing: readonly Status[],
  from: Status,
  wish: Decision<Status>,
): Verdict | null {
  const isNew = changes(machine, from, wish.status)
  if (!isNew && !PUBLIC.includes(from)) return null
  if (isNew) requireReason(needing, wish)
  const refused = isNew && needing.includes(wish.status)
  return { isNew, decision: refused ? 'refused' : 'approved', reason: refused ? wish.reason : null }
}

interface Subject {
  id: string
  status: string
  statusReason: string | null
  version: number
}

const resultOf = ({ id, status, statusReason, version }: Subject) => ({
  status: 200 as const,
  body: { data: { id, status, reason: statusReason, version } },
  headers: { ETag: versionTag(version) },
})

async function finish(c: Context<ApiEnv>, writes: Write[], after: Subject, decided: Decided | null) {
  const response = await commit(c, writes, resultOf(after))
  if (decided) await notifyManagers(c, decided)
  return response
}

/** @throws AppError 404 `company.unknown`, and as `weigh` */
export async function decideCompany(c: Context<ApiEnv>, id: string, wish: Decision<CompanyStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const row = orNotFound(await readCompany(db, id), 'company.unknown')
  const verdict = judge(COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, row.status, wish)
  if (!verdict) return finish(c, [], row, null)
  const { isNew, decision, reason } = verdict
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, companyVersion(row.num), row.version),
    updateCompany(db, row.num, change),
    closeReview('company', row.num, { decision, reason, by }, now),
    ...(isNew ? productsFollow(row.num, row.status, wish.status) : []),
  ]
  const { num: company, names, kind, slug } = row
  const pathIn = (locale: Locale) =>
    decision === 'approved' ? href(companyRoute(kind), locale, { id, slug }) : personalHref('company', locale)
  const decided = isNew ? { company, names, decision, reason, pathIn } : null
  const response = await finish(c, writes, { ...row, ...change }, decided)
  await announceCompany(c, row, { from: row.status, to: wish.status })
  return response
}

/** @throws AppError 404 `product.unknown`, 409 `company.not-active`, and as `weigh` */
export async function decideProduct(c: Context<ApiEnv>, id: string, wish: Decision<ProductStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const product = orNotFound(await readProduct(db, id), 'product.unknown')
  const { row } = product
  const verdict = judge(PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, row.status, wish)
  if (!verdict) return finish(c, [], row, null)
  const { isNew, decision, reason } = verdict
  if (isNew && wish.status === 'published') requireActiveCompany(product)
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, productVersion(id), row.version),
    updateProduct(db, row.num, { ...change, ...(isNew && { suspended: false }) }),
    closeReview('product', row.num, { decision, reason, by }, now),
  ]
  const { company, names, slug } = row
  const pathIn = (locale: Locale) =>
    decision === 'approved' ? href('product', locale, { id, slug }) : personalHref('product', locale, id)
  const decided = isNew ? { company, names, decision, reason, pathIn } : null
  const response = await finish(c, writes, { ...row, ...change }, decided)
  await announceProduct(c, row, { from: row.status, to: wish.status })
  return response
}
