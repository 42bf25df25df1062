import { and, eq, isNull, sql } from 'drizzle-orm'
import { companies, employees, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'

/** Columns of a user's organization, where employees and companies are joined by `isMember` and `isTheirs`. */
export const MEMBERSHIP = {
  company: named(employees.company, 'company'),
  companyId: named(companies.id, 'company_id'),
  role: named(employees.role, 'organization_role'),
  employee: named(employees.num, 'employee'),
}

/**
 * Invited, disabled and removed employees are not members. The status is a literal, because only then does SQLite use
 * the partial index with this condition.
 */
export const isMember = and(
  eq(employees.user, users.num),
  eq(employees.status, sql`'active'`),
  isNull(employees.deletedAt),
)
export const isTheirs = eq(companies.num, employees.company)

type SelectedRow<Row> = { [Key in keyof Row]: Row[Key] extends { _: { type: infer Type } } ? Type : never }

/** @returns null where the user is a member of no organization */
export const organizationOf = ({ company, companyId, role, employee }: SelectedRow<typeof MEMBERSHIP>) =>
  employee === null ? null : { num: company, id: companyId, role, employee }
