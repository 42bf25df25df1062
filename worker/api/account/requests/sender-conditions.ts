import { type SQL, sql } from 'drizzle-orm'
import type { Login } from '../../../../domain/login.ts'

// Exactly as in the indexes (worker/db/migrations/0014_inquiries_by_contact.sql, 0056_requests.sql): SQLite uses them for no other text.
const EMAIL = sql`json_extract(contact, '$.email')`
const PHONE = sql`json_extract(contact, '$.phone')`

/** Rows sent without a session, with one of these contacts; both are stored in one spelling. */
const sentWith = (table: SQL, given: SQL, values: SQL): SQL =>
  sql`SELECT num FROM ${table} WHERE user IS NULL AND ${given} IN (${values})`

/**
 * The verified contacts of the user. Without the plus sign the column's type would be part of the comparison, and SQLite would not use the
 * index.
 */
const verified = (user: number, kind: 'email' | 'phone'): SQL =>
  sql`SELECT +value FROM contacts WHERE contacts.user = ${user} AND kind = ${kind} AND verified_at IS NOT NULL`

const byContact = (table: SQL, user: number): SQL =>
  sql`${sentWith(table, EMAIL, verified(user, 'email'))} UNION ${sentWith(table, PHONE, verified(user, 'phone'))}`

const rowsOfUser = (table: SQL, user: number): SQL =>
  sql`(SELECT num FROM ${table} WHERE user = ${user} UNION ${byContact(table, user)})`

/**
 * The numbers of the inquiries that a user has sent (docs/behaviour.md, "Own requests"). One that another account sent belongs to that
 * account, even if it names this user's contact: anyone could type that in.
 */
export const inquiriesOfUser = (user: number): SQL =>
  sql`(SELECT num FROM ${rowsOfUser(sql`inquiries`, user)} UNION ${inquiriesWithoutContact(requestsOfUser(user))})`

/** The numbers of the requests that a user has sent; an inquiry is one supplier's part of a request. */
export const requestsOfUser = (user: number): SQL => rowsOfUser(sql`requests`, user)

/**
 * Inquiries without a contact of their own, found by their request: the supplier is not shown it (docs/decisions/0063-shown-contact.md), or
 * has answered an open request to which the buyer has not written yet.
 */
const inquiriesWithoutContact = (asked: SQL): SQL => sql`SELECT part.num FROM inquiries AS part
  WHERE part.request IN ${asked} AND part.user IS NULL AND part.receipt IS NOT NULL
    AND json_extract(part.contact, '$.email') IS NULL AND json_extract(part.contact, '$.phone') IS NULL`

/** The inquiries that were sent without a session with a contact that is proven to be the caller's. */
export function inquiriesOfGuest({ kind, value }: Login): SQL {
  const sent = (table: SQL) => sentWith(table, kind === 'email' ? EMAIL : PHONE, sql`${value}`)
  return sql`(${sent(sql`inquiries`)} UNION ${inquiriesWithoutContact(sql`(${sent(sql`requests`)})`)})`
}
