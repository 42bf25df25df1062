import { sql } from 'drizzle-orm'
import type { DeskCompanyDetails } from '../../../../domain/contract/desk-companies.ts'
import { DAY_MS } from '../../../../domain/durations.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import type { Database } from '../../../db/connection.ts'

/** Days within which what passed is counted. */
const DAYS = 30

/** @returns since when and why a company is trusted; null where it is not */
export async function readTrust(db: Database, company: number): Promise<DeskCompanyDetails['trust']> {
  const from = Date.now() - DAYS * DAY_MS
  const row = await db.get<{ since: number; reason: string; passed: number } | undefined>(sql`SELECT since, reason,
    ${boundedCount(sql`FROM reviews WHERE company = ${company} AND passed = 1 AND decided_at > ${from}`)} AS passed
    FROM trusted_suppliers WHERE company = ${company}`)
  return row ? { ...row, since: new Date(row.since).toISOString() } : null
}
