import { sql } from 'drizzle-orm'
import { limitsDevices } from '../api/http/rate-limit.ts'
import { productQuota, unpublishedOf } from '../api/http/save-limits.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'

/** @returns how many new products a company may add in one go (docs/behaviour.md, "Imports of price lists") */
export async function roomFor(env: Bindings, company: number): Promise<number> {
  const db = database(env.DB)
  const found = await db.get<{ status: string }>(sql`SELECT status FROM companies WHERE num = ${company}`)
  const quota = productQuota(found?.status ?? '')
  const used = await db.get<{ n: number }>(sql`SELECT ${unpublishedOf(company, quota.unpublished)} AS n`)
  const left = quota.unpublished - (used?.n ?? 0)
  return Math.max(0, limitsDevices(env) ? Math.min(left, quota.aDay) : left)
}
