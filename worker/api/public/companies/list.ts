/** The statements of a list of companies: the page's rows in order, and how many match. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { number } from '../../../db/select.ts'
import { offsetOf, type PageRequest } from '../../http/paging.ts'
import { CANDIDATES, filterOrScan } from '../filter-or-scan.ts'
import { conditions, rowsOf, type Selection } from './conditions.ts'
import { countingSource, type Order, type Plan, type Source } from './plan.ts'

/** What a row is sorted by, and how. Every order ends in the company, or pages would overlap among equals. */
const ORDERS: Record<Order, { keys: SQL; by: (rows: SQL) => SQL }> = {
  relevance: { keys: sql`w.score, l.offers`, by: (t) => sql`${t}score ASC, ${t}offers DESC, ${t}company DESC` },
  offers: { keys: sql`l.offers`, by: (t) => sql`${t}offers DESC, ${t}company DESC` },
  new: { keys: sql`l.created`, by: (t) => sql`${t}created DESC, ${t}company DESC` },
  founded: { keys: sql`l.founded`, by: (t) => sql`${t}founded ASC, ${t}company ASC` },
}

/** @returns ORDER BY's terms for the rows of `pageRows` joined under the name of page. */
export const pageOrder = (order: Order): SQL => ORDERS[order].by(sql`page.`)

const rows = (source: Source, order: Order, filter: Selection): SQL => sql`SELECT l.company, ${ORDERS[order].keys}
  FROM ${rowsOf(source, filter)} WHERE ${conditions(filter, source)}`

/** @returns a SELECT of `company` and the keys of its order, at most a page of rows. */
export function pageRows({ order, walk, few }: Plan, filter: Selection, request: PageRequest): SQL {
  const [limit, offset] = [request.perPage, offsetOf(request)]
  const by = ORDERS[order].by(sql``)
  if (!walk) {
    return sql`SELECT * FROM (${rows(few ?? countingSource(filter), order, filter)})
      ORDER BY ${by} LIMIT ${limit} OFFSET ${offset}`
  }
  const walked = (most: SQL) =>
    sql`${rows(walk, order, filter)} ORDER BY ${ORDERS[order].by(sql`l.`)} LIMIT ${most} OFFSET ${offset}`
  if (!few) return walked(sql`${limit}`)
  return filterOrScan({ few: rows(few, order, filter), by, walk: walked, limit, offset })
}

/** A facet of which company_counts has the figures, with its value. */
export interface MaintainedFacet {
  facet: 'all' | 'country' | 'city' | 'verified' | 'activity'
  value: string
}

/** @returns the kept figure that tells how many match; null when filters are combined in a way nobody keeps. */
export function maintainedFacet({
  words,
  country,
  city,
  activity,
  verified,
  foundedBy,
}: Selection): MaintainedFacet | null {
  if (words || foundedBy !== undefined) return null
  const set: MaintainedFacet[] = [
    ...(country === undefined ? [] : [{ facet: 'country', value: country } as const]),
    ...(city === undefined ? [] : [{ facet: 'city', value: city } as const]),
    ...(activity === undefined ? [] : [{ facet: 'activity', value: activity } as const]),
    ...(verified ? [{ facet: 'verified', value: '1' } as const] : []),
  ]
  if (set.length > 1) return null
  return set[0] ?? { facet: 'all', value: '' }
}

function countRows(filter: Selection): SQL {
  const kept = maintainedFacet(filter)
  if (kept) {
    return sql`SELECT n FROM company_counts
      WHERE node = ${filter.directory.node(filter.branch)} AND facet = ${kept.facet} AND value = ${kept.value}`
  }
  const source = countingSource(filter)
  return sql`SELECT count(*) AS n FROM (
    SELECT 1 FROM ${rowsOf(source, filter)} WHERE ${conditions(filter, source)} LIMIT ${CANDIDATES})`
}

/** @returns a statement of one row or none: how many match, or any number above 10,000 when there are more. */
export const selectCount = (db: Database, filter: Selection) =>
  db.select({ n: number(sql`n`, 'n') }).from(sql`(${countRows(filter)}) AS counted`)
