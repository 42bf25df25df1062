import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { InquiriesQuery, Inquiry, InquiryList } from '../../../../domain/contract/inquiries.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'

export type InquiryRow = typeof inquiries.$inferSelect

const SUPPLIER = {
  company: sql<number>`c.num`.as('company'),
  companyNames: decoded<Text>(sql`c.names`, 'company_names'),
  /** For a company without employees here. */
  email: sql<string | null>`c.email`.as('email'),
}

/** @returns undefined where there is no such published product. */
export const ofProduct = (db: Database, id: string) =>
  db
    .select({
      ...SUPPLIER,
      product: sql<number>`p.num`.as('product'),
      productNames: decoded<Text>(sql`p.names`, 'product_names'),
    })
    .from(sql`products AS p CROSS JOIN companies AS c ON c.num = p.company`)
    .where(sql`p.id = ${id} AND p.status = 'published'`)
    .get()

/** @returns undefined where there is no such public company. */
export const ofCompany = (db: Database, id: string) =>
  db.select(SUPPLIER).from(sql`companies AS c`).where(sql`c.id = ${id} AND c.status = 'active'`).get()

/** The supplier that gets an inquiry, and the product that it is about, if any. */
export type Addressee = NonNullable<Awaited<ReturnType<typeof ofCompany>>> & { product?: number; productNames?: Text }

/** The product as it is now, in whatever status; null for a deleted one. */
const product = decoded<{ id: string; slug: string; names: Text } | null>(
  sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names)) FROM products
    WHERE num = inquiries.product AND deleted_at IS NULL)`,
  'product_ref',
)

const where = (company: number, status: string | undefined): SQL =>
  status === undefined
    ? sql`company = ${company} AND status IN ('new', 'answered', 'closed')`
    : sql`company = ${company} AND status = ${status}`

const selectPage = (db: Database, company: number, query: InquiriesQuery) =>
  db
    .select({ row: inquiries, product })
    .from(inquiries)
    .where(where(company, query.status))
    .orderBy(sql`num DESC`)
    .limit(query.perPage)
    .offset(offsetOf(query))

const selectCounts = (db: Database, company: number) =>
  db
    .select({ status: inquiries.status, n: number(sql`count(*)`, 'n') })
    .from(inquiries)
    .where(sql`company = ${company}`)
    .groupBy(inquiries.status)

const selectOldestNew = (db: Database, company: number) =>
  db
    .select({ id: inquiries.id, createdAt: inquiries.createdAt })
    .from(inquiries)
    .where(where(company, 'new'))
    .orderBy(asc(inquiries.num))
    .limit(1)

export const readInquiry = (db: Database, company: number, id: string) =>
  db
    .select({ row: inquiries, product })
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.company, company)))
    .get()

export type OwnInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>

export function toInquiry({ row, product }: OwnInquiry, locale: Locale): Inquiry {
  const { id, status, quantity, message, contact, reply, version } = row
  return {
    id,
    status,
    quantity,
    message,
    contact,
    reply,
    version,
    locale: row.locale,
    product: product && { id: product.id, slug: product.slug, name: localized(product.names, locale) },
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** @throws AppError 422 `list.too-deep` beyond page 200 */
export async function readInquiries(
  db: Database,
  company: number,
  query: InquiriesQuery,
  locale: Locale,
): Promise<InquiryList> {
  refuseDeepPage(query)
  const [rows, counted, [oldest]] = await db.batch([
    selectPage(db, company, query),
    selectCounts(db, company),
    selectOldestNew(db, company),
  ])
  const counts = { new: 0, answered: 0, closed: 0 }
  for (const { status, n } of counted) counts[status] = n
  const total = query.status === undefined ? counts.new + counts.answered + counts.closed : counts[query.status]
  return {
    data: rows.map((row) => toInquiry(row, locale)),
    meta: {
      ...pageMeta(query, Math.min(total, COUNTED + 1)),
      counts,
      oldestNew: oldest ? { id: oldest.id, createdAt: new Date(oldest.createdAt).toISOString() } : null,
    },
  }
}

export const inquiryVersion = (id: string): SQL => sql`(SELECT version FROM inquiries WHERE id = ${id})`
