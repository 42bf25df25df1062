import { sql } from 'drizzle-orm'
import type { SignedIn } from '../access/viewer.ts'
import { AppError } from '../problem.ts'
import type { Write } from '../writes/commit.ts'
import { refuseUnless } from '../writes/refusal.ts'
import { eraseStatements } from './parts.ts'

const active = (company: number) => sql`FROM employees WHERE company = ${company} AND status = 'active'
  AND deleted_at IS NULL`

/**
 * An organization with other people in it needs an owner who stays; one with nobody left leaves the public.
 * @returns the writes before those that erase.
 */
function leaveOrganization({ organization }: SignedIn): Write[] {
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

/** @returns the writes that end an account and leave nothing of the person. */
export const eraseAccount = (viewer: SignedIn, now: number): Write[] => [
  ...leaveOrganization(viewer),
  ...eraseStatements(viewer.num, viewer.id, now),
]
