/**
 * A buyer's contact. The request has the whole one; the inquiry of a supplier has a copy of what that supplier is shown
 * (docs/decisions/0063-shown-contact.md). Responses to a supplier read the copy, those to the buyer read the whole contact.
 */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { type inquiries, requests, type StoredContact } from '../../../db/schema.ts'
import { decoded } from '../../../db/select.ts'

type InquiryRow = typeof inquiries.$inferSelect

/** @returns what suppliers are shown of a contact: name and company in any case */
export const shownPart = ({ email, phone, ...rest }: StoredContact, isShown: boolean): StoredContact =>
  isShown ? { ...rest, ...(email && { email }), ...(phone && { phone }) } : rest

/** The same in SQL, of `requests AS r`. */
export const SHOWN_PART: SQL = sql`iif(r.shows_contact = 1, r.contact, json_remove(r.contact, '$.email', '$.phone'))`

/** Whether the supplier's copy is without address and number. A withdrawn inquiry, which has no receipt, has nothing to show. */
export const IS_HIDDEN: SQL = sql`(json_extract(inquiries.contact, '$.email') IS NULL AND json_extract(inquiries.contact, '$.phone') IS NULL
  AND inquiries.receipt IS NOT NULL AND inquiries.request IS NOT NULL)`

/** The whole contact of an inquiry, as JSON. */
export const WHOLE_CONTACT: SQL = sql`iif(${IS_HIDDEN},
  coalesce((SELECT r.contact FROM requests AS r WHERE r.num = inquiries.request), inquiries.contact), inquiries.contact)`

export const buyerContact = decoded<StoredContact>(WHOLE_CONTACT, 'buyer_contact')

/** Whether the buyer shows the contact to suppliers; what was asked before there was the choice shows it. */
export const showsContact =
  sql`coalesce((SELECT r.shows_contact FROM requests AS r WHERE r.num = inquiries.request), 1)`
    .mapWith((value: number) => value === 1)
    .as('shows_contact')

/** @returns whether a supplier sees address or number in its copy */
export const isShownIn = ({ email, phone }: Partial<StoredContact>): boolean =>
  email !== undefined || phone !== undefined

type ContactOfRequest = Pick<InquiryRow, 'contact' | 'request' | 'receipt'>

/** The same as IS_HIDDEN, of a row. */
export const isHiddenIn = ({ contact, request, receipt }: ContactOfRequest): boolean =>
  !isShownIn(contact) && receipt !== null && request !== null

/** @returns the inquiry with the whole contact */
export async function withWholeContact<Row extends ContactOfRequest>(db: Database, inquiry: Row): Promise<Row> {
  const { request } = inquiry
  if (!isHiddenIn(inquiry) || request === null) return inquiry
  const row = await db.select({ contact: requests.contact }).from(requests).where(eq(requests.num, request)).get()
  return { ...inquiry, contact: { name: '', ...row?.contact } }
}
