import { and, eq, isNull, sql } from 'drizzle-orm'
import { companies, employees, users } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'

/** Columns that tell the organization of a user, where employees and companies are joined by `isMember` and `isTheirs`. */
export const MEMBERSHIP = {
  company: named(employees.company, 'company'),
  companyId: named(companies.id, 'company_id'),
  role: named(employees.role, 'organization_role'),
  employee: named(employees.num, 'employee'),
}

/** Invited, disabled and removed employees are no members. The status is a literal, because the index has it as its condition. */
export const isMember = and(
  eq(employees.user, users.num),
  eq(employees.status, sql`'active'`),
  isNull(employees.deletedAt),
)
export const isTheirs = eq(companies.num, employees.company)

type Found<Row> = { [Key in keyof Row]: Row[Key] extends { _: { type: infer Type } } ? Type : never }

/** @returns null where the person works in none. */
export const organizationOf = ({ company, companyId, role, employee }: Found<typeof MEMBERSHIP>) =>
  employee === null ? null : { num: company, id: companyId, role, employee }
