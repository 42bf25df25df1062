import { type SQL, sql } from 'drizzle-orm'
import { activeMember } from '../../../db/active-member.ts'
import { closeCompany } from '../../../db/close-company.ts'
import type { Organization } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { refuseUnless } from '../../http/writes/refusal.ts'
import { hideGoods } from '../../organization/suspension.ts'
import type { AccountOwner } from './person.ts'
import { eraseStatements } from './personal-tables.ts'

const active = (company: number) => sql`FROM employees WHERE company = ${company} AND ${activeMember('employees')}`

/**
 * Closes an organization without other members: its products leave the lists and its reviews the queue, its invitations are deleted, and
 * its tax number is free for another organization (docs/behaviour.md, "Leaving"). A blocked one keeps the number, so that its owner cannot
 * register it again.
 * @param isAlone whether the person is its only member
 */
const closeOrganization = (company: number, isAlone: SQL, now: number): SQL[] => [
  ...closeCompany(company, isAlone, now),
  sql`UPDATE reviews SET decided_at = ${now}, decision = 'withdrawn' WHERE decided_at IS NULL AND kind = 'product'
    AND subject IN (SELECT num FROM products WHERE company = ${company}) AND ${isAlone}`,
  sql`UPDATE products SET status = 'draft', version = version + 1
    WHERE company = ${company} AND status = 'moderation' AND deleted_at IS NULL AND ${isAlone}`,
  sql`DELETE FROM employees WHERE company = ${company} AND status = 'invited' AND ${isAlone}`,
  sql`UPDATE companies SET email = NULL, phone = NULL, tax_number = iif(status = 'blocked', tax_number, NULL)
    WHERE num = ${company} AND ${isAlone}`,
  ...hideGoods(company),
]

/**
 * An organization with other members must have another owner; one without any other member is closed.
 * @returns the writes that come before the erasure
 */
function leaveOrganization({ num, employee, role }: Organization, now: number): Write[] {
  const isOwnedByAnother = sql`EXISTS (SELECT 1 ${active(num)} AND num <> ${employee} AND role = 'OWNER')`
  const isAlone = sql`NOT EXISTS (SELECT 1 ${active(num)} AND num <> ${employee})`
  return [
    refuseUnless(sql`${role} <> 'OWNER' OR ${isOwnedByAnother} OR ${isAlone}`, new AppError('owner.last', 409)),
    ...closeOrganization(num, isAlone, now),
  ]
}

/** @returns the writes that end an account and erase all personal data of its owner */
export const eraseAccount = (person: AccountOwner, now: number): Write[] => [
  ...person.organizations.flatMap((organization) => leaveOrganization(organization, now)),
  ...eraseStatements(person.num, person.id, now),
]
