import { type SQL, sql } from 'drizzle-orm'
import { COUNTED } from '../http/paging.ts'

/** One more than is counted, which tells that there are more. */
export const CANDIDATES = sql.raw(String(COUNTED + 1))

export interface FilterOrScan {
  /** A SELECT of the rows by their most selective filter, unsorted, with the keys of the order. */
  few: SQL
  /** Terms of ORDER BY on the columns of `few`. */
  by: SQL
  /** The same rows by an index that has their order, given the LIMIT in SQL. */
  walk: (limit: SQL) => SQL
  limit: number
  offset: number
}

/**
 * A page of a list that can be read two ways. Counts the few first: up to 10,000 are sorted; more are so many that walking in
 * order soon meets a page of them. The arm that is not taken has a LIMIT of 0: as a condition, the count would be compared
 * with every row of the index.
 */
export function filterOrScan({ few, by, walk, limit, offset }: FilterOrScan): SQL {
  const fits = sql`(SELECT count(*) FROM few) <= ${COUNTED}`
  const sorted = sql`SELECT * FROM few ORDER BY ${by}
    LIMIT CASE WHEN ${fits} THEN ${limit} ELSE 0 END OFFSET ${offset}`
  return sql`WITH few AS MATERIALIZED (${few} LIMIT ${CANDIDATES})
    SELECT * FROM (${sorted}) UNION ALL SELECT * FROM (${walk(sql`CASE WHEN ${fits} THEN 0 ELSE ${limit} END`)})`
}
