import { sql } from 'drizzle-orm'
import type { Invitation } from '../../../../domain/contract/invitations.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Database } from '../../../db/connection.ts'
import { companies, employees } from '../../../db/schema.ts'
import { named } from '../../../db/select.ts'
import { localized } from '../../http/locale.ts'

/** Condition on `employees`: open invitations to the user's verified contacts. */
export const isInvitationTo = (user: number) => sql`${employees.status} = 'invited' AND ${employees.deletedAt} IS NULL
  AND ${employees.contact} IN (SELECT value FROM contacts WHERE user = ${user} AND verified_at IS NOT NULL)`

/** @returns open invitations, latest first, with the companies' names in this language */
export async function readInvitations(db: Database, user: number, locale: Locale): Promise<Invitation[]> {
  const rows = await db
    .select({ row: employees, company: named(companies.id, 'company_id'), names: companies.names })
    .from(employees)
    .innerJoin(companies, sql`${companies.num} = ${employees.company}`)
    .where(isInvitationTo(user))
    .orderBy(sql`${employees.num} DESC`)
  return rows.map(({ row, company, names }) => ({
    id: row.id,
    role: row.role,
    position: row.position,
    company: { id: company, name: localized(names, locale) },
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}

/** @returns an invitation, if it was sent to the user */
export const readInvitation = (db: Database, user: number, id: string) =>
  db
    .select()
    .from(employees)
    .where(sql`${employees.id} = ${id} AND ${isInvitationTo(user)}`)
    .get()
