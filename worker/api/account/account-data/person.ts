import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { companies, employees, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { isMember, isTheirCompany, MEMBERSHIP_COLUMNS, organizationOf } from '../../http/access/membership.ts'
import type { Organization, SignedIn } from '../../http/access/viewer.ts'

/** What the deletion of an account needs to know about its owner. */
export interface AccountOwner extends Pick<SignedIn, 'num' | 'id'> {
  /** All that they belong to. */
  organizations: Organization[]
}

const selectPerson = (db: Database, which: SQL | undefined) =>
  db
    .select({ num: named(users.num, 'user'), id: named(users.id, 'user_id'), ...MEMBERSHIP_COLUMNS })
    .from(users)
    .leftJoin(employees, isMember)
    .leftJoin(companies, isTheirCompany)
    .where(and(which, isNull(users.deletedAt)))

async function readPerson(db: Database, which: SQL | undefined): Promise<AccountOwner | null> {
  const rows = await selectPerson(db, which)
  const [first] = rows
  return first
    ? { num: first.num, id: first.id, organizations: rows.flatMap((row) => organizationOf(row) ?? []) }
    : null
}

/** @returns a user with all organizations, not only that for which a session acts */
export const personWith = async (db: Database, { num, id }: Pick<SignedIn, 'num' | 'id'>): Promise<AccountOwner> =>
  (await readPerson(db, eq(users.num, num))) ?? { num, id, organizations: [] }

/**
 * For operators who get a written request; a signed-in user deletes the account without them (routes.ts).
 * @param login a verified contact, as parseLogin returns it
 * @returns null where no account has it
 */
export const findPerson = (db: Database, login: string): Promise<AccountOwner | null> =>
  readPerson(
    db,
    sql`${users.num} = (SELECT contacts.user FROM contacts WHERE contacts.value = ${login} AND contacts.verified_at IS NOT NULL)`,
  )
