import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Login } from '../../../../domain/login.ts'
import type { Database } from '../../../db/connection.ts'
import { contacts } from '../../../db/schema.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'

export type ContactRow = typeof contacts.$inferSelect

const MAX_CONTACTS = 10

/** The value to verify: the pending one, or the contact's own before it is verified. */
export const unverified = ({ kind, value, pending }: ContactRow): Login => ({ kind, value: pending ?? value })

export const readContact = (db: Database, user: number, id: string): Promise<ContactRow | undefined> =>
  db
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, id), eq(contacts.user, user)))
    .get()

/** @returns the condition 409 `contact.exists`, which fails where the user has a contact with this value */
const refuseExistingContact = (user: number, value: string): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM contacts WHERE user = ${user} AND value = ${value})`,
    new AppError('contact.exists', 409),
  )

/** @returns the condition 404 `contact.unknown`, which fails where the contact is gone by now */
export const refuseUnknownContact = ({ num }: ContactRow): Refusal =>
  refuseUnless(sql`EXISTS (SELECT 1 FROM contacts WHERE num = ${num})`, new AppError('contact.unknown', 404))

/**
 * @param row not verified yet
 * @returns the writes that add a contact: 409 `contact.exists`, `contact.too-many`
 */
export const add = (db: Database, row: Omit<ContactRow, 'num'>): Write[] => [
  refuseExistingContact(row.user, row.value),
  refuseUnless(
    sql`(SELECT count(*) FROM contacts WHERE user = ${row.user}) < ${MAX_CONTACTS}`,
    new AppError('contact.too-many', 409),
  ),
  db.insert(contacts).values(row),
]

/** Stores the new value as pending until it is verified. One that is another of the user's contacts is refused. */
export const storePending = (db: Database, row: ContactRow, { value }: Login): Write[] => [
  refuseExistingContact(row.user, value),
  db.update(contacts).set({ pending: value }).where(eq(contacts.num, row.num)),
]

const mainOf = ({ user, kind }: Pick<ContactRow, 'user' | 'kind'>): SQL =>
  sql`SELECT 1 FROM contacts WHERE user = ${user} AND kind = ${kind} AND main = 1`

/** @returns the statement by which the oldest login of a kind becomes its main one, where there is none */
export const chooseMain = (user: number, kind: ContactRow['kind']): SQL =>
  sql`UPDATE contacts SET main = 1 WHERE NOT EXISTS (${mainOf({ user, kind })}) AND num = (
    SELECT min(num) FROM contacts WHERE user = ${user} AND kind = ${kind} AND verified_at IS NOT NULL)`

/** Marks a contact as verified. The first verified one of a kind becomes its main one. */
export const verify = (db: Database, row: ContactRow, value: string, now: number): Write[] => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM contacts WHERE value = ${value} AND verified_at IS NOT NULL AND num <> ${row.num})`,
    new AppError('contact.taken', 409),
  ),
  db
    .update(contacts)
    .set({ value, pending: null, verifiedAt: now, main: sql`main OR NOT EXISTS (${mainOf(row)})` })
    .where(eq(contacts.num, row.num)),
]

/** Makes a verified contact the one of its kind that notices go to. */
export const makeMain = (db: Database, row: ContactRow): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM contacts WHERE num = ${row.num} AND verified_at IS NOT NULL)`,
    new AppError('contact.unverified', 409),
  ),
  db
    .update(contacts)
    .set({ main: false })
    .where(and(eq(contacts.user, row.user), eq(contacts.kind, row.kind))),
  db.update(contacts).set({ main: true }).where(eq(contacts.num, row.num)),
]

/** Deletes a contact; if it was the main one, the oldest remaining one of its kind takes its place. */
export const removeContact = (row: ContactRow): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM contacts WHERE user = ${row.user} AND verified_at IS NOT NULL AND num <> ${row.num})`,
    new AppError('contact.last', 409),
  ),
  sql`DELETE FROM contacts WHERE num = ${row.num}`,
  chooseMain(row.user, row.kind),
]
