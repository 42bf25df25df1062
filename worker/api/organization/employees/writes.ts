/** What may be done to an organization's people, checked by the batch that does it. */
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { employees } from '../../../db/schema.ts'
import { AppError } from '../../http/problem.ts'
import type { Write } from '../../http/writes/commit.ts'
import { type Refusal, refuseUnless } from '../../http/writes/refusal.ts'
import type { EmployeeRow } from './queries.ts'

/** People of one organization, those disabled and invited included. */
const MOST = 500

const OWNS = sql`role = 'OWNER' AND status = 'active' AND deleted_at IS NULL`

/** @returns the refusal 409 `owner.last`: somebody has to own an organization, whatever becomes of this one. */
export const ownedByAnother = ({ company, num }: Pick<EmployeeRow, 'company' | 'num'>): Refusal =>
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM employees WHERE num = ${num} AND ${OWNS})
      OR EXISTS (SELECT 1 FROM employees WHERE company = ${company} AND num <> ${num} AND ${OWNS})`,
    new AppError('owner.last', 409),
  )

/** Whether a person, in SQL, works for some organization right now. */
const works = (user: number | null): SQL =>
  sql`EXISTS (SELECT 1 FROM employees WHERE user = ${user} AND status = 'active' AND deleted_at IS NULL)`

/** @returns the refusal for somebody who works elsewhere by now: one works for one organization at a time. */
export const worksNowhere = (user: number | null, failure: AppError): Refusal =>
  refuseUnless(sql`NOT ${works(user)}`, failure)

/** @returns the refusals 409 `employee.exists` and `employee.too-many`. */
export const canJoin = (company: number, contact: string): Refusal[] => [
  refuseUnless(
    sql`NOT EXISTS (SELECT 1 FROM employees WHERE company = ${company} AND deleted_at IS NULL AND (contact = ${contact}
      OR user = (SELECT user FROM contacts WHERE value = ${contact} AND verified_at IS NOT NULL)))`,
    new AppError('employee.exists', 409),
  ),
  refuseUnless(
    sql`(SELECT count(*) FROM employees WHERE company = ${company} AND deleted_at IS NULL) < ${MOST}`,
    new AppError('employee.too-many', 409),
  ),
]

/** Writes what has changed; the version goes up by one. */
export const update = (db: Database, { num }: Pick<EmployeeRow, 'num'>, change: Partial<EmployeeRow>): Write =>
  db
    .update(employees)
    .set({ ...change, updatedAt: Date.now(), version: sql`version + 1` })
    .where(eq(employees.num, num))

/** Status, checked against what it is at the moment of writing. */
export const setStatus = (db: Database, row: EmployeeRow, status: EmployeeRow['status']): Write[] =>
  status === 'active'
    ? [worksNowhere(row.user, new AppError('employee.elsewhere', 409)), update(db, row, { status })]
    : [ownedByAnother(row), update(db, row, { status })]

/** Ownership goes to somebody who is active, and leaves who gives it a manager. */
export const handOver = (db: Database, from: number, to: EmployeeRow): Write[] => [
  refuseUnless(
    sql`EXISTS (SELECT 1 FROM employees WHERE num = ${to.num} AND status = 'active' AND deleted_at IS NULL)
      AND EXISTS (SELECT 1 FROM employees WHERE num = ${from} AND ${OWNS})`,
    new AppError('employee.inactive', 409),
  ),
  update(db, to, { role: 'OWNER' }),
  update(db, { num: from }, { role: 'MANAGER' }),
]
