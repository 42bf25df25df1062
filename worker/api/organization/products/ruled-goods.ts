/** Public goods that a change brings under a rule wait for a moderator (docs/behaviour.md, "Forbidden and licensed goods"). */
import { BY_RULE, type RuledGoods, ruleFor } from '../../../../domain/goods-rules.ts'
import { isApproved } from '../../../../domain/statuses/approved.ts'
import type { Database } from '../../../db/connection.ts'
import { readGoodsRules } from '../../../db/goods-rules.ts'
import type { ProductRowChange } from './edit.ts'
import type { ProductRow } from './queries.ts'

const COMPARED = ['names', 'description', 'category', 'tnved'] as const satisfies (keyof RuledGoods)[]

/** @returns the same change, by which a product that buyers could see goes to the moderators where a rule is new to it */
export async function withholdRuled(
  db: Database,
  row: ProductRow,
  change: ProductRowChange,
): Promise<ProductRowChange> {
  if (!isApproved(row.status) || !COMPARED.some((column) => column in change)) return change
  const rules = await readGoodsRules(db)
  const before = ruleFor(row, rules)
  const after = ruleFor({ ...row, ...change }, rules)
  if (after === null || after === before) return change
  return { ...change, status: 'moderation', statusReason: BY_RULE, suspended: false }
}
