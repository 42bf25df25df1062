import { BY_RULE, type GoodsRule } from '../../../../domain/goods-rules.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { PRODUCT_BY_MEMBERS } from '../../../../domain/statuses/product.ts'
import { AppError } from '../../http/problem.ts'
import { changes } from '../../http/state-machine.ts'
import type { Write } from '../../http/writes/commit.ts'
import { requestReview, withdrawReview } from '../../operator/reviews/queries.ts'
import type { OwnProductRow, ProductCategory } from './queries.ts'
import { missingOfProduct } from './views.ts'

/** What of a product decides whether it can have a status. */
type StatusSubject = Pick<OwnProductRow, 'row' | 'companyStatus'> & {
  category: Pick<ProductCategory, 'slug'>
  /** The rule that the product falls under. */
  rule: GoodsRule | null
}

/** @throws AppError 409 `product.incomplete`, whose `errors` say what is missing */
function requireComplete({ row, category }: StatusSubject): void {
  const errors = missingOfProduct(row, category.slug).map((path) => ({
    path,
    code: 'required',
    message: 'Buyers need it',
  }))
  if (errors.length > 0) throw new AppError('product.incomplete', 409, { errors })
}

/** @throws AppError 409 `company.not-active`: a product of a hidden company would link to a page that is not there */
export function requireActiveCompany({ companyStatus }: Pick<OwnProductRow, 'companyStatus'>): void {
  if (companyStatus !== 'active') throw new AppError('company.not-active', 409)
}

/** Moderators review the whole product when it is submitted; one that is withdrawn needs no review any more. */
function queueWrites(num: number, to: ProductStatus, now: number): Write[] {
  if (to === 'moderation') return [requestReview('product', num, {}, now)]
  return to === 'draft' || to === 'archived' ? [withdrawReview('product', num, now)] : []
}

/** @throws AppError 409 `product.forbidden`, whose `detail` says why */
function refuseForbidden({ rule }: StatusSubject): void {
  if (rule?.kind === 'forbidden') throw new AppError('product.forbidden', 409, { detail: rule.reason.en })
}

/**
 * @returns the columns and writes by which the supplier sets a status; null where the product has it already. Goods that need a licence go
 *   to the moderators where they would be shown again
 * @throws AppError 409 `status.refused`, `product.incomplete`, `product.forbidden`, `company.not-active`
 */
export function statusChange(own: StatusSubject, to: ProductStatus, now: number) {
  const { row, rule } = own
  if (!changes(PRODUCT_BY_MEMBERS, row.status, to)) return null
  if (to === 'moderation') requireComplete(own)
  if (to === 'published') requireActiveCompany(own)
  if (to === 'moderation' || to === 'published') refuseForbidden(own)
  const isHeld = to === 'published' && rule !== null
  const status = isHeld ? 'moderation' : to
  const change = { status, statusReason: isHeld ? BY_RULE : null, suspended: false }
  return { change, writes: queueWrites(row.num, status, now) }
}
