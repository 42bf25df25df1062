/** Whose e-mail it is, and in which thread. */
import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../domain/locale.ts'
import { ACTIONS } from '../../../domain/rights.ts'
import { hasRightsOf, type OrganizationRole } from '../../../domain/roles.ts'
import { activeMember } from '../../db/active-member.ts'
import type { Database } from '../../db/connection.ts'
import { inquiries, type StoredCorrespondent } from '../../db/schema.ts'
import type { InquiryRow } from '../organization/inquiries/queries.ts'
import { withWholeContact } from '../public/requests/buyer-contact.ts'

/** The author of an e-mail, as a message names them. */
export interface Author {
  side: StoredCorrespondent['side']
  /** Key of the user; null for a visitor and for the company's own address. */
  user: number | null
  locale: Locale
}

export const readThread = (db: Database, id: string): Promise<InquiryRow | undefined> =>
  db.select().from(inquiries).where(eq(inquiries.id, id)).get()

const verifiedOf = (user: number | null) =>
  sql`SELECT value FROM contacts WHERE user = ${user} AND kind = 'email' AND verified_at IS NOT NULL`

/** The buyer's addresses: the one given with the inquiry, and those of the account that has sent it, unless it is blocked. */
async function isBuyer(db: Database, thread: InquiryRow, from: string): Promise<boolean> {
  const { contact, user } = await withWholeContact(db, thread)
  const [row] = await db.all(sql`SELECT 1 WHERE ${from} IN (SELECT ${contact.email ?? null} UNION ${verifiedOf(user)})
    AND NOT EXISTS (SELECT 1 FROM users WHERE num = ${user} AND blocked_at IS NOT NULL)`)
  return row !== undefined
}

interface MemberRow {
  role: OrganizationRole
  locale: Locale
  isOwn: number
}

/** A member who may answer inquiries now, at one of their own addresses or at the company's. */
async function memberLocale(db: Database, { company }: InquiryRow, user: number, from: string): Promise<Locale | null> {
  const [row] = await db.all<MemberRow>(sql`SELECT e.role, u.locale,
      (${from} IN (${verifiedOf(user)}) OR ${from} = (SELECT lower(email) FROM companies WHERE num = ${company})) AS isOwn
    FROM employees AS e CROSS JOIN users AS u ON u.num = e.user AND u.deleted_at IS NULL AND u.blocked_at IS NULL
    WHERE e.user = ${user} AND e.company = ${company} AND ${activeMember('e')} LIMIT 1`)
  return row?.isOwn === 1 && hasRightsOf(row.role, ACTIONS['inquiry.answer']) ? row.locale : null
}

async function isCompanys(db: Database, { company }: InquiryRow, from: string): Promise<boolean> {
  const [row] = await db.all(sql`SELECT 1 FROM companies WHERE num = ${company} AND lower(email) = ${from}`)
  return row !== undefined
}

/** @returns null where the address is not one of the person's, or the person takes no part in the thread any more */
export async function authorOf(
  db: Database,
  thread: InquiryRow,
  { side, user }: StoredCorrespondent,
  from: string,
): Promise<Author | null> {
  if (side === 'buyer') {
    return (await isBuyer(db, thread, from)) ? { side, user: thread.user, locale: thread.locale } : null
  }
  if (user === null) return (await isCompanys(db, thread, from)) ? { side, user, locale: thread.locale } : null
  const locale = await memberLocale(db, thread, user, from)
  return locale && { side, user, locale }
}
