import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { PRODUCT_BY_MEMBERS } from '../../../../domain/statuses/product.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import type { Write } from '../../http/writes/commit.ts'
import { requestReview, withdrawReview } from '../../operator/reviews/queries.ts'
import type { Category, OwnRow } from './queries.ts'
import { missingOf } from './views.ts'

/** What of a product decides whether it can have a status. */
type Standing = Pick<OwnRow, 'row' | 'companyStatus'> & { category: Pick<Category, 'slug'> }

/** @throws AppError 409 `product.incomplete`, whose `errors` say what is missing */
function requireComplete({ row, category }: Standing): void {
  const errors = missingOf(row, category.slug).map((path) => ({ path, code: 'required', message: 'Buyers need it' }))
  if (errors.length > 0) throw new AppError('product.incomplete', 409, { errors })
}

/** @throws AppError 409 `company.not-active`: a product of a hidden company would link to a page that is not there */
export function requireActiveCompany({ companyStatus }: Pick<OwnRow, 'companyStatus'>): void {
  if (companyStatus !== 'active') throw new AppError('company.not-active', 409)
}

/** Moderators review the whole product when it is submitted; one that is withdrawn needs no review any more. */
function queueWrites(num: number, to: ProductStatus, now: number): Write[] {
  if (to === 'moderation') return [requestReview('product', num, {}, now)]
  return to === 'draft' || to === 'archived' ? [withdrawReview('product', num, now)] : []
}

/**
 * @returns the columns and writes by which the supplier sets a status; null where the product has it already.
 * @throws AppError 409 `status.refused`, `product.incomplete`, `company.not-active`
 */
export function statusChange(own: Standing, to: ProductStatus, now: number) {
  const { row } = own
  if (!changes(PRODUCT_BY_MEMBERS, row.status, to)) return null
  if (to === 'moderation') requireComplete(own)
  if (to === 'published') requireActiveCompany(own)
  return { change: { status: to, statusReason: null, suspended: false }, writes: queueWrites(row.num, to, now) }
}
