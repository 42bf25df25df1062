import { sql } from 'drizzle-orm'
import type { JoinRequest } from '../../../../domain/contract/company-requests.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { activeMember } from '../../../db/active-member.ts'
import type { Database } from '../../../db/connection.ts'
import { HOLDS_NUMBER } from '../../organization/company/queries.ts'

/** Requests that one list shows at most; those that are decided make room for the next. */
export const MAX_COMPANY_REQUESTS = 50

export interface CompanyRequestRow {
  num: number
  id: string
  /** Key of the person. */
  user: number
  company: number
  contact: string
  message: string
  evidence: string
  locale: Locale
  name: string
  createdAt: number
}

/**
 * @returns the company that holds the tax number, and the name of its first owner, null when it has none; undefined when no company has the
 * number
 */
export async function readTakenCompany(db: Database, taxNumber: string) {
  const [row] = await db.all<{ num: number; id: string; owner: string | null }>(sql`SELECT num, id,
      (SELECT users.name FROM employees CROSS JOIN users ON users.num = employees.user
        WHERE employees.company = companies.num AND role = 'OWNER' AND ${activeMember('employees')}
        ORDER BY employees.num LIMIT 1) AS owner
    FROM companies WHERE tax_number = ${taxNumber} AND ${HOLDS_NUMBER} ORDER BY num LIMIT 1`)
  return row
}

export const FIELDS = sql`r.num, r.id, r.user, r.company, r.contact, r.message, r.evidence, r.locale, users.name, r.created_at AS createdAt`

/** @param id of one alone; absent: all that wait for this company, latest first */
export const readJoinRequests = (db: Database, company: number, id?: string) =>
  db.all<CompanyRequestRow>(sql`SELECT ${FIELDS} FROM company_requests AS r CROSS JOIN users ON users.num = r.user
    WHERE r.company = ${company} AND r.kind = 'join' AND r.status = 'open' ${id === undefined ? sql`` : sql`AND r.id = ${id}`}
    ORDER BY r.num DESC LIMIT ${MAX_COMPANY_REQUESTS}`)

/** What the organization's owners see of a request. */
export const toJoinRequest = ({ id, name, contact, message, createdAt }: CompanyRequestRow): JoinRequest => ({
  id,
  name,
  contact,
  message,
  createdAt: new Date(createdAt).toISOString(),
})
