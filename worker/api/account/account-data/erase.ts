import { sql } from 'drizzle-orm'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import type { Person } from './person.ts'
import { eraseStatements } from './personal-tables.ts'

const active = (company: number) => sql`FROM employees WHERE company = ${company} AND status = 'active'
  AND deleted_at IS NULL`

/**
 * An organization with other members must have another owner; one without any other member is hidden.
 * @returns the writes that come before the erasure
 */
function leaveOrganization({ organization }: Person): Write[] {
  if (!organization) return []
  const { num, employee } = organization
  const isOwnedByAnother = sql`EXISTS (SELECT 1 ${active(num)} AND num <> ${employee} AND role = 'OWNER')`
  const isAlone = sql`NOT EXISTS (SELECT 1 ${active(num)} AND num <> ${employee})`
  return [
    refuseUnless(
      sql`${organization.role} <> 'OWNER' OR ${isOwnedByAnother} OR ${isAlone}`,
      new AppError('owner.last', 409),
    ),
    sql`UPDATE companies SET status = iif(status = 'active', 'hidden', 'draft'), version = version + 1
      WHERE num = ${num} AND status IN ('active', 'pending') AND ${isAlone}`,
  ]
}

/** @returns the writes that end an account and erase all personal data of its owner */
export const eraseAccount = (person: Person, now: number): Write[] => [
  ...leaveOrganization(person),
  ...eraseStatements(person.num, person.id, now),
]
