import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CompanyKind } from '../../../../domain/company-kinds.ts'
import type { InquiriesQuery, Inquiry, InquiryCopy, InquiryList } from '../../../../domain/contract/inquiries.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { INQUIRY_STATUSES, type InquiryStatus, inquiryMoves } from '../../../../domain/statuses/inquiry.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import { afterWorkingDays } from '../../../../domain/working-days.ts'
import type { Database } from '../../../db/connection.ts'
import { contacts, inquiries, type StoredTier, type StoredVariant } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED, offsetOf, pageMeta, refuseDeepPage } from '../../http/paging.ts'
import { selectRates, toRates } from '../../public/money.ts'
import { eraseRequests } from '../../public/requests/erase.ts'
import { toItem } from './item.ts'

export type InquiryRow = typeof inquiries.$inferSelect

/** Columns of the supplier that an inquiry is written to; the table is named c. */
export const SUPPLIER = {
  company: sql<number>`c.num`.as('company'),
  companyNames: decoded<Text>(sql`c.names`, 'company_names'),
  /** Notified where the company has no employees. */
  email: sql<string | null>`c.email`.as('email'),
}

/** Columns of a product that an inquiry about it needs: what is offered, and for how much; the tables are named p and c. */
export const GOODS = {
  product: sql<number>`p.num`.as('product'),
  city: decoded<Text>(sql`c.city`, 'city'),
  names: decoded<Text>(sql`p.names`, 'product_names'),
  model: sql<string | null>`p.model`.as('model'),
  unit: sql<Unit>`p.unit`.as('unit'),
  moq: number(sql`p.moq`, 'moq'),
  currency: sql<string>`p.currency`.as('currency'),
  vatIncluded: number(sql`p.vat_included`, 'vat_included'),
  vatRate: sql<number | null>`p.vat_rate`.as('vat_rate'),
  tiers: decoded<StoredTier[]>(sql`p.tiers`, 'tiers'),
  variants: decoded<StoredVariant[]>(sql`p.variants`, 'variants'),
}

/** @returns undefined where the address is not a verified one of the user's */
export const readVerified = (db: Database, user: number, email: string) =>
  db
    .select({ num: contacts.num })
    .from(contacts)
    .where(and(eq(contacts.user, user), eq(contacts.value, email), isNotNull(contacts.verifiedAt)))
    .get()

const selectGoods = (db: Database, id: string) =>
  db
    .select({ ...SUPPLIER, ...GOODS })
    .from(sql`products AS p CROSS JOIN companies AS c ON c.num = p.company`)
    .where(sql`p.id = ${id} AND p.status = 'published'`)

export type Goods = Awaited<ReturnType<typeof selectGoods>>[number]

/** The published product with today's exchange rates; `goods` is undefined where there is none. */
export async function ofProduct(db: Database, id: string) {
  const [[goods], rates] = await db.batch([selectGoods(db, id), selectRates(db)])
  return { goods, rates: toRates(rates) }
}

/** @returns undefined where there is no such public company. */
export const ofCompany = (db: Database, id: string) =>
  db.select(SUPPLIER).from(sql`companies AS c`).where(sql`c.id = ${id} AND c.status = 'active'`).get()

/** The supplier that gets an inquiry. */
export type Addressee = NonNullable<Awaited<ReturnType<typeof ofCompany>>>

/** Days for which the buyer's copy can be opened. */
export const COPY_DAYS = 90

