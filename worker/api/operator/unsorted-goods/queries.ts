/** Reads unsorted goods, or those in a category that has others below it, without ever reading all goods. */

import { type SQL, sql } from 'drizzle-orm'
import type { UnsortedGoods, UnsortedGoodsQuery } from '../../../../domain/contract/unsorted-goods.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import type { Database } from '../../../db/connection.ts'
import { directoryNum } from '../../../db/directory-num.ts'
import { UNSORTED } from '../../../db/import/shop-categories.ts'
import { matchQuery } from '../../../db/search-text/match-query.ts'
import { queryTerms } from '../../../db/search-text/tokens.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { proposeForEach } from '../../organization/products/proposed-categories/propose.ts'

/** Suppliers that the list can be narrowed to. */
const MAX_SUPPLIERS = 40

/** A condition on c, a category: goods of one that is being merged leave it by themselves. */
const PLACES: Record<'unsorted' | 'branch', SQL> = {
  unsorted: sql`c.slug = ${UNSORTED} AND c.merging IS NULL`,
  branch: sql`c.merging IS NULL AND EXISTS (SELECT 1 FROM categories AS below WHERE below.parent = c.num)`,
}

/** Goods p of categories c, in the order of the index of categories. */
const ofPlace = (place: SQL): SQL => sql`FROM categories AS c CROSS JOIN products AS p INDEXED BY products_category
  ON p.category = c.num WHERE ${place} AND p.deleted_at IS NULL`

/** @returns a FROM clause with its conditions, of goods p and their categories c: each begins with what narrows it most */
function those({ place, supplier, q }: UnsortedGoodsQuery): SQL {
  const which = PLACES[place ?? 'unsorted']
  const ofSupplier = sql`p.company = (SELECT num FROM companies WHERE id = ${supplier})`
  if (q) {
    const match = matchQuery(queryTerms(q), { prefixLast: true })
    return sql`FROM (SELECT rowid FROM product_fts WHERE product_fts MATCH ${match} UNION ALL
        SELECT rowid FROM unpublished_fts WHERE unpublished_fts MATCH ${match} AND rowid < ${directoryNum('company', 0)}) AS found
      CROSS JOIN products AS p ON p.num = found.rowid AND p.deleted_at IS NULL CROSS JOIN categories AS c ON c.num = p.category
      WHERE ${which} ${supplier ? sql`AND ${ofSupplier}` : sql``}`
  }
  if (supplier) {
    return sql`FROM products AS p INDEXED BY products_own_lacks CROSS JOIN categories AS c ON c.num = p.category
      WHERE ${ofSupplier} AND p.deleted_at IS NULL AND ${which}`
  }
  return ofPlace(which)
}

const selectGoods = (db: Database, from: SQL, limit: number, offset: number) =>
  db
    .select({
      id: sql<string>`goods.id`.as('id'),
      names: decoded<Text>(sql`goods.names`, 'names'),
      status: sql<ProductStatus>`goods.status`.as('status'),
      version: number(sql`goods.version`, 'version'),
      category: sql<string>`goods.category`.as('category'),
      categoryNames: decoded<Text>(sql`goods.category_names`, 'category_names'),
      company: sql<string>`(SELECT id FROM companies WHERE num = goods.company)`.as('company'),
      companyNames: decoded<Text>(sql`(SELECT names FROM companies WHERE num = goods.company)`, 'company_names'),
    })
    .from(
      sql`(SELECT p.id, p.names, p.status, p.version, p.company, c.id AS category, c.names AS category_names ${from}
        LIMIT ${limit} OFFSET ${offset}) AS goods`,
    )

const selectSuppliers = (db: Database, place: SQL) =>
  db
    .select({
      id: sql<string>`companies.id`.as('id'),
      names: decoded<Text>(sql`companies.names`, 'names'),
      goods: number(sql`supplier.goods`, 'goods'),
    })
    .from(
      sql`(SELECT company, count(*) AS goods FROM (SELECT p.company ${ofPlace(place)} LIMIT ${MAX_COUNTED})
        GROUP BY company ORDER BY goods DESC, company LIMIT ${MAX_SUPPLIERS}) AS supplier
        CROSS JOIN companies ON companies.num = supplier.company`,
    )

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readUnsortedGoods(
  db: Database,
  query: UnsortedGoodsQuery,
  locale: Locale,
): Promise<UnsortedGoods> {
  refuseDeepPage(query)
  const from = those(query)
  const [rows, [counted], suppliers] = await db.batch([
    selectGoods(db, from, query.perPage, offsetOf(query)),
    db.select({ n: number(boundedCount(from), 'n') }).from(sql`(SELECT 1)`),
    selectSuppliers(db, PLACES[query.place ?? 'unsorted']),
  ])
  const names = rows.map((row) => localized(row.names, locale))
  const proposed = query.propose
    ? await proposeForEach(
        db,
        names.map(({ text }) => text),
      )
    : []
  return {
    data: rows.map(({ id, status, version, category, categoryNames, company, companyNames }, at) => ({
      id,
      status,
      version,
      name: names[at] ?? localized({}, locale),
      company: { id: company, name: localized(companyNames, locale) },
      category: { id: category, name: localized(categoryNames, locale) },
      proposed: proposed[at]?.find((one) => one !== category) ?? null,
    })),
    meta: {
      ...pageMeta(query, counted?.n ?? 0),
      suppliers: suppliers.map(({ id, names, goods }) => ({ id, goods, name: localized(names, locale) })),
    },
  }
}
