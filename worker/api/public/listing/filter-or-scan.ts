import { type SQL, sql } from 'drizzle-orm'
import { MAX_COUNTED } from '../../../../domain/limits.ts'

/** A number written into a statement: D1 accepts a hundred bound values. */
export const written = (n: number): SQL => sql.raw(String(n))

/** One more than the limit of counts, which shows that there are more. */
export const CANDIDATES = written(MAX_COUNTED + 1)

interface FilterOrScan {
  /** An unsorted SELECT of the rows by their most selective filter, with the sort keys. */
  candidates: SQL
  /** Terms of ORDER BY on the columns of `candidates`. */
  by: SQL
  /** A SELECT of the same rows by an index in the right order, with the given LIMIT. */
  scan: (limit: SQL, offset: number) => SQL
  limit: number
  offset: number
  /** A condition: there may be more, which were not looked at; null where all were. */
  hasMore: SQL | null
  /** A FROM clause with all of them, where one index alone tells how many they are; else null. */
  toCount: SQL | null
}

/**
 * A page of a list that can be read in two ways. Counts the candidates first: up to 10,000 are sorted; if there are
 * more, scanning in order soon finds a page of them. The unused branch has a LIMIT of 0, because a condition in WHERE
 * would be evaluated for every row of the index.
 */
export function filterOrScan({ candidates, by, scan, limit, offset, hasMore, toCount }: FilterOrScan): SQL {
  const isFew = sql`(SELECT count(*) FROM ${toCount ?? sql`candidates`}) <= ${MAX_COUNTED}`
  const isShort = hasMore ? sql`(NOT ${hasMore} AND ${isFew})` : isFew
  const named = toCount ? sql`` : sql`WITH candidates AS MATERIALIZED (${candidates} LIMIT ${CANDIDATES})`
  // Where they are counted elsewhere, a subquery with a LIMIT is not begun before the LIMIT around it is known.
  const sorted = sql`SELECT * FROM ${toCount ? sql`(${candidates} LIMIT ${CANDIDATES})` : sql`candidates`} ORDER BY ${by}
    LIMIT CASE WHEN ${isShort} THEN ${limit} ELSE 0 END OFFSET ${offset}`
  return sql`${named} SELECT * FROM (${sorted}) UNION ALL SELECT * FROM (${scan(sql`CASE WHEN ${isShort} THEN 0 ELSE ${limit} END`, offset)})`
}

/**
 * A page of a list whose rows may all be far from where its index begins: as many as a part of the index has, then candidates, which
 * are not read where the part has a page.
 * @param row the column with the row's number
 */
export function scanThenFilter({ candidates, by, scan, limit, offset }: FilterOrScan, row: SQL): SQL {
  const most = limit + offset
  return sql`WITH first AS MATERIALIZED (${scan(sql`${most}`, 0)})
    SELECT * FROM first UNION ALL SELECT * FROM (
      SELECT * FROM (${candidates} LIMIT ${CANDIDATES}) WHERE ${row} NOT IN (SELECT ${row} FROM first)
      ORDER BY ${by} LIMIT ${most} - (SELECT count(*) FROM first)
    ) LIMIT ${limit} OFFSET ${offset}`
}
