import { type SQL, sql } from 'drizzle-orm'

// Written as in the indexes (worker/db/migrations/0014_inquiries_by_contact.sql, 0056_requests.sql), which are used for this text alone.
const EMAIL = sql`json_extract(contact, '$.email')`
const PHONE = sql`json_extract(contact, '$.phone')`

/**
 * Rows sent without a session, with a verified contact of the user; both are stored in one spelling. Without
 * the plus sign the column's type would be part of the comparison, and SQLite would not use the index.
 */
const byContact = (table: SQL, user: number, kind: 'email' | 'phone', given: SQL): SQL => sql`SELECT num FROM ${table}
  WHERE user IS NULL AND ${given} IN
    (SELECT +value FROM contacts WHERE contacts.user = ${user} AND kind = ${kind} AND verified_at IS NOT NULL)`

const theirs = (table: SQL, user: number): SQL => sql`(SELECT num FROM ${table} WHERE user = ${user}
  UNION ${byContact(table, user, 'email', EMAIL)} UNION ${byContact(table, user, 'phone', PHONE)})`

/**
 * The numbers of the inquiries that a user has sent (docs/behaviour.md, "Own requests"). One that another account sent belongs to that
 * account, even if it names this user's contact: anyone could type that in.
 */
export const theirInquiries = (user: number): SQL =>
  sql`(SELECT num FROM ${theirs(sql`inquiries`, user)} UNION ${answersToTheirs(user)})`

/** The same of the requests, of which the inquiries are the suppliers' parts. */
export const theirRequests = (user: number): SQL => theirs(sql`requests`, user)

/** Answers to their open requests: the supplier's inquiry has no contact until the buyer writes. */
const answersToTheirs = (user: number): SQL => sql`SELECT answer.num FROM inquiries AS answer
  WHERE answer.request IN ${theirRequests(user)} AND answer.user IS NULL AND answer.contact = '{}' AND answer.receipt IS NOT NULL`
