import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { InquiriesQuery, Inquiry, InquiryList } from '../../../../domain/contract/inquiries.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { inquiries } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'

export type InquiryRow = typeof inquiries.$inferSelect

/** Who is written to, and about what. */
export interface Addressee {
  company: number
  companyNames: Text
  /** Where a company without people of its own here is written to. */
  email: string | null
  product: number | null
  productNames: Text | null
}

interface AddresseeRow {
  company: number
  companyNames: string
  email: string | null
  product: number | null
  productNames: string | null
}

const OF_COMPANY = sql`c.num AS company, c.names AS companyNames, c.email`

async function readOne(db: Database, statement: SQL): Promise<Addressee | null> {
  const [row] = await db.all<AddresseeRow>(statement)
  if (!row) return null
  const { companyNames, productNames } = row
  return { ...row, companyNames: JSON.parse(companyNames), productNames: productNames && JSON.parse(productNames) }
}

/** @returns null where there is no such published product. */
export const ofProduct = (db: Database, id: string): Promise<Addressee | null> =>
  readOne(
    db,
    sql`SELECT ${OF_COMPANY}, p.num AS product, p.names AS productNames
    FROM products AS p CROSS JOIN companies AS c ON c.num = p.company WHERE p.id = ${id} AND p.status = 'published'`,
  )

/** @returns null where there is no such public company. */
export const ofCompany = (db: Database, id: string): Promise<Addressee | null> =>
  readOne(
    db,
    sql`SELECT ${OF_COMPANY}, NULL AS product, NULL AS productNames
    FROM companies AS c WHERE c.id = ${id} AND c.status = 'active'`,
  )

export const insertInquiry = (db: Database, row: Omit<InquiryRow, 'num'>) => db.insert(inquiries).values(row)

/** The product as it is now, whatever has become of it; one that is gone for good is told of no more. */
const product = sql<string | null>`(SELECT json_object('id', id, 'slug', slug, 'names', json(names)) FROM products
  WHERE num = inquiries.product AND deleted_at IS NULL)`.as('product_ref')

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

export interface FoundInquiry {
  row: InquiryRow
  product: string | null
}

export async function readInquiry(db: Database, company: number, id: string): Promise<FoundInquiry | null> {
  const [found] = await db
    .select({ row: inquiries, product })
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.company, company)))
  return found ?? null
}

export function toInquiry({ row, product }: FoundInquiry, locale: Locale): Inquiry {
  const about: { id: string; slug: string; names: Text } | null = product === null ? null : JSON.parse(product)
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
    product: about && { id: about.id, slug: about.slug, name: localized(about.names, locale) },
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
  const [rows, counted] = await db.batch([selectPage(db, company, query), selectCounts(db, company)])
  const counts = { new: 0, answered: 0, closed: 0 }
  for (const { status, n } of counted) counts[status] = n
  const total = query.status === undefined ? counts.new + counts.answered + counts.closed : counts[query.status]
  return {
    data: rows.map((found) => toInquiry(found, locale)),
    meta: { ...pageMeta(query, Math.min(total, COUNTED + 1)), counts },
  }
}

export const inquiryVersion = (id: string): SQL => sql`(SELECT version FROM inquiries WHERE id = ${id})`

export const updateInquiry = (db: Database, num: number, change: Partial<InquiryRow>) =>
  db.update(inquiries).set(change).where(eq(inquiries.num, num))
