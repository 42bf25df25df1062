/** The filter of the organization's own list, which bulk changes use as well. */
import { type SQL, sql } from 'drizzle-orm'
import type { OwnGoodsFilter } from '../../../../domain/contract/own-goods-filter.ts'
import { feedSource } from '../../../../domain/goods-source.ts'
import type { Lack, STOCKS } from '../../../../domain/own-goods.ts'
import { OLD_PRICE } from '../../../../domain/price-text.ts'
import { directoryNum } from '../../../db/directory-num.ts'
import { UNSORTED } from '../../../db/import/shop-categories.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'

/** Bits of `products.lacks` (migrations/0131_worktable.sql). */
const BITS: Record<Exclude<Lack, 'category'>, SQL> = {
  en: sql`1`,
  ru: sql`2`,
  zh: sql`4`,
  picture: sql`8`,
  price: sql`16`,
  parameter: sql`32`,
}

/** Whether its category has parameters, its own or inherited ones: elsewhere no product can lack one. */
const isTyped = (row: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM category_ancestors AS up CROSS JOIN parameters AS d ON d.category = up.ancestor
    WHERE up.category = ${row}.category)`

const UNSORTED_NUM = sql`(SELECT num FROM categories WHERE slug = ${UNSORTED})`

/** @param row name of the products in the statement @returns whether it lacks this */
export function isLacking(row: SQL, lack: Lack): SQL {
  if (lack === 'category') return sql`${row}.category = ${UNSORTED_NUM}`
  const bit = sql`(${row}.lacks & ${BITS[lack]}) > 0`
  return lack === 'parameter' ? sql`(${bit} AND ${isTyped(row)})` : bit
}

const STOCK: Record<(typeof STOCKS)[number], SQL> = { some: sql`> 0`, none: sql`= 0`, unknown: sql`IS NULL` }

export const isOfStock = (row: SQL, stock: (typeof STOCKS)[number]): SQL => sql`${row}.stock ${STOCK[stock]}`

/** Prices from before their day was stored are as old as the last edit. */
export const isOld = (row: SQL, now: number): SQL =>
  sql`(coalesce(${row}.priced_at, ${row}.updated_at) < ${now - OLD_PRICE} AND ${row}.lacks & 16 = 0)`

export const isFrom = (row: SQL, source: 'hand' | 'file'): SQL =>
  source === 'file' ? sql`${row}.external_id IS NOT NULL` : sql`${row}.external_id IS NULL`

/** Goods that the last import of one origin has written, by an index (migrations/0143_fed_by.sql). */
const isFedBy = (row: SQL, source: string): SQL => sql`${row}.fed_by = ${source}`

/** @param source one of GOODS_SOURCES, or the id of an address */
function isOf(row: SQL, source: NonNullable<OwnGoodsFilter['source']>): SQL {
  if (source === 'hand' || source === 'file') return isFrom(row, source)
  return isFedBy(row, source === 'upload' || source === 'exchange' ? source : feedSource(source))
}

function conditions(company: number, { status, lacks, stock, age, source, category, import: of }: OwnGoodsFilter): SQL {
  const row = sql`p`
  const all = [
    sql`p.company = ${company} AND p.deleted_at IS NULL`,
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(lacks ? [isLacking(row, lacks)] : []),
    ...(stock ? [isOfStock(row, stock)] : []),
    ...(age ? [isOld(row, Date.now())] : []),
    ...(source ? [isOf(row, source)] : []),
    ...(category ? [sql`p.category = (SELECT num FROM categories WHERE id = ${category})`] : []),
    ...(of
      ? [
          sql`p.num IN (SELECT product FROM import_changes
            WHERE import = (SELECT num FROM imports WHERE id = ${of} AND company = ${company}))`,
        ]
      : []),
  ]
  return sql.join(all, sql` AND `)
}

/** The organization's products under the filter, as rows of `num`; the statement ends with its conditions, so that more can follow. */
export function selectOwnProducts(company: number, filter: OwnGoodsFilter): SQL {
  const isOwn = conditions(company, filter)
  if (!filter.q) return sql`SELECT p.num FROM products AS p WHERE ${isOwn}`
  const match = matchQuery(queryTerms(filter.q), { prefixLast: true })
  return sql`SELECT p.num FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match}
    UNION ALL SELECT rowid FROM unpublished_fts WHERE unpublished_fts MATCH ${match} AND rowid < ${directoryNum('company', 0)}) AS found
    CROSS JOIN products AS p ON p.num = found.rowid AND ${isOwn}`
}
