import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { activeMember } from '../../../db/active-member.ts'
import { companies, employees, sessions, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'

/** Columns of a user's organization, where employees and companies are joined by `isMember` and `isTheirCompany`. */
export const MEMBERSHIP_COLUMNS = {
  company: named(employees.company, 'company'),
  companyId: named(companies.id, 'company_id'),
  role: named(employees.role, 'organization_role'),
  employee: named(employees.num, 'employee'),
}

/** Condition: the user's membership in the chosen organization, else in that of their last choice, else the first one. */
const membershipIn = (
  chosen: SQLWrapper,
) => sql`${employees.num} = (SELECT m.num FROM employees AS m WHERE m.user = ${users.num} AND ${activeMember('m')}
  ORDER BY m.company IS ${chosen} DESC, m.company IS ${users.company} DESC, m.num LIMIT 1)`

/** Condition: the membership for which the session acts. */
export const isCurrent = membershipIn(sessions.company)
/** Condition: the membership that an operator's session shows (read-viewed.ts). */
export const isViewed = membershipIn(sessions.viewingCompany)

/** Any of the user's memberships. */
export const isMember = and(
  eq(employees.user, users.num),
  eq(employees.status, sql`'active'`),
  isNull(employees.deletedAt),
)
export const isTheirCompany = eq(companies.num, employees.company)

type SelectedRow<Row> = { [Key in keyof Row]: Row[Key] extends { _: { type: infer Type } } ? Type : never }

/** @returns null where the user is a member of no organization */
export const organizationOf = ({ company, companyId, role, employee }: SelectedRow<typeof MEMBERSHIP_COLUMNS>) =>
  employee === null ? null : { num: company, id: companyId, role, employee }
