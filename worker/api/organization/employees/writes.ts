/** Changes of an organization's employees. The batch that makes one checks its conditions. */
import { eq, type SQL, sql } from 'drizzle-orm'
import { MAX_ORGANIZATIONS } from '../../../../domain/limits.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { employees } from '../../../db/schema.ts'
import type { SignedIn } from '../../http/access/viewer.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import type { EmployeeRow } from './queries.ts'

/** Most employees of one organization, disabled and invited ones included. */
const MAX_EMPLOYEES = 500

const OWNS = sql`role = 'OWNER' AND ${activeMember('employees')}`

/** @returns the refusal 409 `owner.last`: an organization always has an active owner. */
export const refuseLastOwner = ({ company, num }: Pick<EmployeeRow, 'company' | 'num'>): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM employees WHERE num = ${num} AND ${OWNS})
      OR EXISTS (SELECT 1 FROM employees WHERE company = ${company} AND num <> ${num} AND ${OWNS})`,
    new AppError('owner.last', 409),
  )

/** @returns the refusal for a user who is an active member of the organization already. */
export const refuseMember = (user: number | null, company: number, failure: AppError): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM employees WHERE user = ${user} AND company = ${company} AND ${activeMember('employees')})`,
    failure,
  )

/** @returns the refusal 409 `organization.too-many`: reading a person's organizations costs the same for everybody. */
export const refuseTooManyOrganizations = (user: number | null): Refusal =>
  refuseUnless(
    sql`(SELECT count(*) FROM employees WHERE user = ${user} AND ${activeMember('employees')}) < ${MAX_ORGANIZATIONS}`,
    new AppError('organization.too-many', 409),
  )

/**
 * @param company SQL of the number of an organization of the user
 * @returns the writes that make it the one for which the session acts, and with which the next sessions begin
 */
export const actFor = ({ num, session }: Pick<SignedIn, 'num' | 'session'>, company: SQL): Write[] => [
  sql`UPDATE sessions SET company = ${company} WHERE num = ${session}`,
  sql`UPDATE users SET company = ${company} WHERE num = ${num}`,
]

/** @returns the refusals 409 `employee.exists` and `employee.too-many`. */
export const refuseJoining = (company: number, contact: string): Refusal[] => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM employees WHERE company = ${company} AND deleted_at IS NULL AND (contact = ${contact}
      OR user = (SELECT user FROM contacts WHERE value = ${contact} AND verified_at IS NOT NULL)))`,
    new AppError('employee.exists', 409),
  ),
  refuseUnless(
    sql`(SELECT count(*) FROM employees WHERE company = ${company} AND deleted_at IS NULL) < ${MAX_EMPLOYEES}`,
    new AppError('employee.too-many', 409),
  ),
]

/** Changes columns, and raises the version by one. */
export const updateEmployee = (db: Database, { num }: Pick<EmployeeRow, 'num'>, change: Partial<EmployeeRow>): Write =>
  db
    .update(employees)
    .set({ ...change, updatedAt: Date.now(), version: sql`version + 1` })
    .where(eq(employees.num, num))

/** Removes an employee, who may be the caller. */
export const removeEmployee = (db: Database, row: Pick<EmployeeRow, 'company' | 'num'>): Write[] => [
  refuseLastOwner(row),
  updateEmployee(db, row, { deletedAt: Date.now() }),
]

/** @returns the refusals 409 `employee.exists` and `organization.too-many` for a person who becomes active again */
export const refuseActivation = ({ user, company }: Pick<EmployeeRow, 'user' | 'company'>): Refusal[] => [
  refuseMember(user, company, new AppError('employee.exists', 409)),
  refuseTooManyOrganizations(user),
]

/** Sets the status, if its conditions hold at the moment of writing. */
export const setEmployeeStatus = (db: Database, row: EmployeeRow, status: EmployeeRow['status']): Write[] =>
  status === 'active'
    ? [...refuseActivation(row), updateEmployee(db, row, { status })]
    : [refuseLastOwner(row), updateEmployee(db, row, { status })]

/** Makes an active employee the owner, and the previous owner a manager. */
export const handOverOwnership = (db: Database, from: number, to: EmployeeRow): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM employees WHERE num = ${to.num} AND ${activeMember('employees')})
      AND EXISTS (SELECT 1 FROM employees WHERE num = ${from} AND ${OWNS})`,
    new AppError('employee.inactive', 409),
  ),
  updateEmployee(db, to, { role: 'OWNER' }),
  updateEmployee(db, { num: from }, { role: 'MANAGER' }),
]
