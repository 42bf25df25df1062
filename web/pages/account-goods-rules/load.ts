import type { Category } from '../../../domain/contract/categories.ts'
import type { GoodsRuleEntry, RuledGoodsList } from '../../../domain/contract/goods-rules.ts'
import { read } from '../../../domain/page-error.ts'
import type { PersonalLoad } from '../../app/page/personal-load.ts'
import { type AccountData, accountScreen } from '../account/account-screen.ts'
import { requireOperator } from '../account/membership.ts'
import { openedRow } from '../account/opened-row.ts'

export interface GoodsRulesData extends AccountData {
  rows: GoodsRuleEntry[]
  /** The row whose form is open; 'new' for the form of another one; null for none. */
  edited: GoodsRuleEntry | 'new' | null
  categories: readonly Category[]
  /** Goods on sale under the rule whose form is open. */
  goods: RuledGoodsList | null
}

/**
 * Forbidden and licensed goods.
 * @throws PageError 404 for everyone but operators, and for an unknown row
 */
export const load: PersonalLoad<GoodsRulesData> = async (context) => {
  const { own, query, i18n, trees } = context
  const profile = await requireOperator(context, 'goods-rule.read')
  const [{ data: rows }, categories] = await Promise.all([
    read(own.get('/api/operator/goods-rules')),
    trees.categories(),
  ])
  const edited = openedRow(rows, query.edit)
  const goods =
    edited === null || edited === 'new'
      ? null
      : await read(
          own.get('/api/operator/goods-rules/:id/goods', { params: { id: edited.id }, query: { locale: i18n.locale } }),
        )
  return accountScreen(context, profile, i18n.t('goodsRules.title'), { rows, edited, categories, goods })
}
