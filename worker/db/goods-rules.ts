/** Reads the rules about goods, for every way of publishing; there are a few hundred at most (domain/limits.ts). */
import { sql } from 'drizzle-orm'
import type { AppliedRule } from '../../domain/contract/goods-rules.ts'
import { type GoodsRule, type RuledGoods, ruleFor } from '../../domain/goods-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Database } from './connection.ts'
import { goodsRules } from './schema.ts'
import { decoded } from './select.ts'

/** The rules, each with the keys of all categories at or below its own. */
export const selectGoodsRules = (db: Database) =>
  db
    .select({
      num: goodsRules.num,
      kind: goodsRules.kind,
      code: goodsRules.code,
      words: goodsRules.words,
      reason: goodsRules.reason,
      categories: decoded<number[] | null>(
        sql`(CASE WHEN goods_rules.category IS NULL THEN NULL ELSE
          (SELECT json_group_array(c.category) FROM category_ancestors AS c WHERE c.ancestor = goods_rules.category) END)`,
        'covered',
      ),
    })
    .from(goodsRules)

/** @returns all rules, read by a batch that the page's other reads join */
export async function readGoodsRules(db: Database): Promise<GoodsRule[]> {
  const [rules] = await db.batch([selectGoodsRules(db)])
  return rules
}

/** @returns the rule that the goods fall under, in a reader's language; null where there is none */
export function appliedRule(goods: RuledGoods, rules: readonly GoodsRule[], locale: Locale): AppliedRule {
  const rule = ruleFor(goods, rules)
  return rule && { kind: rule.kind, reason: { text: rule.reason[locale], lang: locale } }
}
