import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ArticleBatch, ArticleResults } from '../../../../../domain/contract/products-by-article.ts'
import { MAX_BATCH } from '../../../../../domain/limits.ts'
import { requires } from '../../../http/access/requires.ts'
import { member } from '../../../http/access/viewer.ts'
import type { ApiEnv } from '../../../http/api-env.ts'
import { describeWrite } from '../../../http/openapi.ts'
import { AppError } from '../../../http/problem.ts'
import { countNewProducts, productQuota } from '../../../http/save-limits.ts'
import { body } from '../../../http/validate.ts'
import { commit } from '../../../http/writes/commit.ts'
import { readBatchContext } from './context.ts'
import { planBatch } from './plan.ts'
import { parseRows, type ReadRow } from './rows.ts'
import { batchWrites } from './write.ts'

/** How often a batch is planned anew because somebody has saved one of its products meanwhile. */
const MAX_PLANS = 3

/** The one PUT whose response is worth keeping: sent again, its rows would be "unchanged" instead of "created". */
const takesKey = createMiddleware<ApiEnv>(async function takesKey(c, next) {
  c.set('takesKey', true)
  await next()
})

async function write(c: Context<ApiEnv>, rows: ReadRow[], mayAdd: boolean) {
  const viewer = member(c)
  const company = viewer.organization.num
  const context = await readBatchContext(c.env, rows, { company, mayAdd, now: Date.now() })
  const plan = planBatch(rows, context)
  const { added, results } = plan
  if (added.length > 0) await countNewProducts(c, productQuota(context.home.status), viewer, added.length)
  return commit(c, batchWrites(c.env, plan, context), { status: 200, body: { data: results } })
}

/** /api/profile/company/products/by-article */
export const productsByArticle = new Hono<ApiEnv>().put(
  '/',
  describeWrite(
    'own products',
    `Creates and changes up to ${MAX_BATCH} products by the supplier’s own articles, each row judged by itself`,
    { 200: ArticleResults },
    { 409: 'Others were saving the same products all the while: `batch.overtaken`' },
  ),
  takesKey,
  requires('product.price'),
  body(ArticleBatch),
  async (c) => {
    const { scopes } = member(c)
    const isForPrices = scopes !== undefined && !scopes.includes('goods.write')
    const rows = parseRows(c.req.valid('json').products, isForPrices)
    for (let plans = 1; ; plans++) {
      try {
        return await write(c, rows, !isForPrices)
      } catch (error) {
        const isOvertaken = error instanceof AppError && error.code === 'batch.overtaken'
        if (!isOvertaken || plans === MAX_PLANS) throw error
      }
    }
  },
)
