/** Index texts of stored rows, including texts of other rows by which they are found. */
import type { D1Database } from '@cloudflare/workers-types'
import { sql } from 'drizzle-orm'
import type { Text } from '../../domain/text.ts'
import type { Database } from './connection.ts'
import { readShopCategories } from './import/shop-categories.ts'
import type { companies, products } from './schema.ts'
import { directoryIndexText, productIndexText } from './search-index.ts'

/** @returns names of each category and of all above it, by its number. */
export async function readLineages(d1: D1Database): Promise<Map<number, Text[]>> {
  const rows = await readShopCategories(d1)
  return new Map(rows.map(({ num, lineage }) => [num, lineage]))
}

type ProductRow = typeof products.$inferSelect
type CompanyRow = typeof companies.$inferSelect

/** @param lineages of `readLineages` */
export const productTexts = (rows: ProductRow[], lineages: Map<number, Text[]>) =>
  rows.map((row) => ({ ...row, text: productIndexText(row, lineages.get(row.category) ?? []) }))

export const textsIn = (json: string): Text[] => JSON.parse(json)

/** Texts of other rows by which each company of a page is found: top categories in which it sells, services that it offers. */
async function companyContexts(db: Database, nums: number[]): Promise<Map<number, Text[]>> {
  const rows = await db.all<{
    num: number
    about: string
  }>(sql`SELECT c.num, (SELECT json_group_array(json(names)) FROM (
      SELECT k.names FROM facet_counts AS f JOIN categories AS k ON k.num = f.ancestor AND k.level <= 2
        WHERE f.facet = 'company' AND f.value = CAST(c.num AS TEXT) AND f.ancestor > 0
      UNION ALL SELECT s.names FROM company_services AS o JOIN services AS s ON s.num = o.service WHERE o.company = c.num
    )) AS about FROM json_each(${JSON.stringify(nums)}) AS given CROSS JOIN companies AS c ON c.num = given.value`)
  return new Map(rows.map(({ num, about }) => [num, textsIn(about)]))
}

export async function companyTexts(db: Database, rows: CompanyRow[]) {
  const contexts = await companyContexts(
    db,
    rows.map(({ num }) => num),
  )
  return rows.map((row) => ({
    ...row,
    text: directoryIndexText(row.names, [row.description, row.city, ...(contexts.get(row.num) ?? [])]),
  }))
}
