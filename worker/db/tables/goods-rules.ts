/** Rules about forbidden and licensed goods (migrations/0156_goods_rules.sql, 0157_ruled_goods.sql). */
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { GoodsRuleKind } from '../../../domain/goods-rules.ts'
import type { Locale } from '../../../domain/locale.ts'
import { identified, json } from './columns.ts'

export const goodsRules = sqliteTable('goods_rules', {
  ...identified,
  kind: text('kind').$type<GoodsRuleKind>().notNull(),
  category: integer('category'),
  code: text('code').notNull(),
  words: json<string[]>('words').notNull(),
  reason: json<Record<Locale, string>>('reason').notNull(),
  /** Number of goods on sale that the last check found; null while it is under way. */
  onSale: integer('on_sale'),
  version: integer('version').notNull().default(1),
  updatedAt: integer('updated_at').notNull(),
})
