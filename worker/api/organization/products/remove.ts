/** Deletes and restores a product. A deleted product is archived: no page and no search shows it. */
import type { Context } from 'hono'
import { type GoodsRule, ruleFor } from '../../../../domain/goods-rules.ts'
import { database } from '../../../db/connection.ts'
import { readGoodsRules } from '../../../db/goods-rules.ts'
import { member } from '../../http/access/viewer.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { loadOwn } from '../../http/id.ts'
import type { Write } from '../../http/writes/commit.ts'
import { requestReview, withdrawReview } from '../../operator/reviews/queries.ts'
import { RESTORABLE_FOR } from '../restorable.ts'
import { editProduct, ownProduct, type ProductEdit, UNKNOWN_PRODUCT } from './edit.ts'
import { type OwnProductRow, type ProductRow, readDeletedProduct } from './queries.ts'

/** @throws AppError 404 `product.unknown` */
export async function removeProduct(c: Context<ApiEnv>): Promise<{ before: ProductRow; writes: Write[] }> {
  const own = await ownProduct(c)
  const now = Date.now()
  const change = { status: 'archived', deletedAt: now, deletedStatus: own.row.status } as const
  const { writes } = editProduct(c, own, change)
  return { before: own.row, writes: [...writes, withdrawReview('product', own.row.num, now)] }
}

/** The status before the deletion; a published product is hidden where a rule withholds it, or while its company is not active. */
function restored({ row, companyStatus }: OwnProductRow, rule: GoodsRule | null) {
  const status = row.deletedStatus ?? 'draft'
  if (status === 'published' && rule) return { deletedAt: null, status: 'hidden' as const, deletedStatus: null }
  const isHidden = status === 'published' && companyStatus !== 'active'
  return {
    deletedAt: null,
    deletedStatus: null,
    ...(isHidden ? { status: 'hidden' as const, suspended: true } : { status }),
  }
}

/** @throws AppError 404 `product.unknown` where there is nothing to restore */
export async function restoreProduct(c: Context<ApiEnv>): Promise<ProductEdit> {
  const company = member(c).organization.num
  const now = Date.now()
  const own = await loadOwn(c, UNKNOWN_PRODUCT, (db, id) => readDeletedProduct(db, company, id, now - RESTORABLE_FOR))
  const change = restored(own, ruleFor(own.row, await readGoodsRules(database(c.env.DB))))
  const { after, writes } = editProduct(c, own, change, { statusAt: change.status === 'moderation' ? now : null })
  const review = change.status === 'moderation' ? [requestReview('product', own.row.num, {}, now)] : []
  return { after, writes: [...writes, ...review] }
}
