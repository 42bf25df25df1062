import { type SQL, sql } from 'drizzle-orm'

/**
 * Inquiries of somebody who was not signed in, with a verified contact of the user; both are stored in one spelling. Without
 * the plus sign the column's type would be part of the comparison, and SQLite would not use the index.
 */
const byContact = (user: number, kind: 'email' | 'phone'): SQL => sql`SELECT num FROM inquiries
  WHERE user IS NULL AND json_extract(contact, ${sql.raw(`'$.${kind}'`)}) IN
    (SELECT +value FROM contacts WHERE contacts.user = ${user} AND kind = ${kind} AND verified_at IS NOT NULL)`

/**
 * The numbers of the inquiries that a user has sent (docs/behaviour.md, "Own requests"). What another account has sent is
 * that account's, whatever contact it names: anyone could name this one.
 */
export const theirInquiries = (user: number): SQL => sql`(SELECT num FROM inquiries WHERE user = ${user}
  UNION ${byContact(user, 'email')} UNION ${byContact(user, 'phone')})`
