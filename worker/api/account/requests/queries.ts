import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { RequestsQuery, SentInquiry, SentInquiryList } from '../../../../domain/contract/requests.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { inquiryMoves } from '../../../../domain/statuses/inquiry.ts'
import type { ProductStatus } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Unit } from '../../../../domain/trade-terms.ts'
import type { Bindings } from '../../../bindings.ts'
import { type Database, database } from '../../../db/connection.ts'
import { companies, inquiries, type StoredPicture } from '../../../db/schema.ts'
import { decoded, named } from '../../../db/select.ts'
import { channelsTo } from '../../delivery/deliver.ts'
import { localized } from '../../http/locale.ts'
import { pageByNumber } from '../../http/page-by-number.ts'
import { answeredAt } from '../../organization/inquiries/emails.ts'
import { lastMessage, sharedFields, toLastMessage } from '../../organization/inquiries/queries.ts'
import { mainPicture } from '../../public/pictures.ts'
import { buyerContact, isShownIn, showsContact } from '../../public/requests/buyer-contact.ts'
import { asked, askedInList, toAsked } from '../../public/requests/select-wishes.ts'
import { inquiriesOfUser } from './sender-conditions.ts'

/** Whether a user has sent an inquiry. */
export const isSentBy = (user: number): SQL => sql`${inquiries.num} IN ${inquiriesOfUser(user)}`

interface ProductRow {
  id: string
  slug: string
  names: Text
  pictures: StoredPicture[]
  unit: Unit
  status: ProductStatus
  /** The drawing of its category. */
  drawing: string | null
}

/** The product as it is now, in whatever status; null for a deleted one. */
const product = decoded<ProductRow | null>(
  sql`(SELECT json_object('id', id, 'slug', slug, 'names', json(names), 'pictures', json(pictures), 'unit', unit,
      'status', status, 'drawing', (SELECT picture FROM categories WHERE num = products.category))
    FROM products WHERE num = inquiries.product AND deleted_at IS NULL)`,
  'product_ref',
)

const select = (db: Database, parts: typeof asked) =>
  db
    .select({
      row: inquiries,
      contact: buyerContact,
      showsContact,
      asked: parts,
      product,
      lastMessage,
      companyId: named(companies.id, 'company_id'),
      companySlug: named(companies.slug, 'company_slug'),
      companyNames: named(companies.names, 'company_names'),
      companyKind: named(companies.kind, 'company_kind'),
      companyStatus: named(companies.status, 'company_status'),
    })
    .from(inquiries)
    .innerJoin(companies, eq(companies.num, inquiries.company))

export type RequestRow = Awaited<ReturnType<typeof select>>[number]

/** What the supplier sees of the contact; who has answered an open request sees it once the buyer writes. */
function shownOf({ row, showsContact }: RequestRow): SentInquiry['contactShown'] {
  if (isShownIn(row.contact)) return 'shown'
  return showsContact ? 'with-message' : 'hidden'
}

/** @param env the bindings, which say what notices can be sent with */
export function toRequest(found: RequestRow, locale: Locale, env: Bindings): SentInquiry {
  const { product } = found
  const row = { ...found.row, contact: found.contact }
  const { id, status, reply, version } = row
  const to = answeredAt(row.contact)
  return {
    ...sharedFields(row, locale),
    ...toAsked(found.asked, locale, true),
    id,
    status,
    moves: inquiryMoves('buyer', status),
    version,
    contactShown: shownOf(found),
    answerNotice: to && (channelsTo(env, [{ to }])[0] ?? null),
    reply,
    unread: row.buyerUnread,
    lastMessage: toLastMessage(found.lastMessage),
    product: product && {
      id: product.id,
      slug: product.slug,
      name: localized(product.names, locale),
      picture: mainPicture(product.pictures, product.drawing, '320'),
      unit: product.unit,
      isPublic: product.status === 'published',
    },
    supplier: {
      id: found.companyId,
      slug: found.companySlug,
      name: localized(found.companyNames, locale),
      kind: found.companyKind,
      isPublic: found.companyStatus === 'active',
    },
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/**
 * The inquiries that a user has sent, latest first.
 * @throws AppError 422 `list.too-deep` beyond page 200
 */
export async function readRequests(
  env: Bindings,
  user: number,
  page: RequestsQuery,
  locale: Locale,
): Promise<SentInquiryList> {
  const db = database(env.DB)
  const { rows, meta } = await pageByNumber(db, page, sql`FROM ${inquiriesOfUser(user)}`, (limit, offset) =>
    select(db, askedInList)
      .where(isSentBy(user))
      .orderBy(sql`coalesce(last_at, inquiries.created_at) DESC`, desc(inquiries.num))
      .limit(limit)
      .offset(offset),
  )
  return { data: rows.map((row) => toRequest(row, locale, env)), meta }
}

/**
 * @param own condition of the caller's own inquiries
 * @returns undefined where it is none of them
 */
export async function readRequest(db: Database, own: SQL, id: string) {
  const theirs = select(db, asked).where(and(eq(inquiries.id, id), own))
  const [[request]] = await db.batch([theirs])
  return request
}
