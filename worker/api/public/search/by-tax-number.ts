/** Finds the companies of a tax number: numbers are in no text index, where a slip of one digit would find other companies. */
import { sql } from 'drizzle-orm'
import type { CompanyCard } from '../../../../domain/contract/companies.ts'
import type { Locale } from '../../../../domain/locale.ts'
import { typedTaxNumber } from '../../../../domain/tax-numbers.ts'
import type { Database } from '../../../db/connection.ts'
import { selectCompanyCards, toCompanyCard } from '../companies/cards.ts'

/**
 * @param q the query as typed
 * @returns published companies whose pages show exactly this number, at most `limit`; none where the query cannot be one
 */
export async function readCompaniesByTaxNumber(
  db: Database,
  q: string,
  limit: number,
  locale: Locale,
): Promise<CompanyCard[]> {
  const taxNumber = typedTaxNumber(q)
  if (taxNumber === null) return []
  const holders = sql`SELECT num AS company FROM companies
    WHERE tax_number = ${taxNumber} AND status = 'active' ORDER BY num LIMIT ${limit}`
  const rows = await selectCompanyCards(db, holders, sql`page.company`, locale)
  return rows.map((row) => toCompanyCard(row, locale))
}