/** The buyer's copy; undefined for an unknown receipt, or one that is too old. */
export const readCopy = (db: Database, receipt: string, now: number) =>
  db
    .select({
      row: inquiries,
      supplier: decoded<{ id: string; slug: string; names: Text; kind: CompanyKind }>(
        sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names), 'kind', kind) FROM companies
          WHERE num = inquiries.company)`,
        'supplier_ref',
      ),
      product: decoded<{ id: string; slug: string } | null>(
        sql`(SELECT json_object('id', id, 'slug', slug) FROM products
          WHERE num = inquiries.product AND status = 'published')`,
        'product_ref',
      ),
      isMessageMailed: number(
        sql`EXISTS (SELECT 1 FROM contacts WHERE contacts.user = inquiries.user
          AND value = json_extract(inquiries.contact, '$.email') AND verified_at <= inquiries.created_at)`,
        'is_message_mailed',
      ),
    })
    .from(inquiries)
    .where(and(eq(inquiries.receipt, receipt), gt(inquiries.createdAt, now - COPY_DAYS * 86_400_000)))
    .get()

/**
 * Erases the sender's data in an inquiry whose consent is withdrawn, and the notices of it, sent or not; its request too, where no other
 * supplier has it.
 */
export const withdrawal = ({ num, id, request }: InquiryRow, now: number): SQL[] => [
  sql`UPDATE inquiries SET contact = '{}', message = '', receipt = NULL, user = NULL, status = 'closed',
    version = version + 1, updated_at = ${now} WHERE num = ${num}`,
  sql`DELETE FROM notices WHERE key = ${`inquiry:${id}`}`,
  ...eraseRequests(sql`num = ${request} AND NOT EXISTS (SELECT 1 FROM inquiries AS other
    WHERE other.request = requests.num AND other.num <> ${num} AND other.contact <> '{}')`),
]

/** The product as it is now, in whatever status; null for a deleted one. */
const product = decoded<{ id: string; slug: string; names: Text } | null>(
  sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names)) FROM products
    WHERE num = inquiries.product AND deleted_at IS NULL)`,
  'product_ref',
)

const where = (company: number, status: InquiryStatus | undefined): SQL =>
  status === undefined
    ? sql`company = ${company} AND status IN (SELECT value FROM json_each(${JSON.stringify(INQUIRY_STATUSES)}))`
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
    .where(where(company, 'sent'))
    .orderBy(asc(inquiries.num))
    .limit(1)

export const readInquiry = (db: Database, company: number, id: string) =>
  db
    .select({ row: inquiries, product })
    .from(inquiries)
    .where(and(eq(inquiries.id, id), eq(inquiries.company, company)))
    .get()

export type OwnInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>

/** Its sender, where that was erased: with the account, or because the consent was withdrawn. */
const NOBODY = { name: '' }

/** What buyer and supplier both see of an inquiry. */
export const sharedFields = (
  { id, item, quantity, message, contact, createdAt }: typeof inquiries.$inferSelect,
  locale: Locale,
) => ({
  number: inquiryNumber(id),
  item: item && toItem(item, quantity, locale),
  quantity,
  message,
  contact: { ...NOBODY, ...contact },
  createdAt: new Date(createdAt).toISOString(),
})

export function toInquiry({ row, product }: OwnInquiry, locale: Locale): Inquiry {
  const { id, status, reply, version } = row
  return {
    ...sharedFields(row, locale),
    id,
    status,
    moves: inquiryMoves('supplier', status),
    reply,
    version,
    locale: row.locale,
    product: product && { id: product.id, slug: product.slug, name: localized(product.names, locale) },
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** Working days after which a buyer need not wait any longer (docs/behaviour.md, "Inquiry confirmation"). */
const ANSWER_DAYS = 2

/** @returns the date, ISO, until which a buyer should have an answer */
export const answerBy = (createdAt: number): string => afterWorkingDays(createdAt, ANSWER_DAYS)

export function toCopy(
  { row, supplier, product, isMessageMailed }: NonNullable<Awaited<ReturnType<typeof readCopy>>>,
  locale: Locale,
): InquiryCopy {
  const { id, slug, kind } = supplier
  return {
    ...sharedFields(row, locale),
    answerBy: answerBy(row.createdAt),
    supplier: { id, slug, kind, name: localized(supplier.names, locale) },
    notified: row.notified,
    product,
    isMessageMailed: isMessageMailed === 1,
    locale: row.locale,
  }
}

/** @returns the number of inquiries in every status; `new` is those that were not opened yet */
function countsOf(counted: { status: InquiryStatus; n: number }[]): InquiryList['meta']['counts'] {
  const of = (status: InquiryStatus) => counted.find((one) => one.status === status)?.n ?? 0
  return {
    draft: of('draft'),
    sent: of('sent'),
    seen: of('seen'),
    answered: of('answered'),
    quoted: of('quoted'),
    accepted: of('accepted'),
    declined: of('declined'),
    closed: of('closed'),
    expired: of('expired'),
    new: of('sent'),
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
  const counts = countsOf(counted)
  const total = query.status === undefined ? counted.reduce((sum, { n }) => sum + n, 0) : counts[query.status]
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
