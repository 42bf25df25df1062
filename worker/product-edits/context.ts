/** The data of the marketplace that a bulk change needs. */
import { eq } from 'drizzle-orm'
import type { Edited } from '../../domain/contract/product-edits.ts'
import type { GoodsRule } from '../../domain/goods-rules.ts'
import type { ParameterDefinition } from '../../domain/parameters/parameter.ts'
import type { Text } from '../../domain/text.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'
import { readGoodsRules } from '../db/goods-rules.ts'
import { readShopCategories, type ShopCategory } from '../db/import/shop-categories.ts'
import { readDefinitions } from '../db/parameter-definitions.ts'
import { categories, type companies, type StoredEdit } from '../db/schema.ts'
import { readMarket, type StoredImport } from '../imports/context.ts'

export type EditRow = StoredImport & { edit: StoredEdit }

export interface EditContext {
  change: Edited
  /** Milliseconds since 1970. */
  now: number
  /** Roubles for one unit, by currency. */
  rates: ReadonlyMap<string, number>
  categories: ReadonlyMap<number, ShopCategory>
  /** Number of the category to which the goods are moved; null for another change. */
  target: number | null
  parametersOf: (category: number) => ParameterDefinition[]
  lineageOf: (category: number) => Text[]
  companyStatus: typeof companies.$inferSelect.status
  /** Rules for goods that are sent to the moderators or shown again; [] for another change. */
  rules: readonly GoodsRule[]
}

async function readTarget(env: Bindings, change: Edited): Promise<number | null> {
  if (change.field !== 'category') return null
  const [found] = await database(env.DB)
    .select({ num: categories.num })
    .from(categories)
    .where(eq(categories.id, change.category))
  if (!found) throw new Error('the category of the change is not there')
  return found.num
}

/** @param now milliseconds since 1970 */
export async function readEditContext(
  env: Bindings,
  { company }: Pick<EditRow, 'company'>,
  change: Edited,
  now: number,
): Promise<EditContext> {
  const [{ rates, home }, shop, definitions, target, rules] = await Promise.all([
    readMarket(env, company),
    readShopCategories(env.DB),
    readDefinitions(env.DB),
    readTarget(env, change),
    change.field === 'status' ? readGoodsRules(database(env.DB)) : [],
  ])
  const byNum = new Map(shop.map((category) => [category.num, category]))
  return {
    change,
    now,
    rates,
    rules,
    target,
    categories: byNum,
    companyStatus: home.status,
    parametersOf: (num) => definitions.get(num) ?? [],
    lineageOf: (num) => byNum.get(num)?.lineage ?? [],
  }
}
