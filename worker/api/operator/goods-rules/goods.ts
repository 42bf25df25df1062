import { sql } from 'drizzle-orm'
import type { RuledGoodsList } from '../../../../domain/contract/goods-rules.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { stillOnSale } from './on-sale.ts'

/** Goods of a rule that a response has. */
export const MAX_SHOWN = 50

/** @param rule its key @returns the first goods on sale that are listed under a rule, and how many there are */
export async function readRuledGoods(db: Database, rule: number, locale: Locale): Promise<RuledGoodsList> {
  const goods = stillOnSale(sql`${rule}`)
  const [rows, [counted]] = await db.batch([
    db
      .select({
        id: sql<string>`goods.id`.as('id'),
        names: decoded<Text>(sql`goods.names`, 'names'),
        company: sql<string>`(SELECT id FROM companies WHERE num = goods.company)`.as('company'),
        companyNames: decoded<Text>(sql`(SELECT names FROM companies WHERE num = goods.company)`, 'company_names'),
      })
      .from(sql`(SELECT p.id, p.names, p.company ${goods} ORDER BY r.product LIMIT ${MAX_SHOWN}) AS goods`),
    db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(SELECT 1 ${goods} LIMIT ${MAX_COUNTED + 1}) AS counted`),
  ])
  return {
    data: rows.map(({ id, names, company, companyNames }) => ({
      id,
      name: localized(names, locale),
      company: { id: company, name: localized(companyNames, locale) },
    })),
    meta: { total: counted?.n ?? 0 },
  }
}
