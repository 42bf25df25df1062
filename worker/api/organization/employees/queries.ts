import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Employee, EmployeeList, EmployeeListQuery } from '../../../../domain/contract/employees.ts'
import { EMPLOYEE_BY_OWNER } from '../../../../domain/statuses/employee.ts'
import type { Database } from '../../../db/connection.ts'
import { employees } from '../../../db/schema.ts'
import { number } from '../../../db/select.ts'
import type { Member } from '../../http/access/viewer.ts'
import { offsetOf, pageMeta } from '../../http/paging.ts'
import { isRestorable } from '../restorable.ts'

export type EmployeeRow = typeof employees.$inferSelect

export const toEmployee = (row: EmployeeRow, { num }: Pick<Member, 'num'>): Employee => ({
  id: row.id,
  name: row.name,
  position: row.position,
  role: row.role,
  status: row.status,
  allowed: [...EMPLOYEE_BY_OWNER[row.status]],
  contact: row.contact,
  self: row.user === num,
  version: row.version,
  createdAt: new Date(row.createdAt).toISOString(),
})

const alive = (company: number) => and(eq(employees.company, company), isNull(employees.deletedAt))

export async function readEmployees(db: Database, viewer: Member, query: EmployeeListQuery): Promise<EmployeeList> {
  const { status, role } = query
  const chosen = and(
    alive(viewer.organization.num),
    status && eq(employees.status, status),
    role && eq(employees.role, role),
  )
  const [rows, counted] = await db.batch([
    db.select().from(employees).where(chosen).orderBy(asc(employees.num)).limit(query.perPage).offset(offsetOf(query)),
    db
      .select({ n: number(sql`count(*)`, 'n') })
      .from(employees)
      .where(chosen),
  ])
  return { data: rows.map((row) => toEmployee(row, viewer)), meta: pageMeta(query, counted[0]?.n ?? 0) }
}

/** @returns the employee of this organization, undefined where it has none with that id. */
export const readEmployee = (db: Database, company: number, id: string) =>
  db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), alive(company)))
    .get()

/** An employee who was removed and can still be restored. */
export const readDeletedEmployee = (db: Database, company: number, id: string, now: number) =>
  db
    .select()
    .from(employees)
    .where(and(eq(employees.id, id), eq(employees.company, company), isRestorable(employees.deletedAt, now)))
    .get()
