/** A page of the operators' lists by key, latest first: the same cost at its beginning, at its end and with every filter. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../db/connection.ts'
import { cutPage } from '../../http/paging.ts'

const PER_PAGE = 24

/** Rows of a range that are looked at for a page, where a filter is not the index's own. */
export const ROWS_READ = 2_000

/** Rows that a search finds, at most. */
export const FOUND = 500

interface List {
  table: 'companies' | 'users' | 'stories'
  /** Numbers that a search has found, as a SELECT of `num`; null: all rows. */
  found: SQL | null
  /** A condition on t, the table's row, that an index has together with its id. */
  which: SQL
  /** Conditions that are tried on each row; null: none. */
  rest: SQL | null
  after: string | undefined
}

/**
 * @param columns of t, the table's row
 * @returns the rows of one page, and the id after which the next one begins; null on the last. Where few rows of a long range match, a page
 *   may be shorter, even empty, before the last
 */
export async function pageByKey<Row extends { id: string }>(
  db: Database,
  { table, found, which, rest, after }: List,
  columns: SQL,
): Promise<{ rows: Row[]; next: string | null }> {
  const t = sql`${sql.identifier(table)} AS t`
  const from = found ? sql`(${found}) AS found CROSS JOIN ${t} ON t.num = found.num` : t
  const beyond = after ? sql`AND t.id < ${after}` : sql``
  const range = sql`SELECT t.num, t.id, ${rest ?? sql`1`} AS fits FROM ${from} WHERE ${which} ${beyond} ORDER BY t.id DESC`
  const [rows, [last]] = await Promise.all([
    db.all<Row>(sql`SELECT t.id, ${columns} FROM (${range} LIMIT ${rest ? ROWS_READ : PER_PAGE + 1}) AS page
      CROSS JOIN ${t} ON t.num = page.num WHERE page.fits ORDER BY page.id DESC LIMIT ${PER_PAGE + 1}`),
    rest ? db.all<{ id: string }>(sql`SELECT page.id FROM (${range} LIMIT 1 OFFSET ${ROWS_READ - 1}) AS page`) : [],
  ])
  const page = cutPage(rows, PER_PAGE)
  return { rows: page.shown, next: (page.last ?? last)?.id ?? null }
}

/** @returns one condition; null where there is none */
export const allOf = (conditions: SQL[]): SQL | null =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` AND `)})` : null
