/** GET /api/profile/company/products */
import { type SQL, sql } from 'drizzle-orm'
import type { OwnProductList, OwnProductsQuery } from '../../../../domain/contract/organization-products.ts'
import { LOCALES, type Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { products } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { seenAt, statusAt } from '../../operator/reviews/queries.ts'
import { categoryDrawing } from '../../public/products/cards.ts'
import { selectCategories, selectCounts, toFilters } from './counts.ts'
import { selectOwn } from './filter.ts'
import { interestIn, selectInterest } from './interest.ts'
import { toOwnCard } from './views.ts'

/**
 * The name that is shown in a language, by the expression of its index (migrations/0016_own_products.sql): written otherwise, all names
 * of the organization would be read and sorted.
 */
function shownName(row: SQL, locale: Locale): SQL {
  const order = [locale, ...LOCALES.filter((other) => other !== locale)]
  const wordings = order.map((language) => sql`${row}.names ->> ${sql.raw(`'${language}'`)}`)
  return sql`coalesce(${sql.join(wordings, sql`, `)}) COLLATE NOCASE`
}

/**
 * Each order goes along an index, so that a page costs the same however many products there are. Unknown values come last.
 * @param row name of the products in the statement
 */
function orderBy({ sort }: OwnProductsQuery, row: SQL, locale: Locale): SQL {
  const orders: Record<typeof sort, SQL> = {
    changed: sql`${row}.updated_at DESC, ${row}.num DESC`,
    name: sql`${shownName(row, locale)}, ${row}.num`,
    price: sql`${row}.price_rub ASC NULLS LAST, ${row}.num`,
    '-price': sql`${row}.price_rub DESC, ${row}.num DESC`,
    stock: sql`${row}.stock ASC NULLS LAST, ${row}.num`,
    '-stock': sql`${row}.stock DESC, ${row}.num DESC`,
  }
  return orders[sort]
}

/** The products of a page, by their numbers. */
const pageOf = (company: number, query: OwnProductsQuery, locale: Locale): SQL =>
  sql`(${selectOwn(company, query)} ORDER BY ${orderBy(query, sql`p`, locale)} LIMIT ${query.perPage} OFFSET ${offsetOf(query)})`

const selectPage = (db: Database, company: number, query: OwnProductsQuery, locale: Locale) =>
  db
    .select({
      row: products,
      drawing: categoryDrawing,
      categorySlug: sql<string>`(SELECT slug FROM categories WHERE num = products.category)`.as('category_slug'),
      categoryId: sql<string>`(SELECT id FROM categories WHERE num = products.category)`.as('category_id'),
      categoryNames: decoded<Text>(sql`(SELECT names FROM categories WHERE num = products.category)`, 'category_names'),
      statusAt: statusAt('product'),
      seenAt: seenAt('product'),
    })
    .from(sql`${pageOf(company, query, locale)} AS page`)
    .innerJoin(products, sql`products.num = page.num`)
    .orderBy(orderBy(query, sql`products`, locale))

const selectCount = (db: Database, company: number, query: OwnProductsQuery) =>
  db.select({ n: number(sql`count(*)`, 'n') }).from(sql`(${selectOwn(company, query)} LIMIT ${COUNTED + 1}) AS counted`)

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readOwnProducts(
  db: Database,
  company: number,
  query: OwnProductsQuery,
  locale: Locale,
): Promise<OwnProductList> {
  refuseDeepPage(query)
  const nums = sql`(SELECT num FROM ${pageOf(company, query, locale)})`
  const [rows, [counted], counts, categories, opened, asked] = await db.batch([
    selectPage(db, company, query, locale),
    selectCount(db, company, query),
    selectCounts(db, company),
    selectCategories(db, company),
    ...selectInterest(db, company, nums),
  ])
  const interest = interestIn(opened, asked)
  return {
    data: rows.map(({ row, ...others }) => toOwnCard(row, { ...others, ...interest(row.num) }, locale)),
    meta: {
      ...pageMeta(query, counted?.n ?? 0),
      counts: Object.fromEntries(counts.map(({ status, n }) => [status, n])),
      filters: toFilters(counts, categories, locale),
    },
  }
}
