import { type SQL, sql } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { Locale } from '../../../web/locale.ts'
import type { Database } from '../../db/connection.ts'
import { number } from '../../db/select.ts'
import { offsetOf, pageMeta, refuseDeepPage } from '../paging.ts'
import { selectCompanyCards, toCompanyCard } from './cards.ts'
import type { CompanyList, CompanyListQuery } from './schema.ts'

type ListQuery = InferOutput<typeof CompanyListQuery>

const IS_SUPPLIER = sql`kind IN ('supplier', 'both') AND status = 'active'`

const PRODUCTS = sql`coalesce((SELECT n FROM facet_counts
  WHERE ancestor = 0 AND facet = 'company' AND value = CAST(companies.num AS TEXT)), 0)`

/** Companies are some thousands at most, so that sorting them by a figure that changes is cheap enough. */
const ORDERS: Record<ListQuery['sort'], SQL> = { products: PRODUCTS, new: sql`created_at` }

/**
 * @returns a page of active suppliers.
 * @throws AppError 422 `list.too-deep` beyond page 200.
 */
export async function readCompanies(db: Database, query: ListQuery, locale: Locale): Promise<CompanyList> {
  refuseDeepPage(query)
  const rows = sql`SELECT num AS company, ${ORDERS[query.sort]} AS figure FROM companies WHERE ${IS_SUPPLIER}
    ORDER BY figure DESC, num DESC LIMIT ${query.perPage} OFFSET ${offsetOf(query)}`
  const [cards, counted] = await db.batch([
    selectCompanyCards(db, rows, sql`page.figure DESC, page.company DESC`),
    db
      .select({ n: number(sql`count(*)`, 'n') })
      .from(sql`companies`)
      .where(IS_SUPPLIER),
  ])
  return { data: cards.map((row) => toCompanyCard(row, locale)), meta: pageMeta(query, counted[0]?.n ?? 0) }
}
