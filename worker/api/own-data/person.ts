import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/connection.ts'
import { companies, contacts, employees, users } from '../../db/schema.ts'
import { named } from '../../db/select.ts'
import type { SignedIn } from '../access/viewer.ts'

/** Somebody with an account, as far as ending it needs to know. */
export type Person = Pick<SignedIn, 'num' | 'id' | 'organization'>

/**
 * For operators who were asked by letter; a person who is signed in does it alone (routes.ts).
 * @param login a verified contact, as parseLogin gives it.
 * @returns null where nobody has it.
 */
export async function findPerson(db: Database, login: string): Promise<Person | null> {
  const [row] = await db
    .select({
      num: named(users.num, 'user'),
      id: named(users.id, 'user_id'),
      company: named(employees.company, 'company'),
      companyId: named(companies.id, 'company_id'),
      role: named(employees.role, 'organization_role'),
      employee: named(employees.num, 'employee'),
    })
    .from(contacts)
    .innerJoin(users, and(eq(users.num, contacts.user), isNull(users.deletedAt)))
    .leftJoin(
      employees,
      and(eq(employees.user, users.num), eq(employees.status, sql`'active'`), isNull(employees.deletedAt)),
    )
    .leftJoin(companies, eq(companies.num, employees.company))
    .where(and(eq(contacts.value, login), isNotNull(contacts.verifiedAt)))
    .limit(1)
  if (!row) return null
  const { num, id, company, companyId, role, employee } = row
  return { num, id, organization: employee === null ? null : { num: company, id: companyId, role, employee } }
}
