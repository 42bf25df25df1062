/** Moves chosen goods to categories, as an operator has chosen for each (docs/behaviour.md, "Goods without a category"). */
import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { GoodsFiling } from '../../../../domain/contract/unsorted-goods.ts'
import { parametersOf } from '../../../../domain/parameters/parameter.ts'
import { database } from '../../../db/connection.ts'
import { readGoodsRules } from '../../../db/goods-rules.ts'
import type { Replaced } from '../../../db/import/plan-writes.ts'
import { changeStatements } from '../../../db/import/replace.ts'
import { readShopCategories, type ShopCategory, UNSORTED } from '../../../db/import/shop-categories.ts'
import { readDefinitions } from '../../../db/parameter-definitions.ts'
import { products, type StoredProduct } from '../../../db/schema.ts'
import { valuesOf } from '../../../db/select.ts'
import { withholdRuledGoods } from '../../../imports/changed-goods.ts'
import type { ApiEnv } from '../../http/api-env.ts'
import { AppError, invalidInput } from '../../http/problem.ts'
import { commit, type Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'

/** Goods that buyers saw and a rule now withholds are reviewed as a whole. */
function reviewWithheld(replaced: Replaced[], now: number): Write[] {
  const withheld = replaced
    .filter(({ before, after }) => before.status !== after.status)
    .map(({ before }) => before.num)
  if (withheld.length === 0) return []
  const those = valuesOf(withheld)
  return [
    sql`UPDATE reviews SET before = '{}' WHERE kind = 'product' AND decided_at IS NULL AND subject IN ${those}`,
    sql`INSERT INTO reviews (kind, subject, company, before, asked_at)
      SELECT 'product', num, company, '{}', ${now} FROM products WHERE num IN ${those}
      ON CONFLICT (kind, subject) WHERE decided_at IS NULL DO NOTHING`,
  ]
}

/** Refuses the whole move where one of the goods was saved since it was read: the response would be wrong about it. */
const refuseChangedRows = (rows: StoredProduct[]) =>
  refuseUnless(
    sql`(SELECT count(*) FROM json_each(${JSON.stringify(rows.map(({ num, version }) => [num, version]))}) AS given
      CROSS JOIN products AS p ON p.num = given.value ->> 0 AND p.version = given.value ->> 1) = ${rows.length}`,
    new AppError('batch.overtaken', 409),
  )

/** A category that is being merged takes no goods: they would stay in it. */
const refuseMergingCategory = (ids: string[]) =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM categories WHERE merging IS NOT NULL AND id IN ${valuesOf(ids)})`,
    new AppError('category.in-use', 409),
  )

interface Move {
  id: string
  /** That the product had when it was read; null: any. */
  version: number | null
  to: ShopCategory
}

/**
 * Moves goods, each to a category. What was saved since, or deleted, stays.
 * @throws AppError 409 `category.in-use` for a category that is being merged, `batch.overtaken` where one of the goods is saved at the same time
 */
export async function moveGoods(c: Context<ApiEnv>, wanted: Move[], shop: ShopCategory[]) {
  const db = database(c.env.DB)
  const now = Date.now()
  const ids = JSON.stringify(wanted.map(({ id }) => id))
  const [rows, definitions, rules] = await Promise.all([
    db.select().from(products).where(sql`${products.id} IN (SELECT value FROM json_each(${ids}))`),
    readDefinitions(c.env.DB),
    readGoodsRules(db),
  ])
  const lineages = new Map(shop.map(({ num, lineage }) => [num, lineage]))
  const stored = new Map(rows.map((row) => [row.id, row]))
  const replaced = wanted.flatMap(({ id, version, to }): Replaced[] => {
    const before = stored.get(id)
    if (!before || before.deletedAt !== null || (version !== null && before.version !== version)) return []
    const moved = { ...before, category: to.num, version: before.version + 1, updatedAt: now }
    const after = { ...moved, parameters: parametersOf(definitions.get(to.num) ?? [], moved) }
    return [withholdRuledGoods({ before, after }, rules)]
  })
  const moved = new Set(replaced.map(({ before }) => before.id))
  const kept = wanted.flatMap(({ id }) => (moved.has(id) ? [] : [id]))
  const writes: Write[] =
    replaced.length === 0
      ? []
      : [
          refuseChangedRows(replaced.map(({ before }) => before)),
          refuseMergingCategory(wanted.map(({ to }) => to.id)),
          ...changeStatements(c.env.DB, replaced, { lineageOf: (num) => lineages.get(num) ?? [] }),
          ...reviewWithheld(replaced, now),
        ]
  return commit(c, writes, { status: 200, body: { data: { filed: replaced.length, kept } } })
}

/** @throws AppError 422 `input.invalid` for an unknown category; as `moveGoods` */
export async function moveChosenGoods(c: Context<ApiEnv>, { goods }: GoodsFiling) {
  const shop = await readShopCategories(c.env.DB)
  const byId = new Map(shop.filter(({ slug }) => slug !== UNSORTED).map((category) => [category.id, category]))
  const wanted = goods.map(({ category, ...one }, at) => {
    const to = byId.get(category)
    if (!to) throw invalidInput([{ path: `goods.${at}.category`, code: 'unknown', message: 'No such category' }])
    return { ...one, to }
  })
  return moveGoods(c, wanted, shop)
}
