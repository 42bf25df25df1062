import { type SQL, sql } from 'drizzle-orm'
import { COUNTED } from '../../http/paging.ts'

/** One more than is counted, which shows that there are more. */
export const CANDIDATES = sql.raw(String(COUNTED + 1))

export interface FilterOrScan {
  /** A SELECT of the rows by their most selective filter, unsorted, with the keys of the order. */
  candidates: SQL
  /** Terms of ORDER BY on the columns of `candidates`. */
  by: SQL
  /** A SELECT of the same rows by an index that has their order, given the LIMIT in SQL. */
  scan: (limit: SQL) => SQL
  limit: number
  offset: number
}

/**
 * A page of a list that can be read two ways. Counts the candidates first: up to 10,000 are sorted; more are so many that
 * scanning in order soon meets a page of them. The arm that is not taken has a LIMIT of 0: as a condition, the count would be
 * compared with every row of the index.
 */
export function filterOrScan({ candidates, by, scan, limit, offset }: FilterOrScan): SQL {
  const isShort = sql`(SELECT count(*) FROM candidates) <= ${COUNTED}`
  const sorted = sql`SELECT * FROM candidates ORDER BY ${by}
    LIMIT CASE WHEN ${isShort} THEN ${limit} ELSE 0 END OFFSET ${offset}`
  return sql`WITH candidates AS MATERIALIZED (${candidates} LIMIT ${CANDIDATES})
    SELECT * FROM (${sorted}) UNION ALL SELECT * FROM (${scan(sql`CASE WHEN ${isShort} THEN 0 ELSE ${limit} END`)})`
}
