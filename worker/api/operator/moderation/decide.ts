/** Carries out a moderator's decision. */

import type { Context } from 'hono'
import { companyRoute } from '../../../../domain/company-kinds.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { personalHref } from '../../../../domain/personal-routes.ts'
import { href } from '../../../../domain/routes.ts'
import { COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, type CompanyStatus } from '../../../../domain/statuses/company.ts'
import { PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, type ProductStatus } from '../../../../domain/statuses/product.ts'
import type { StateMachine } from '../../../../domain/statuses/state-machine.ts'
import type { Text } from '../../../../domain/text.ts'
import { database } from '../../../db/connection.ts'
import { notify } from '../../delivery/deliver.ts'
import { signedIn } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { orNotFound } from '../../http/id.ts'
import { localized } from '../../http/locale.ts'
import { invalidInput } from '../../http/problem.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { changes } from '../../http/state-machine.ts'
import { commit } from '../../http/writes/commit.ts'
import { editResult, unchanged } from '../../http/writes/version.ts'
import { companyVersion, updateCompany } from '../../organization/company/queries.ts'
import { managersOf } from '../../organization/notified-managers.ts'
import { productVersion, updateProduct } from '../../organization/products/queries.ts'
import { requireActiveCompany } from '../../organization/products/status.ts'
import { productsFollow } from '../../organization/suspension.ts'
import { announceCompany, announceProduct } from '../../public/index-now/announce.ts'
import { closeReview } from '../reviews/queries.ts'
import { readCompany, readProduct } from './queries.ts'

interface Decision<Status extends string> {
  status: Status
  reason: string
}

/** Statuses in which buyers have seen what was approved once. */
const PUBLIC: readonly string[] = ['active', 'published', 'hidden']

interface Verdict {
  /** Whether the status changes. A public status confirmed as it is approves of the changes made since. */
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
  if (!isNew && !PUBLIC.includes(from)) return null
  if (!isNew || !needing.includes(status)) return { isNew, decision: 'approved', reason: null }
  if (reason.trim() === '') {
    throw invalidInput([{ path: 'reason', code: 'required', message: 'The supplier has to be told why' }])
  }
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

interface Decided extends Verdict {
  /** Key of the company whose managers get the e-mail. */
  company: number
  /** Of the company or the product. */
  names: Text
  /** @returns the path of the page that the e-mail leads to */
  pathIn: (locale: Locale) => string
}

/** E-mails a new status to the managers, each in their language. */
async function notifyManagers(c: Context<ApiEnv>, { isNew, company, names, decision, reason, pathIn }: Decided) {
  if (!isNew) return
  for (const { to, locale } of await managersOf(database(c.env.DB), company, 'moderation')) {
    const link = (await siteOrigin(c)) + pathIn(locale)
    const params = { what: localized(names, locale).text, reason: reason ?? '', link }
    await notify(c, to, { name: decision, params }, locale)
  }
}

/** @throws AppError 404 `company.unknown`, and as `judge` */
export async function decideCompany(c: Context<ApiEnv>, id: string, wish: Decision<CompanyStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const row = orNotFound(await readCompany(db, id), 'company.unknown')
  const verdict = judge(COMPANY_BY_MODERATORS, COMPANY_NEEDS_REASON, row.status, wish)
  if (!verdict) return commit(c, [], resultOf(row))
  const { isNew, decision, reason } = verdict
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, companyVersion(row.num), row.version),
    updateCompany(db, row.num, change),
    closeReview('company', row.num, { decision, reason, by }, now),
    ...(isNew ? productsFollow(row.num, row.status, wish.status) : []),
  ]
  const pathIn = (locale: Locale) =>
    decision === 'approved' ? href(companyRoute(row.kind), locale, row) : personalHref('company', locale)
  const response = await commit(c, writes, resultOf({ ...row, ...change }))
  await notifyManagers(c, { ...verdict, company: row.num, names: row.names, pathIn })
  await announceCompany(c, row, { from: row.status, to: wish.status })
  return response
}

/** @throws AppError 404 `product.unknown`, 409 `company.not-active`, and as `judge` */
export async function decideProduct(c: Context<ApiEnv>, id: string, wish: Decision<ProductStatus>) {
  const db = database(c.env.DB)
  const now = Date.now()
  const by = signedIn(c).num
  const product = orNotFound(await readProduct(db, id), 'product.unknown')
  const { row } = product
  const verdict = judge(PRODUCT_BY_MODERATORS, PRODUCT_NEEDS_REASON, row.status, wish)
  if (!verdict) return commit(c, [], resultOf(row))
  const { isNew, decision, reason } = verdict
  if (isNew && wish.status === 'published') requireActiveCompany(product)
  const change = { status: wish.status, statusReason: reason, version: row.version + 1 }
  const writes = [
    ...unchanged(c, productVersion(id), row.version),
    updateProduct(db, row.num, { ...change, ...(isNew && { suspended: false }) }),
    closeReview('product', row.num, { decision, reason, by }, now),
  ]
  const pathIn = (locale: Locale) =>
    decision === 'approved' ? href('product', locale, row) : personalHref('product', locale, id)
  const response = await commit(c, writes, resultOf({ ...row, ...change }))
  await notifyManagers(c, { ...verdict, company: row.company, names: row.names, pathIn })
  await announceProduct(c, row, { from: row.status, to: wish.status })
  return response
}
