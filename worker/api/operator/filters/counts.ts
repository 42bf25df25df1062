/** Counts of everything that operators filter by: maintained by triggers (migrations/0010), so no request counts rows. */
import { sql } from 'drizzle-orm'
import { PRODUCT_STATUSES } from '../../../../domain/statuses/product.ts'
import type { Text } from '../../../../domain/text.ts'
import { boundedCount } from '../../../db/bounded-count.ts'
import type { Database } from '../../../db/connection.ts'

/** Counts of one facet: value → how many. */
export type ValueCounts = ReadonlyMap<string, number>

interface Row {
  facet: string
  value: string
  n: number
}

/** @returns the counts of a facet; 'all' has the one value ''. */
export type CountsOfFacet = (facet: string) => ValueCounts

function byFacet(rows: Row[]): CountsOfFacet {
  const facets = Map.groupBy(rows, ({ facet }) => facet)
  return (facet) => new Map((facets.get(facet) ?? []).map(({ value, n }) => [value, n]))
}

export type CountedKind = 'company' | 'user' | 'employee' | 'legal-entity'

export const countsOf = async (db: Database, kind: CountedKind): Promise<CountsOfFacet> =>
  byFacet(await db.all<Row>(sql`SELECT facet, value, n FROM operator_counts WHERE kind = ${kind} ORDER BY value`))

/** People whom operators have blocked: few, by an index of their own. */
export async function blockedPeople(db: Database): Promise<number> {
  const row = await db.get<{ n: number }>(
    sql`SELECT ${boundedCount(sql`FROM users WHERE blocked_at IS NOT NULL AND deleted_at IS NULL AND id > ''`)} AS n`,
  )
  return row.n
}

/** Published products are counted with the catalogue; the few others are counted here, each status as a range of an index. */
export async function productCounts(db: Database): Promise<ValueCounts> {
  const statuses = JSON.stringify(PRODUCT_STATUSES)
  const rows = await db.all<Omit<Row, 'facet'>>(sql`SELECT value, CASE value
      WHEN 'published' THEN coalesce((SELECT n FROM facet_counts WHERE ancestor = 0 AND facet = 'all' AND value = ''), 0)
      ELSE (SELECT count(*) FROM products WHERE status = j.value AND status <> 'published') END AS n
    FROM json_each(${statuses}) AS j`)
  return new Map(rows.map(({ value, n }) => [value, n]))
}

/** Employees of one organization. */
export async function employeeCounts(db: Database, company: number): Promise<CountsOfFacet> {
  const members = sql`FROM employees WHERE company = ${company} AND deleted_at IS NULL`
  return byFacet(
    await db.all<Row>(sql`SELECT 'all' AS facet, '' AS value, count(*) AS n ${members}
      UNION ALL SELECT 'status', status, count(*) ${members} GROUP BY status
      UNION ALL SELECT 'role', role, count(*) ${members} GROUP BY role`),
  )
}

export interface Branch {
  id: string
  names: Text
  n: number
}

const toBranches = (rows: { id: string; names: string; n: number }[]): Branch[] =>
  rows.map(({ id, names, n }) => ({ id, names: JSON.parse(names), n }))

/** Top categories with their published products. */
export const categoryCounts = async (db: Database): Promise<Branch[]> =>
  toBranches(
    await db.all(sql`SELECT c.id, c.names, coalesce(f.n, 0) AS n FROM categories AS c
      LEFT JOIN facet_counts AS f ON f.ancestor = c.num AND f.facet = 'all' AND f.value = ''
      WHERE c.parent IS NULL ORDER BY c.position`),
  )

/** Top services with the companies that offer them or one below them (node -1 - num, migrations/0008). */
export const serviceCounts = async (db: Database): Promise<Branch[]> =>
  toBranches(
    await db.all(sql`SELECT s.id, s.names, coalesce(f.n, 0) AS n FROM services AS s
      LEFT JOIN company_counts AS f ON f.node = -1 - s.num AND f.facet = 'all' AND f.value = ''
      WHERE s.parent IS NULL ORDER BY s.position`),
  )

/** All companies that offer any service. */
export async function countServiceCompanies(db: Database): Promise<number> {
  const row = await db.get<{ n: number }>(
    sql`SELECT coalesce((SELECT n FROM company_counts WHERE node = -1 AND facet = 'all' AND value = ''), 0) AS n`,
  )
  return row?.n ?? 0
}
