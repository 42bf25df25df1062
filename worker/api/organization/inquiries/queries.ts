import { and, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { CompanyKind } from '../../../../domain/company-kinds.ts'
import type { Inquiry } from '../../../../domain/contract/inquiries.ts'
import type { InquiryCopy } from '../../../../domain/contract/new-inquiry.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { inquiryNumber } from '../../../../domain/inquiry-number.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { type InquirySide, inquiryMoves } from '../../../../domain/statuses/inquiry.ts'
import type { Text } from '../../../../domain/text.ts'
import { afterWorkingDays } from '../../../../domain/working-days.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { contacts, inquiries } from '../../../db/schema.ts'
import { decoded, number } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'
import { buyerContact, showsContact, WHOLE_CONTACT } from '../../public/requests/buyer-contact.ts'
import { deleteMessageNotices, eraseConversations, eraseRequests } from '../../public/requests/erase.ts'
import { asked, toAsked } from '../../public/requests/select-wishes.ts'
import { toItem } from './item.ts'

export type InquiryRow = typeof inquiries.$inferSelect

/** @returns undefined where the address is not a verified one of the user's */
export const readVerified = (db: Database, user: number, email: string) =>
  db
    .select({ num: contacts.num })
    .from(contacts)
    .where(and(eq(contacts.user, user), eq(contacts.value, email), isNotNull(contacts.verifiedAt)))
    .get()

/** Days for which the buyer's copy can be opened. */
export const COPY_DAYS = 90

/** The buyer's copy; undefined for an unknown receipt, or one that is too old. */
export const readCopy = (db: Database, receipt: string, now: number) =>
  db
    .select({
      row: inquiries,
      contact: buyerContact,
      showsContact,
      asked,
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
          AND value = json_extract(${WHOLE_CONTACT}, '$.email') AND verified_at <= inquiries.created_at)`,
        'is_message_mailed',
      ),
    })
    .from(inquiries)
    .where(and(eq(inquiries.receipt, receipt), gt(inquiries.createdAt, now - COPY_DAYS * DAY_MS)))
    .get()

/**
 * Erases the sender's data in an inquiry whose consent is withdrawn, and the notices of it, sent or not; its request too, where no other
 * supplier has it.
 */
export const withdrawal = ({ num, id, request }: InquiryRow, now: number): SQL[] => [
  ...eraseConversations(sql`(${num})`),
  deleteMessageNotices(sql`(${num})`),
  sql`UPDATE inquiries SET contact = '{}', message = '', receipt = NULL, user = NULL, status = 'closed', waiting_since = NULL,
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

/** The last text of the thread that both sides read; null where only the inquiry itself was written. */
export const lastMessage = decoded<{ side: InquirySide; text: string; createdAt: number } | null>(
  sql`(SELECT json_object('side', side, 'text', substr(text, 1, 200), 'createdAt', created_at) FROM messages
    WHERE inquiry = inquiries.num AND internal = 0 AND kind = 'text' ORDER BY num DESC LIMIT 1)`,
  'last_message',
)

const assignee = decoded<{ id: string; name: string } | null>(
  sql`(SELECT json_object('id', e.id, 'name', coalesce(nullif(e.name, ''), (SELECT name FROM users WHERE num = e.user), ''))
    FROM employees AS e WHERE e.num = inquiries.assignee AND e.deleted_at IS NULL)`,
  'assignee_ref',
)

/** Messages that a member has not opened. */
const unreadBy = (user: number) =>
  number(sql`coalesce((SELECT n FROM unread_threads WHERE user = ${user} AND inquiry = inquiries.num), 0)`, 'unread')

/**
 * An inquiry as a member of its supplier sees it.
 * @param user key of the member
 * @param parts what its request adds, bounded in lists
 */
export const selectOwnInquiry = (db: Database, user: number, parts: typeof asked) =>
  db.select({ row: inquiries, product, lastMessage, assignee, unread: unreadBy(user), asked: parts }).from(inquiries)

/** A member's own view of what an organization has received. */
export interface Inbox {
  /** Keys in the database. */
  company: number
  user: number
}

/** Whether an inquiry was written to a company. */
export const isToCompany = (company: number): SQL => sql`${inquiries.company} = ${company}`

/** @returns undefined where it was not written to this company */
export async function readInquiry(db: Database, { company, user }: Inbox, id: string) {
  const ofCompany = selectOwnInquiry(db, user, asked).where(and(eq(inquiries.id, id), isToCompany(company)))
  const [[inquiry]] = await db.batch([ofCompany])
  return inquiry
}

export type OwnInquiry = NonNullable<Awaited<ReturnType<typeof readInquiry>>>

/** Its sender, where that was erased: with the account, or because the consent was withdrawn. */
const NO_CONTACT = { name: '' }

/** What buyer and supplier both see of an inquiry. */
export const sharedFields = (
  { id, item, quantity, message, contact, createdAt }: typeof inquiries.$inferSelect,
  locale: Locale,
) => ({
  number: inquiryNumber(id),
  item: item && toItem(item, quantity, locale),
  quantity,
  message,
  contact: { ...NO_CONTACT, ...contact },
  createdAt: new Date(createdAt).toISOString(),
})

/** @returns the last text of a thread for a list */
export const toLastMessage = (last: OwnInquiry['lastMessage']): Inquiry['lastMessage'] =>
  last && { ...last, createdAt: new Date(last.createdAt).toISOString() }

export function toInquiry(
  { row, product, lastMessage, assignee, unread, asked: parts }: OwnInquiry,
  locale: Locale,
): Inquiry {
  const { id, status, reply, version } = row
  return {
    ...sharedFields(row, locale),
    ...toAsked(parts, locale, false),
    id,
    status,
    moves: inquiryMoves('supplier', status),
    reply,
    version,
    unread,
    waitingSince: row.waitingSince === null ? null : new Date(row.waitingSince || row.createdAt).toISOString(),
    lastMessage: toLastMessage(lastMessage),
    assignee,
    locale: row.locale,
    product: product && { id: product.id, slug: product.slug, name: localized(product.names, locale) },
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** Working days after which a buyer need not wait any longer (docs/behaviour.md, "Inquiry confirmation"). */
const ANSWER_DAYS = 2

/** @returns the date, ISO, until which a buyer should have an answer */
export const answerBy = (createdAt: number): string => afterWorkingDays(createdAt, ANSWER_DAYS)

export function toInquiryCopy(
  {
    row,
    contact,
    showsContact,
    supplier,
    product,
    isMessageMailed,
    asked: parts,
  }: NonNullable<Awaited<ReturnType<typeof readCopy>>>,
  locale: Locale,
): InquiryCopy {
  const { id, slug, kind } = supplier
  return {
    ...sharedFields({ ...row, contact }, locale),
    ...toAsked(parts, locale, true),
    showContact: showsContact,
    answerBy: answerBy(row.createdAt),
    supplier: { id, slug, kind, name: localized(supplier.names, locale) },
    notified: row.notified,
    product,
    isMessageMailed: isMessageMailed === 1,
    locale: row.locale,
  }
}

/** @returns an active member of the company; undefined for anyone else */
export const readColleague = (db: Database, company: number, id: string) =>
  db.get<{ num: number; id: string; name: string } | undefined>(
    sql`SELECT e.num, e.id, coalesce(nullif(e.name, ''), u.name, '') AS name FROM employees AS e
      LEFT JOIN users AS u ON u.num = e.user
      WHERE e.id = ${id} AND e.company = ${company} AND ${activeMember('e')}`,
  )
