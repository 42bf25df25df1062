import { sql } from 'drizzle-orm'
import { importedOf, productQuota } from '../api/http/save-limits.ts'
import type { Bindings } from '../bindings.ts'
import { database } from '../db/connection.ts'

/** @returns how many new products a price list may add to a company (docs/behaviour.md, "Imports of price lists"), and its quota */
export async function newProductAllowance(env: Bindings, company: number) {
  const db = database(env.DB)
  const found = await db.get<{ status: string }>(sql`SELECT status FROM companies WHERE num = ${company}`)
  const quota = productQuota(found?.status ?? '')
  const used = await db.get<{ n: number }>(sql`SELECT ${importedOf(company, quota.imported)} AS n`)
  return { room: Math.max(0, quota.imported - (used?.n ?? 0)), quota }
}
