import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { PRODUCT_BY_MEMBERS } from '../../../../domain/statuses/product.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import type { Write } from '../../http/writes/commit.ts'
import { requestReview, withdrawReview } from '../../operator/reviews/queries.ts'
import type { RowChange } from './edit.ts'
import type { OwnRow } from './queries.ts'
import { missingOf } from './views.ts'

/** @throws AppError 409 `product.incomplete`, whose `errors` say what is missing */
function requireComplete({ row, category }: OwnRow): void {
  const errors = missingOf(row, category.slug).map((path) => ({ path, code: 'required', message: 'Buyers need it' }))
  if (errors.length > 0) throw new AppError('product.incomplete', 409, { errors })
}

/** @throws AppError 409 `company.not-active`: a product of a hidden company would link to a page that is not there */
export function requireActiveCompany({ companyStatus }: Pick<OwnRow, 'companyStatus'>): void {
  if (companyStatus !== 'active') throw new AppError('company.not-active', 409)
}

/** The house looks at the whole of it when it is sent in; what is put away need not be looked at any more. */
function queueWrites(num: number, to: ProductStatus, now: number): Write[] {
  if (to === 'moderation') return [requestReview('product', num, {}, now)]
  return to === 'draft' || to === 'archived' ? [withdrawReview('product', num, now)] : []
}

/**
 * @returns what the supplier's wish for another state comes to; null where the product is in it already.
 * @throws AppError 409 `status.refused`, `product.incomplete`, `company.not-active`
 */
export function statusChange(
  own: OwnRow,
  to: ProductStatus,
  now: number,
): { change: RowChange; writes: Write[] } | null {
  const { row } = own
  if (!changes(PRODUCT_BY_MEMBERS, row.status, to)) return null
  if (to === 'moderation') requireComplete(own)
  if (to === 'published') requireActiveCompany(own)
  return { change: { status: to, statusReason: null, suspended: false }, writes: queueWrites(row.num, to, now) }
}
