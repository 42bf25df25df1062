import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { companies, contacts, employees, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { isMember, isTheirs, MEMBERSHIP, organizationOf } from '../../http/access/membership.ts'
import type { SignedIn } from '../../http/access/viewer.ts'

/** What the deletion of an account needs to know about its owner. */
export type Person = Pick<SignedIn, 'num' | 'id' | 'organization'>

/**
 * For operators who get a written request; a signed-in user deletes the account without them (routes.ts).
 * @param login a verified contact, as parseLogin returns it
 * @returns null where no account has it
 */
export async function findPerson(db: Database, login: string): Promise<Person | null> {
  const row = await db
    .select({ num: named(users.num, 'user'), id: named(users.id, 'user_id'), ...MEMBERSHIP })
    .from(contacts)
    .innerJoin(users, and(eq(users.num, contacts.user), isNull(users.deletedAt)))
    .leftJoin(employees, isMember)
    .leftJoin(companies, isTheirs)
    .where(and(eq(contacts.value, login), isNotNull(contacts.verifiedAt)))
    .limit(1)
    .get()
  return row ? { num: row.num, id: row.id, organization: organizationOf(row) } : null
}
