/** Whom an operator's session shows (docs/behaviour.md, "Viewing as somebody"). */
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { companies, employees, sessions, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { isTheirCompany, isViewed, MEMBERSHIP_COLUMNS, organizationOf } from './membership.ts'
import type { SignedIn } from './viewer.ts'

/**
 * @param session number of the operator's session @param until milliseconds since 1970
 * @returns the person as whom the call is made; null for an account that is gone
 */
export async function readViewed(db: Database, session: number, until: number): Promise<SignedIn | null> {
  const statement = db
    .select({
      num: named(users.num, 'user'),
      id: named(users.id, 'user_id'),
      name: named(users.name, 'user_name'),
      locale: named(users.locale, 'locale'),
      ...MEMBERSHIP_COLUMNS,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.num, sessions.viewingUser), isNull(users.deletedAt)))
    .leftJoin(employees, isViewed)
    .leftJoin(companies, isTheirCompany)
    .where(eq(sessions.num, session))
    .limit(1)
  const [[row]] = await db.batch([statement])
  if (!row) return null
  const { company, companyId, role, employee, ...person } = row
  const organization = organizationOf({ company, companyId, role, employee })
  return { ...person, role: 'USER', operator: [], session, organization, viewing: { until } }
}
