/** The statements of a planned batch: all of it or nothing, and nothing where another write was faster. */
import { sql } from 'drizzle-orm'
import { chunks } from '../../../../../domain/chunks.ts'
import type { Bindings } from '../../../../bindings.ts'
import { changeStatements, indexStatements } from '../../../../db/import/replace.ts'
import { insertRows } from '../../../../db/insert.ts'
import { products } from '../../../../db/schema.ts'
import { productIndexText } from '../../../../db/search-index.ts'
import { valuesOf } from '../../../../db/select.ts'
import { reviewChanged } from '../../../../imports/changed-goods.ts'
import { AppError } from '../../../http/problem.ts'
import { productQuota, refuseImportedBeyondQuota, refuseTextsBeyondQuota } from '../../../http/save-limits.ts'
import type { Write } from '../../../http/writes/commit.ts'
import { refuseUnless } from '../../../http/writes/refusal.ts'
import type { BatchContext } from './context.ts'
import type { BatchPlan } from './plan.ts'

/** Goods of one statement: texts of the search index are some 4 kB for each, and D1 takes 2 MB in a parameter. */
const AT_ONCE = 80

/** Every product is as it was read, and no new article has been taken meanwhile. */
function isUnchanged({ added, replaced }: BatchPlan, company: number) {
  const versions = JSON.stringify(replaced.map(({ before }) => [before.num, before.version]))
  const articles = JSON.stringify(added.map(({ externalId }) => externalId))
  return sql`(SELECT count(*) FROM json_each(${versions}) AS given
      CROSS JOIN products AS p ON p.num = given.value ->> 0 AND p.version = given.value ->> 1) = ${replaced.length}
    AND NOT EXISTS (SELECT 1 FROM products AS p WHERE p.company = ${company}
      AND p.external_id IN (SELECT value FROM json_each(${articles})))`
}

/**
 * @returns the writes of a batch, for `commit`
 * @throws AppError then 409 `batch.overtaken` where another write was faster, 429 `rate.limited` past the quotas of the company
 */
export function batchWrites(env: Bindings, plan: BatchPlan, context: BatchContext): Write[] {
  const { company, now, home, lineageOf } = context
  const { added, replaced, confirmed } = plan
  const quota = productQuota(home.status)
  const prepared = [
    ...chunks(added, AT_ONCE).flatMap((rows) => [
      ...insertRows(env.DB, products, rows),
      ...indexStatements(
        env.DB,
        rows.map((row) => ({ ...row, text: productIndexText(row, lineageOf(row.category)) })),
        [],
      ),
    ]),
    ...chunks(replaced, AT_ONCE).flatMap((rows) => changeStatements(env.DB, rows, context)),
    ...reviewChanged(env.DB, company, replaced, now),
  ]
  return [
    refuseUnless(isUnchanged(plan, company), new AppError('batch.overtaken', 409)),
    ...prepared,
    ...(added.length > 0 ? [refuseImportedBeyondQuota(company, quota)] : []),
    ...(replaced.length > 0 ? [refuseTextsBeyondQuota(company, quota)] : []),
    ...(confirmed.length > 0
      ? [
          sql`UPDATE products SET priced_at = ${now} WHERE num IN ${valuesOf(confirmed)}
            AND company = ${company}`,
        ]
      : []),
  ]
}
