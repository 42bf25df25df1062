import type { Context } from 'hono'
import { ruleFor } from '../../../../domain/goods-rules.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import { database } from '../../../db/connection.ts'
import { readGoodsRules } from '../../../db/goods-rules.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { commit } from '../../http/writes/commit.ts'
import { announceProduct } from '../../public/index-now/announce.ts'
import { editProduct, ownProduct, productResult } from './edit.ts'
import { statusChange } from './status.ts'

/** The status of the product that the path names, set by its supplier. @throws AppError 404 `product.unknown`, and as `statusChange` */
export async function setProductStatus(c: Context<ApiEnv>, status: ProductStatus) {
  const own = await ownProduct(c)
  const now = Date.now()
  const rule = ruleFor(own.row, await readGoodsRules(database(c.env.DB)))
  const step = statusChange({ ...own, rule }, status, now)
  if (!step) return commit(c, [], productResult(c, own, 200))
  const statusAt = step.change.status === 'moderation' ? now : null
  const { after, writes } = editProduct(c, own, step.change, { statusAt })
  const response = await commit(c, [...writes, ...step.writes], productResult(c, after, 200))
  await announceProduct(c, own.row, { from: own.row.status, to: after.row.status })
  return response
}
