import { sql } from 'drizzle-orm'
import type { Claim, JoinRequest } from '../../../../domain/contract/company-requests.ts'
import type { Locale } from '../../../../domain/locale.ts'
import type { Text } from '../../../../domain/text.ts'
import type { Database } from '../../../db/connection.ts'
import { localized } from '../../http/locale.ts'
import { COUNTED } from '../../http/paging.ts'
import { HOLDS_NUMBER } from '../../organization/company/queries.ts'

/** Requests that one list shows; they are decided from the top. */
const MOST = 50

export interface StoredRequest {
  num: number
  id: string
  company: number
  contact: string
  message: string
  evidence: string
  locale: Locale
  name: string
  createdAt: number
}

interface StoredClaim extends StoredRequest {
  companyId: string
  names: string
  taxNumber: string | null
  companyStatus: string
}

/**
 * @returns the company that holds the tax number, and the name of its first owner, null when it has none; undefined when no company has the
 * number
 */
export async function readTakenCompany(db: Database, taxNumber: string) {
  const [row] = await db.all<{ num: number; id: string; owner: string | null }>(sql`SELECT num, id,
      (SELECT users.name FROM employees CROSS JOIN users ON users.num = employees.user
        WHERE employees.company = companies.num AND role = 'OWNER' AND status = 'active' AND employees.deleted_at IS NULL
        ORDER BY employees.num LIMIT 1) AS owner
    FROM companies WHERE tax_number = ${taxNumber} AND ${HOLDS_NUMBER} ORDER BY num LIMIT 1`)
  return row
}

const FIELDS = sql`r.num, r.id, r.company, r.contact, r.message, r.evidence, r.locale, users.name, r.created_at AS createdAt`

/** @param id of one alone; absent: all that wait for this company, latest first */
export const readJoinRequests = (db: Database, company: number, id?: string) =>
  db.all<StoredRequest>(sql`SELECT ${FIELDS} FROM company_requests AS r CROSS JOIN users ON users.num = r.user
    WHERE r.company = ${company} AND r.kind = 'join' AND r.status = 'open' ${id === undefined ? sql`` : sql`AND r.id = ${id}`}
    ORDER BY r.num DESC LIMIT ${MOST}`)

/** @param id of one alone; absent: all that wait, longest waiting first */
export const readClaims = (db: Database, id?: string) =>
  db.all<StoredClaim>(sql`SELECT ${FIELDS}, c.id AS companyId, c.names, c.tax_number AS taxNumber, c.status AS companyStatus
    FROM company_requests AS r CROSS JOIN users ON users.num = r.user CROSS JOIN companies AS c ON c.num = r.company
    WHERE r.kind = 'claim' AND r.status = 'open' ${id === undefined ? sql`` : sql`AND r.id = ${id}`}
    ORDER BY r.num LIMIT ${MOST}`)

/** @returns open claims, counted up to 10,000 as totals of lists are */
export async function countClaims(db: Database): Promise<number> {
  const [row] = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM
    (SELECT 1 FROM company_requests WHERE kind = 'claim' AND status = 'open' LIMIT ${COUNTED})`)
  return row?.n ?? 0
}

/** What the organization's owners see of a request. */
export const toJoinRequest = ({ id, name, contact, message, createdAt }: StoredRequest): JoinRequest => ({
  id,
  name,
  contact,
  message,
  createdAt: new Date(createdAt).toISOString(),
})

/** What operators see of a claim. */
export function toClaim(row: StoredClaim, locale: Locale): Claim {
  const names: Text = JSON.parse(row.names)
  const { companyId, taxNumber, companyStatus, evidence } = row
  const company = { id: companyId, name: localized(names, locale), taxNumber, status: companyStatus }
  return { ...toJoinRequest(row), evidence, company }
}
