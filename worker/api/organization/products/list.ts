/** GET /api/profile/company/products */

import { sql } from 'drizzle-orm'
import type { OwnProductList, OwnProductsQuery } from '../../../../domain/contract/organization-products.ts'
import { MAX_COUNTED } from '../../../../domain/limits.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { reviewSeenAt, statusAt } from '../../operator/reviews/queries.ts'
import { categoryDrawing } from '../../public/products/cards.ts'
import { selectCategories, selectCounts, selectOrigins, toFilters } from './counts.ts'
import { selectOwnProducts } from './filter.ts'
import { interestIn, selectInterest } from './interest.ts'
import { toOwnCard } from './views.ts'
import { orderBy, selectWindow, sortedBy, windowOf } from './windows.ts'

const selectPage = (db: Database, company: number, query: OwnProductsQuery, locale: Locale) =>
  db
    .select({
      row: products,
      key: sortedBy(query, locale),
      drawing: categoryDrawing,
      categorySlug: sql<string>`(SELECT slug FROM categories WHERE num = products.category)`.as('category_slug'),
      categoryId: sql<string>`(SELECT id FROM categories WHERE num = products.category)`.as('category_id'),
      categoryNames: decoded<Text>(sql`(SELECT names FROM categories WHERE num = products.category)`, 'category_names'),
      statusAt: statusAt('product'),
      seenAt: reviewSeenAt('product'),
    })
    .from(sql`(${selectWindow(company, query, locale)}) AS page`)
    .innerJoin(products, sql`products.num = page.num`)
    .orderBy(orderBy(query, sql`products`, locale))

const selectCount = (db: Database, company: number, query: OwnProductsQuery) =>
  db
    .select({ n: number(sql`count(*)`, 'n') })
    .from(sql`(${selectOwnProducts(company, query)} LIMIT ${MAX_COUNTED + 1}) AS counted`)

/** @throws AppError 422 `list.too-deep` beyond page 200, `input.invalid` for a key of another order */
export async function readOwnProducts(
  db: Database,
  company: number,
  query: OwnProductsQuery,
  locale: Locale,
): Promise<OwnProductList> {
  refuseDeepPage(query)
  const nums = sql`(${selectWindow(company, query, locale)})`
  const [rows, [counted], counts, categories, origins, opened, asked] = await db.batch([
    selectPage(db, company, query, locale),
    selectCount(db, company, query),
    selectCounts(db, company),
    selectCategories(db, company),
    selectOrigins(db, company),
    ...selectInterest(db, company, nums),
  ])
  const interest = interestIn(opened, asked)
  const { shown, previous, next } = windowOf(query, rows)
  return {
    data: shown.map(({ row, key: _, ...others }) => toOwnCard(row, { ...others, ...interest(row.num) }, locale)),
    meta: {
      previous,
      next,
      ...pageMeta(query, counted?.n ?? 0),
      counts: Object.fromEntries(counts.map(({ status, n }) => [status, n])),
      filters: toFilters(counts, categories, origins, locale),
    },
  }
}
