/** What a decision of the house comes to. */
import type { Context } from 'hono'
import type { CompanyStatus } from '../../../../domain/statuses/company.ts'
import { COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON } from '../../../../domain/statuses/company.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON } from '../../../../domain/statuses/product.ts'
import type { StateMachine } from '../../../../domain/statuses/state-machine.ts'
import { database } from '../../../db/connection.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { unchanged, versionTag } from '../../http/writes/version.ts'
import { companyVersion, updateCompany } from '../../organization/company/queries.ts'
import { productVersion, updateProduct } from '../../organization/products/queries.ts'
import { demandActive } from '../../organization/products/status.ts'
import { productsFollow } from '../../organization/suspension.ts'
import { announceCompany, announceProduct } from '../../public/index-now/announce.ts'
import { closeReview } from '../reviews/queries.ts'
import { type Outcome, tellManagers } from './emails.ts'
import { readCompany, readProduct } from './queries.ts'

interface Wish<Status extends string> {
  status: Status
  reason: string
}

/** States in which buyers have seen what the house approved of once. */
const PUBLIC: readonly string[] = ['active', 'published', 'hidden']

/** @throws AppError 422 `input.invalid` where the supplier would not be told why */
function demandReason<Status extends string>(needing: readonly Status[], { status, reason }: Wish<Status>): void {
  if (!needing.includes(status) || reason.trim() !== '') return
  const error = { path: 'reason', code: 'required', message: 'The supplier has to be told why' }
  throw new AppError('input.invalid', 422, undefined, [error])
}

interface Verdict {
  /** Whether the state changes; the one it is in approves of what has changed since, where it is a public one. */
  isNew: boolean
  decision: Outcome['decision']
  reason: string | null
}

/** @throws AppError 409 `status.refused`, 422 `input.invalid` */
function weigh<Status extends string>(
  machine: StateMachine<Status>,
  needing: readonly Status[],
  from: Status,
  wish: Wish<Status>,
): Verdict | null {
  const isNew = changes(machine, from, wish.status)
  if (!isNew && !PUBLIC.includes(from)) return null
  if (isNew) demandReason(needing, wish)
  const refused = isNew && needing.includes(wish.status)
  return { isNew, decision: refused ? 'refused' : 'approved', reason: refused ? wish.reason : null }
}

interface Subject {
  id: string
  status: string
  statusReason: string | null
  version: number
}

const answered = ({ id, status, statusReason, version }: Subject) => ({
  status: 200 as const,
  body: { data: { id, status, reason: statusReason, version } },
  headers: { ETag: versionTag(version) },
})

async function finish(c: Context<ApiEnv>, writes: Write[], after: Subject, outcome: Outcome | null) {
  const answer = await commit(c, writes, answered(after))
  if (outcome) await tellManagers(c, outcome)
  return answer
}

/** @throws AppError 404 `company.unknown`, and as `weigh` */
export async function decideCompany(c: Context<ApiEnv>, id: string, wish: Wish<CompanyStatus>) {
  const [db, now, by] = [database(c.env.DB), Date.now(), signedIn(c).num]
  const row = await readCompany(db, id)
  if (!row) throw new AppError('company.unknown', 404)
  const verdict = weigh(COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, row.status, wish)
  if (!verdict) return finish(c, [], row, null)
  const { isNew, decision, reason } = verdict
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, companyVersion(row.num), row.version),
    updateCompany(db, row.num, change),
    closeReview('company', row.num, { decision, reason, by }, now),
    ...(isNew ? productsFollow(row.num, row.status, wish.status) : []),
  ]
  const path = decision === 'approved' ? `/suppliers/${id}` : '/profile/company'
  const outcome = isNew ? { company: row.num, names: row.names, decision, reason, path } : null
  const told = await finish(c, writes, { ...row, ...change }, outcome)
  await announceCompany(c, row, { from: row.status, to: wish.status })
  return told
}

/** @throws AppError 404 `product.unknown`, 409 `company.not-active`, and as `weigh` */
export async function decideProduct(c: Context<ApiEnv>, id: string, wish: Wish<ProductStatus>) {
  const [db, now, by] = [database(c.env.DB), Date.now(), signedIn(c).num]
  const found = await readProduct(db, id)
  if (!found) throw new AppError('product.unknown', 404)
  const { row } = found
  const verdict = weigh(PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, row.status, wish)
  if (!verdict) return finish(c, [], row, null)
  const { isNew, decision, reason } = verdict
  if (isNew && wish.status === 'published') demandActive(found)
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, productVersion(id), row.version),
    updateProduct(db, row.num, { ...change, ...(isNew && { suspended: false }) }),
    closeReview('product', row.num, { decision, reason, by }, now),
  ]
  const path = decision === 'approved' ? `/product/${id}` : `/profile/product/${id}`
  const outcome = isNew ? { company: row.company, names: row.names, decision, reason, path } : null
  const told = await finish(c, writes, { ...row, ...change }, outcome)
  await announceProduct(c, row, { from: row.status, to: wish.status })
  return told
}
