import { type SQL, sql } from 'drizzle-orm'

// Written as in the indexes (worker/db/migrations/0014_inquiries_by_contact.sql), which are used for this text alone.
const EMAIL = sql`json_extract(contact, '$.email')`
const PHONE = sql`json_extract(contact, '$.phone')`

/**
 * Inquiries sent without a session, with a verified contact of the user; both are stored in one spelling. Without
 * the plus sign the column's type would be part of the comparison, and SQLite would not use the index.
 */
const byContact = (user: number, kind: 'email' | 'phone', given: SQL): SQL => sql`SELECT num FROM inquiries
  WHERE user IS NULL AND ${given} IN
    (SELECT +value FROM contacts WHERE contacts.user = ${user} AND kind = ${kind} AND verified_at IS NOT NULL)`

/**
 * The numbers of the inquiries that a user has sent (docs/behaviour.md, "Own requests"). One that another account sent belongs to that
 * account, even if it names this user's contact: anyone could type that in.
 */
export const theirInquiries = (user: number): SQL => sql`(SELECT num FROM inquiries WHERE user = ${user}
  UNION ${byContact(user, 'email', EMAIL)} UNION ${byContact(user, 'phone', PHONE)})`
